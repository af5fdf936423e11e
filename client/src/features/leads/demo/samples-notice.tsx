import { useMutation, useQuery } from '@tanstack/react-query';
import { leadSamples } from '@shared/leads/demo/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { Button } from '@/ui/controls/button';
import { samplesTexts } from '../texts/samples';
import { useUndo } from '../use-undo';

/** Says that samples are shown, while some are, and removes them in one click. */
export function SamplesNotice() {
  const t = useTexts(samplesTexts);
  const { data } = useQuery({ ...query(leadSamples.shown, {}), staleTime: 0 });
  const { undo } = useUndo();
  const remove = useMutation({ mutationFn: undo });
  const act = data?.act;
  if (!act) return null;
  return (
    <aside
      aria-label={t('label')}
      className="-mt-4 mb-3 flex flex-wrap items-center gap-x-2 text-sm text-muted print:hidden"
    >
      {t('shown')}
      <Button
        variant="quiet"
        className="px-2! text-brand!"
        pending={remove.isPending}
        onClick={() => remove.mutate(act)}
      >
        {t('remove')}
      </Button>
    </aside>
  );
}
