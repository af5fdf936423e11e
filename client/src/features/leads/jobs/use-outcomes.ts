import { useCallback } from 'react';
import type { Wire } from '@shared/http/wire';
import type { JobRun } from '@shared/jobs/endpoints';
import type { UndoneByJob } from '@shared/acts/undo';
import type { Done } from '@shared/acts/record';
import type { FollowedJob } from '@/lib/jobs/followed-jobs';
import { useTexts } from '@/i18n/use-texts';
import { toast } from '@/lib/toast';
import { undoTexts } from '@/ui/feedback/texts/undo';
import { recordsTexts } from '../texts/records';
import { jobsTexts } from './texts/jobs';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';

type Ended = Wire<JobRun>;

/** Tells how a job has ended, and fetches again what it changed. */
export function useOutcomes() {
  const tellUndone = useUndoOutcome();
  const tellChanged = useBulkOutcome();
  const refresh = useRefreshLeads();
  return useCallback(
    (job: FollowedJob, ended: Ended) => {
      if (job.kind === 'undo') tellUndone(ended);
      else tellChanged(job, ended);
      void refresh();
    },
    [tellUndone, tellChanged, refresh],
  );
}

function useUndoOutcome() {
  const t = useTexts(jobsTexts);
  const tAct = useTexts(undoTexts);
  return useCallback(
    ({ state, result }: Ended) => {
      if (state !== 'done') return toast({ variant: 'destructive', title: t('undo.failed') });
      const { act, records, count } = result as UndoneByJob;
      toast({
        title: act ? t('undo.done', { count: records }) : t('undo.nothing'),
        ...(count > 0 && act && { description: tAct('exceptions', { count }) }),
      });
    },
    [t, tAct],
  );
}

/** What was changed before a job was stopped, or failed, can be taken back as well. */
function useBulkOutcome() {
  const t = useTexts(jobsTexts);
  const tRecords = useTexts(recordsTexts);
  const { tell } = useUndo();
  return useCallback(
    ({ kind, act: begun }: FollowedJob, { state, result }: Ended) => {
      if (state === 'cancelled') return tell(begun, { title: t('bulk.stopped') });
      if (state !== 'done') return tell(begun, { variant: 'destructive', title: t('bulk.broken') });
      const { act, count } = result as Done;
      const changed = count > 0 ? t('bulk.changed', { count }) : t('bulk.unchanged');
      tell(act, { title: kind === 'delete' ? tRecords('bin.some', { count }) : changed });
    },
    [t, tRecords, tell],
  );
}
