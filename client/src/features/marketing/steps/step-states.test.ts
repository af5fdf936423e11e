import { expect, test } from 'vitest';
import { anyCompany } from '../testing/marketing-on-server';
import { stepStates } from './step-states';

const publishing = (counts: Partial<Record<'publishedCount' | 'queuedCount' | 'unsettledCount', number>>) =>
  stepStates({ ...anyCompany(), ...counts }).publishing;

test('publishing is under way with the first slot, done with the first post, and needs whoever has to settle one', () => {
  expect(publishing({})).toEqual({ is: 'toDo' });
  expect(publishing({ queuedCount: 3 })).toEqual({ is: 'underWay' });
  expect(publishing({ queuedCount: 2, publishedCount: 1 })).toEqual({ is: 'done' });
  expect(publishing({ publishedCount: 1, unsettledCount: 2 })).toEqual({ is: 'needsYou', count: 2 });
});
