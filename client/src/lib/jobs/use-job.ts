import { useQuery } from '@tanstack/react-query';
import { jobRuns } from '@shared/jobs/endpoints';
import { query } from '../api/query-client';

/** Milliseconds between two looks at a job that has not ended. */
export const LOOK_INTERVAL = 700;

const goingOn = ['queued', 'running'];

/** Whether a job has ended, however it did. */
export const hasEnded = ({ state }: { state: string }) => !goingOn.includes(state);

/** The progress of a job, looked up again until it ends; of none while the id is null. */
export const useJob = (id: number | null) =>
  useQuery({
    ...query(jobRuns.read, { id: id ?? 0 }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && hasEnded(data) ? false : LOOK_INTERVAL),
  });
