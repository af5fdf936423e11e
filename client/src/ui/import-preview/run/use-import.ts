import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ImportState } from '@shared/imports/scales';
import { call, errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSaving } from '@/lib/api/save';
import { hasEnded, LOOK_INTERVAL, useJob } from '@/lib/jobs/use-job';
import { toast } from '@/lib/toast';
import type { ImportKind, ShownImport } from '../import-kind';

/** The states in which a job is at work. */
const busyStates = ['mapped', 'running', 'undoing'] as const satisfies ImportState[];
/** A state in which a job is at work. */
export type BusyState = (typeof busyStates)[number];

/** Whether a job is at work in this state. */
export const isBusyState = (state: ImportState): state is BusyState =>
  busyStates.some((busy) => busy === state);

/**
 * An import and the job that works on it, read again until the job has ended. `entity` asks how the file would become
 * records of another kind.
 */
export function useImport({ endpoints, onWritten }: ImportKind, id: number, entity?: string) {
  const {
    data: detail,
    error,
    refetch,
  } = useQuery({
    ...query(endpoints.read, { id }, { entity }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const isBusy = detail !== undefined && isBusyState(detail.state);
  const job = useJob(isBusy ? detail.run : null);
  const hasJobEnded = job.error !== null || (job.data !== undefined && hasEnded(job.data));
  // The job is not known yet, or is over before the import says how it ended.
  const isAwaited = isBusy && (detail.run === null || hasJobEnded);

  useEffect(() => {
    if (!isAwaited) return;
    void refetch();
    const timer = setInterval(() => void refetch(), LOOK_INTERVAL);
    return () => clearInterval(timer);
  }, [isAwaited, refetch]);

  const before = useRef<ImportState>(undefined);
  const now = detail?.state;
  useEffect(() => {
    const wasWriting = before.current === 'running' || before.current === 'undoing';
    before.current = now;
    if (wasWriting && now && !isBusyState(now)) onWritten();
  }, [now, onWritten]);

  return { detail, error, refetch, run: isBusy ? job.data : undefined };
}

/** Keeps what an endpoint answered about an import as what its screen shows. */
export function useKeptImport({ endpoints }: ImportKind) {
  const client = useQueryClient();
  return (detail: ShownImport) =>
    client.setQueryData(query(endpoints.read, { id: detail.id }).queryKey, detail);
}

type PlainAct = 'commit' | 'cancel' | 'undo';

/** Begins or ends the work on an import; a refusal is told under `failed`. */
export function useImportAct(kind: ImportKind, act: PlainAct, failed: string) {
  const keep = useKeptImport(kind);
  const endpoint = kind.endpoints[act];
  return useSaving((id: number) => call(endpoint, { id }), {
    onSaved: keep,
    onFailed: (error) => toast({ variant: 'destructive', title: failed, description: errorText(error) }),
  });
}
