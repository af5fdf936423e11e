import { type FlowStep, flowSteps } from '@shared/marketing/steps';
import type { ListedCompany } from '../reads';

/** How far a step is; `needsYou` counts what only the user can decide. */
export type StepState = { is: 'toDo' | 'underWay' | 'done' } | { is: 'needsYou'; count: number };

type Company = Pick<
  ListedCompany,
  | 'productCount'
  | 'readyCount'
  | 'setCount'
  | 'approvedCount'
  | 'waitingCount'
  | 'picturedCount'
  | 'publishedCount'
  | 'queuedCount'
  | 'unsettledCount'
  | 'livePageCount'
  | 'leadCount'
  | 'unansweredCount'
  | 'sequenceOnCount'
  | 'unrepliedCount'
  | 'reportCount'
>;

const toDo: StepState = { is: 'toDo' };
const done: StepState = { is: 'done' };

/** Products that are not ready wait for the user's answers, until one is. */
function productState({ productCount, readyCount }: Company): StepState {
  if (readyCount > 0) return done;
  return productCount > 0 ? { is: 'needsYou', count: productCount } : toDo;
}

/** Done once one is approved; what was edited after its approval, or whose facts have changed, waits for the user. */
function campaignsState({ setCount, approvedCount, waitingCount }: Company): StepState {
  if (waitingCount > 0) return { is: 'needsYou', count: waitingCount };
  if (approvedCount > 0) return { is: 'done' };
  return setCount > 0 ? { is: 'underWay' } : toDo;
}

/** Done once one is out; what a person has to publish, confirm or mend comes first. */
function publishingState({ publishedCount, queuedCount, unsettledCount }: Company): StepState {
  if (unsettledCount > 0) return { is: 'needsYou', count: unsettledCount };
  if (publishedCount > 0) return done;
  return queuedCount > 0 ? { is: 'underWay' } : toDo;
}

/** Done once a page is live; whom nobody has answered, as Today lists them, waits for the user. */
function leadsState({ livePageCount, leadCount, unansweredCount }: Company): StepState {
  if (unansweredCount > 0) return { is: 'needsYou', count: unansweredCount };
  if (livePageCount > 0) return done;
  return leadCount > 0 ? { is: 'underWay' } : toDo;
}

/** Done once a sequence is on; who has answered its mails and waits for a reply comes first. */
function repliesState({ sequenceOnCount, unrepliedCount }: Company): StepState {
  if (unrepliedCount > 0) return { is: 'needsYou', count: unrepliedCount };
  return sequenceOnCount > 0 ? done : toDo;
}

/** How far each step of a company is. */
export const stepStates = (company: Company): Record<FlowStep, StepState> => ({
  product: productState(company),
  campaigns: campaignsState(company),
  assets: company.picturedCount > 0 ? done : toDo,
  publishing: publishingState(company),
  leads: leadsState(company),
  replies: repliesState(company),
  analytics: company.reportCount > 0 ? done : toDo,
});

/** The first step that is not done. */
export const nextStep = (states: Record<FlowStep, StepState>): FlowStep | undefined =>
  flowSteps.find((step) => states[step].is !== 'done');

/** The steps that come after another one. */
type LaterStep = Exclude<FlowStep, 'product'>;

/** Whether there is something to do in a step: what it works on is there. */
const hasInput: Record<LaterStep, (company: Company) => boolean> = {
  campaigns: ({ readyCount }) => readyCount > 0,
  assets: ({ approvedCount }) => approvedCount > 0,
  publishing: ({ approvedCount }) => approvedCount > 0,
  leads: ({ approvedCount }) => approvedCount > 0,
  replies: ({ livePageCount }) => livePageCount > 0,
  analytics: ({ publishedCount, livePageCount }) => publishedCount + livePageCount > 0,
};

/** The step after another one, once there is something to do in it. */
export function stepAfter(company: Company, step: FlowStep): LaterStep | undefined {
  const after = flowSteps[flowSteps.indexOf(step) + 1] as LaterStep | undefined;
  return after && hasInput[after](company) ? after : undefined;
}
