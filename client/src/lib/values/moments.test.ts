import { madridDays } from '@shared/time/testing/clock-days';
import { expect, test } from 'vitest';
import { localOf, momentOf } from './moments';

test.each(madridDays)('$wall in Madrid is $at', ({ wall, at, shown }) => {
  expect(momentOf(wall)).toBe(at);
  expect(localOf(at)).toBe(shown);
});
