import { useQuery } from '@tanstack/react-query';
import { jobRuns } from '@shared/jobs/endpoints';
import { query } from '../api/query-client';

/** Milliseconds between two looks at a job that has not ended. */
const LOOK_INTERVAL = 700;

const goingOn = ['queued', 'running'];

/** Whether a job has ended, however it did. */
export const hasEnded = ({ state }: { state: string }) => !goingOn.includes(state);

/** The progress of a job, looked up again until it ends. */
export const useRun = (id: number) =>
  useQuery({
    ...query(jobRuns.read, { id }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && hasEnded(data) ? false : LOOK_INTERVAL),
  });
