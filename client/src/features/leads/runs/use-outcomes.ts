import { useCallback } from 'react';
import type { Wire } from '@shared/http/wire';
import type { JobRun } from '@shared/jobs/endpoints';
import type { UndoneByJob } from '@shared/leads/acts/endpoints';
import type { FollowedRun } from '@/lib/runs/followed-runs';
import { useTexts } from '@/i18n/use-texts';
import { toast } from '@/lib/toast';
import { recordsTexts } from '../texts/records';
import { runsTexts } from '../texts/runs';
import { useRefreshLeads } from '../use-refresh-leads';

/** Tells how a job has ended, and fetches again what it changed. */
export function useOutcomes() {
  const t = useTexts(runsTexts);
  const tRecords = useTexts(recordsTexts);
  const refresh = useRefreshLeads();

  return useCallback(
    ({ kind }: FollowedRun, { state, result }: Wire<JobRun>) => {
      if (kind === 'undo') {
        if (state !== 'done') toast({ variant: 'destructive', title: t('undo.failed') });
        else {
          const { act, records, count } = result as UndoneByJob;
          toast({
            title: act ? t('undo.done', { count: records }) : t('undo.nothing'),
            ...(count > 0 && act && { description: tRecords('undo.exceptions', { count }) }),
          });
        }
      }
      void refresh();
    },
    [t, tRecords, refresh],
  );
}
