import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { captureTexts } from '../capture/texts/capture';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { useUndo } from '../use-undo';
import { waitingTexts } from './texts/today';

interface WaitingLead {
  row: { id: number; version: number; title: string };
}

/** Says that a lead was answered, and offers to undo. */
export function LeadActs({ row: { id, version, title } }: WaitingLead) {
  const t = useTexts(waitingTexts);
  const tCapture = useTexts(captureTexts);
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const save = useSaving(() => call(marketingLeadsApi.update, { id }, { status: 'contacted', version }), {
    onSaved: ({ act }) => {
      tell(act, { title: t('contactedDone'), description: title });
      void refresh();
    },
    onFailed: (error) => {
      toast({ variant: 'destructive', title: tCapture('leads.notSaved'), description: errorText(error) });
      void refresh();
    },
  });
  return (
    <IfMayWrite>
      <Button
        variant="secondary"
        icon={portalIcons.check}
        aria-label={`${t('contacted')}: ${title}`}
        pending={save.isPending}
        onClick={() => save.mutate(undefined)}
      >
        {t('contacted')}
      </Button>
    </IfMayWrite>
  );
}
