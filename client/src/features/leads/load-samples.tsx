import { leadSamples } from '@shared/leads/demo/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { sectionsTexts } from './texts/sections';
import { useRefreshLeads } from './use-refresh-leads';
import { useUndo } from './use-undo';

/** Fills an account without contacts with samples, which can be removed in one click. */
export function LoadSamples() {
  const t = useTexts(sectionsTexts);
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const load = useSave(leadSamples.load, {
    onSaved: ({ act, count }) => {
      tell(act, { title: t('firstRun.loaded', { count }) });
      void refresh();
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('firstRun.loadFailed'), description: errorText(error) }),
  });
  return (
    <Button variant="secondary" pending={load.isPending} onClick={() => load.mutate({})}>
      {t('firstRun.samples')}
    </Button>
  );
}
