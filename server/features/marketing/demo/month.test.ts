import { expect, test } from 'vitest';
import { madridDays, otherDays } from '../../../../shared/time/testing/clock-days';
import { monthBefore } from './month';

// No calendar shows a day that a zone has left out.
const shownDays = [...madridDays, ...otherDays].filter(
  ({ wall, shown }) => wall.slice(0, 10) === shown.slice(0, 10),
);

test.each(shownDays)('$wall of today in $zone is $at', ({ wall, zone, at }) => {
  expect(monthBefore(new Date(at), zone).at(0, wall.slice(11))).toEqual(new Date(at));
});
