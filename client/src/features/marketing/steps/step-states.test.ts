import { expect, test } from 'vitest';
import { flowSteps } from '@shared/marketing/steps';
import { anyCompany } from '../testing/marketing-on-server';
import { nextStep, stepAfter, type StepState, stepStates } from './step-states';

/** A company in which nothing has been done. */
const fresh = {
  ...anyCompany(),
  productCount: 0,
  readyCount: 0,
  setCount: 0,
  approvedCount: 0,
  waitingCount: 0,
  picturedCount: 0,
  publishedCount: 0,
  queuedCount: 0,
  unsettledCount: 0,
  livePageCount: 0,
  leadCount: 0,
  unansweredCount: 0,
  suspectCount: 0,
  sequenceOnCount: 0,
  unrepliedCount: 0,
  reportCount: 0,
};
type Counts = Partial<typeof fresh>;

const toDo: StepState = { is: 'toDo' };
const underWay: StepState = { is: 'underWay' };
const done: StepState = { is: 'done' };
const needsYou = (count: number): StepState => ({ is: 'needsYou', count });

test('of a new company every step is to do, and the first one comes next', () => {
  const states = stepStates(fresh);
  expect(Object.keys(states)).toEqual([...flowSteps]);
  expect(Object.values(states)).toEqual(flowSteps.map(() => toDo));
  expect(nextStep(states)).toBe('product');
});

/** The rows of the specification: a step, what is there, and how far it is. */
const cases: [step: (typeof flowSteps)[number], counts: Counts, state: StepState][] = [
  ['product', { productCount: 3 }, needsYou(3)],
  ['product', { productCount: 3, readyCount: 1 }, done],
  ['campaigns', { setCount: 1 }, underWay],
  ['campaigns', { setCount: 1, approvedCount: 1 }, done],
  ['campaigns', { setCount: 1, approvedCount: 1, waitingCount: 2 }, needsYou(2)],
  ['assets', { approvedCount: 1 }, toDo],
  ['assets', { picturedCount: 1 }, done],
  ['publishing', { queuedCount: 3 }, underWay],
  ['publishing', { queuedCount: 2, publishedCount: 1 }, done],
  ['publishing', { publishedCount: 1, unsettledCount: 2 }, needsYou(2)],
  ['leads', { leadCount: 4 }, underWay],
  ['leads', { livePageCount: 1 }, done],
  ['leads', { livePageCount: 1, unansweredCount: 4, suspectCount: 2 }, needsYou(4)],
  ['leads', { livePageCount: 1, suspectCount: 5 }, done],
  ['replies', { leadCount: 4 }, toDo],
  ['replies', { sequenceOnCount: 1 }, done],
  ['replies', { sequenceOnCount: 1, unrepliedCount: 2, unansweredCount: 4 }, needsYou(2)],
  ['replies', { unrepliedCount: 1 }, needsYou(1)],
  ['leads', { livePageCount: 1, unrepliedCount: 2 }, done],
  ['analytics', { sequenceOnCount: 1 }, toDo],
  ['analytics', { reportCount: 1 }, done],
];

test.each(cases)('%s with %o', (step, counts, state) => {
  expect(stepStates({ ...fresh, ...counts })[step]).toEqual(state);
});

test('what comes next is the first step that is not done, whatever is done after it', () => {
  const all: Counts = { readyCount: 1, approvedCount: 1, picturedCount: 1, publishedCount: 1 };
  const rest: Counts = { livePageCount: 1, sequenceOnCount: 1, reportCount: 1 };
  expect(nextStep(stepStates({ ...fresh, ...all, ...rest }))).toBeUndefined();
  expect(nextStep(stepStates({ ...fresh, ...all, ...rest, picturedCount: 0 }))).toBe('assets');
  expect(nextStep(stepStates({ ...fresh, ...all, ...rest, unansweredCount: 1 }))).toBe('leads');
  expect(nextStep(stepStates({ ...fresh, ...all, ...rest, unrepliedCount: 1 }))).toBe('replies');
});

test('a step leads on to the one after it as soon as there is something to do there', () => {
  expect(flowSteps.map((step) => stepAfter(fresh, step))).toEqual(flowSteps.map(() => undefined));
  const approved = { ...fresh, readyCount: 1, approvedCount: 1 };
  expect(flowSteps.map((step) => stepAfter(approved, step))).toEqual([
    ...['campaigns', 'assets', 'publishing', 'leads'],
    ...[undefined, undefined, undefined],
  ]);
  expect(stepAfter({ ...approved, livePageCount: 1 }, 'leads')).toBe('replies');
  expect(stepAfter({ ...approved, livePageCount: 1 }, 'replies')).toBe('analytics');
});
