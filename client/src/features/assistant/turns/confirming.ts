import type { QueryClient } from '@tanstack/react-query';
import { proposalsApi } from '@shared/assistant/endpoints';
import type { ProposalAct } from '@shared/assistant/proposals';
import { ApiError, call, errorText } from '@/lib/api/api-client';
import type { Toast } from '@/lib/toast';
import type { Proposal } from '../wire';
import { type StepPlace, setStep, stepAt } from './kept';
import { proposed, runAs, startNext } from './sending';

/** What the page does for the assistant in the portals, whose acts and lists it does not know. */
export interface PortalActs {
  /** Shows the notice of what was done, with a button that takes it back; `onUndone` is called once it was. */
  tell: (done: ProposalAct | null, notice: Toast, onUndone: () => void) => void;
  undo: (done: ProposalAct, onUndone: () => void) => void;
  /** Fetches again what the screen shows. */
  refresh: () => void;
}

/** Does what is proposed; `noticeOf` says what was done. */
export async function confirm(
  client: QueryClient,
  at: StepPlace,
  acts: PortalActs,
  noticeOf: (done: Proposal) => Toast,
): Promise<void> {
  const progress = stepAt(at)?.progress;
  if (progress?.at !== 'proposal' || progress.isSending) return;
  setStep(at, { progress: { ...progress, isSending: true } });
  try {
    const done = await runAs(client, () => call(proposalsApi.confirm, { proposal: progress.proposal.id }));
    setStep(at, { progress: { at: 'done', proposal: done, isUndone: false } });
    acts.tell(done.done, noticeOf(done), () => setUndone(at));
    acts.refresh();
    await startNext(client, at);
  } catch (error) {
    setStep(at, { progress: stillProposed(progress.proposal, error as Error) });
  }
}

/** Takes back what was done. */
export function undo(at: StepPlace, acts: PortalActs): void {
  const progress = stepAt(at)?.progress;
  if (progress?.at === 'done' && progress.proposal.done)
    acts.undo(progress.proposal.done, () => setUndone(at));
}

function setUndone(at: StepPlace): void {
  const progress = stepAt(at)?.progress;
  if (progress?.at === 'done') setStep(at, { progress: { ...progress, isUndone: true } });
}

/** Leaves everything as it is. */
export async function cancel(client: QueryClient, at: StepPlace): Promise<void> {
  const progress = stepAt(at)?.progress;
  if (progress?.at !== 'proposal') return;
  setStep(at, { progress: { at: 'cancelled' } });
  // One that cannot be cancelled any more expires, and nothing has changed either way.
  await runAs(client, () => call(proposalsApi.cancel, { proposal: progress.proposal.id })).catch(
    () => undefined,
  );
  await startNext(client, at);
}

/** What is proposed now: the same, or anew where a record has changed meanwhile; one that is over is refused. */
function stillProposed(proposal: Proposal, error: Error) {
  if (!(error instanceof ApiError)) return proposed(proposal, error.message);
  if (error.code === 'proposal.stale' && error.current)
    return proposed(error.current as Proposal, errorText(error));
  const current = error.current as Proposal | undefined;
  // It was done, and only the answer has not arrived.
  if (error.code === 'proposal.over' && current?.state === 'confirmed' && (current.done || current.result))
    return { at: 'done' as const, proposal: current, isUndone: false };
  const isOver = error.code === 'proposal.over' || error.status === 404;
  return isOver ? { at: 'refused' as const, why: errorText(error) } : proposed(proposal, errorText(error));
}
