import { expect, test } from 'vitest';
import { planTimeline } from './timeline';

test('each phase begins on the day after the one before ends, at the earliest and at the latest', () => {
  const { phases, done } = planTimeline('2025-09-01');
  expect(phases.map(({ name, starts, ends }) => [name, starts, ends])).toEqual([
    [
      'diagnosis',
      { earliest: '2025-09-01', latest: '2025-09-01' },
      { earliest: '2025-09-28', latest: '2025-10-12' },
    ],
    [
      'components',
      { earliest: '2025-09-29', latest: '2025-10-13' },
      { earliest: '2025-11-28', latest: '2026-01-12' },
    ],
    [
      'integration',
      { earliest: '2025-11-29', latest: '2026-01-13' },
      { earliest: '2025-12-28', latest: '2026-03-12' },
    ],
    [
      'rollout',
      { earliest: '2025-12-29', latest: '2026-03-13' },
      { earliest: '2026-01-28', latest: '2026-04-12' },
    ],
    ['monitoring', { earliest: '2026-01-29', latest: '2026-04-13' }, null],
  ]);
  expect(done).toEqual({ earliest: '2026-01-28', latest: '2026-04-12' });
});

test('the bars follow each other without a hole and stay inside the drawing', () => {
  const { phases, days } = planTimeline('2024-02-29');
  for (const path of ['quickest', 'longest'] as const) {
    const spans = phases.map((phase) => phase[path]);
    expect(spans.slice(1).map(({ from }) => from)).toEqual(spans.slice(0, -1).map(({ to }) => to));
    expect(spans[0]!.from).toBe(0);
    expect(spans.at(-1)!.to).toBe(days);
  }
  expect(phases.at(-1)!.longest.from).toBeLessThan(days);
});

test('the months of the scale begin where they do in the calendar', () => {
  expect(planTimeline('2025-09-15').months.slice(0, 3)).toEqual([
    { date: '2025-10-01', day: 16 },
    { date: '2025-11-01', day: 47 },
    { date: '2025-12-01', day: 77 },
  ]);
  expect(planTimeline('2025-09-01').months[0]).toEqual({ date: '2025-09-01', day: 0 });
});

test('without a start the phases have their lengths and no dates', () => {
  const { phases, done, months, startsOn } = planTimeline(null);
  expect({ done, months, startsOn }).toEqual({ done: null, months: [], startsOn: null });
  expect(phases.map(({ starts, ends }) => [starts, ends])).toEqual(phases.map(() => [null, null]));
  expect(phases[0]).toMatchObject({ quickest: { from: 0, to: 28 }, longest: { from: 0, to: 42 } });
});
