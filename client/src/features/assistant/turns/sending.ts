import type { QueryClient } from '@tanstack/react-query';
import { assistantApi, proposalsApi } from '@shared/assistant/endpoints';
import { ApiError, call, errorText } from '@/lib/api/api-client';
import type { Command, Proposal } from '../wire';
import { type StepPlace, setStep, stepAt } from './kept';
import { asUnderstood, errorsOf, lacks, type Progress } from './steps';

/** Runs a call as a mutation, so that a refusal of the session or the account is heard; it outlives its component. */
export const runAs = <Result>(client: QueryClient, work: () => Promise<Result>): Promise<Result> =>
  client.getMutationCache().build<Result, Error, void, unknown>(client, { mutationFn: work }).execute();

/** Starts a step that waits for its turn: asks for what it lacks, or sends it. */
export async function start(client: QueryClient, at: StepPlace): Promise<void> {
  const step = stepAt(at);
  if (step?.progress.at !== 'waiting') return;
  if (lacks(step.command)) setStep(at, { progress: { at: 'asking', draft: {}, errors: {} } });
  else await send(client, at, step.command);
}

/** Starts the step after one that is settled. */
export const startNext = (client: QueryClient, { turn, index }: StepPlace): Promise<void> =>
  start(client, { turn, index: index + 1 });

/** Sends a command: one that reads is answered, any other becomes a proposal. */
export async function send(client: QueryClient, at: StepPlace, command: Command): Promise<void> {
  dropProposal(stepAt(at)?.progress);
  setStep(at, { command, progress: { at: 'working' } });
  const body = bodyOf(command);
  try {
    if (command.effect === 'read') {
      const answer = await runAs(client, () => call(assistantApi.answer, {}, body));
      setStep(at, { command: asUnderstood(command, answer), progress: { at: 'answer', answer } });
      await startNext(client, at);
    } else {
      const proposal = await runAs(client, () => call(assistantApi.propose, {}, body));
      setStep(at, { command: asUnderstood(command, proposal), progress: proposed(proposal) });
    }
  } catch (error) {
    setStep(at, { progress: refusalOf(command, error as Error) });
  }
}

const bodyOf = ({ tool, args }: Command) => ({
  tool,
  args: Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? [...value] : value,
    ]),
  ),
});

export const proposed = (proposal: Proposal, notice: string | null = null): Progress => ({
  at: 'proposal',
  proposal,
  notice,
  isSending: false,
});

function refusalOf(command: Command, error: Error): Progress {
  const errors = error instanceof ApiError ? errorsOf(command, error.fields) : undefined;
  return errors ? { at: 'asking', draft: {}, errors } : { at: 'refused', why: errorText(error) };
}

/** Cancels a proposal that is not waited for any more; one that cannot be cancelled expires. */
function dropProposal(progress: Progress | undefined): void {
  if (progress?.at !== 'proposal') return;
  void call(proposalsApi.cancel, { proposal: progress.proposal.id }).catch(() => undefined);
}
