import { expect, test } from 'vitest';
import { leadAnalytics } from '../../../../shared/leads/analytics/endpoints';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';

/** A contact with calls and meetings at some times, and tasks done at others. */
async function withActivity(said: [type: 'call' | 'meeting', at: string][], done: string[]) {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const { body: contact } = await call(leadContacts.create, { body: { firstName: 'Ana' } });
  for (const [type, occurredAt] of said) {
    const body = { type, subject: 'News', occurredAt, contactIds: [contact.id] };
    await call(leadCommunications.create, { body });
  }
  for (const doneAt of done) await call(leadTasks.create, { body: { title: 'Ask', doneAt } });
  const other = await as(await build.user());
  return { call, other };
}

test('activity is counted by the weeks of Madrid, within the period only', async () => {
  const { call, other } = await withActivity(
    [
      // Sunday and Monday, with the hour that summer time adds.
      ['call', '2026-03-29T21:59:59Z'],
      ['call', '2026-03-29T22:00:00Z'],
      ['meeting', '2026-04-05T21:59:00Z'],
      // The same week before and after the period ends.
      ['call', '2026-05-06T21:59:59Z'],
      ['call', '2026-05-06T22:00:00Z'],
      // Before the period begins.
      ['call', '2026-03-24T22:59:59Z'],
    ],
    ['2026-03-24T23:00:00Z', '2026-04-15T10:00:00Z'],
  );
  const query = { from: '2026-03-25', to: '2026-05-07' };
  expect((await call(leadAnalytics.activity, { query })).body.weeks).toEqual([
    { week: '2026-03-23', said: { call: 1 }, tasksDone: 1 },
    { week: '2026-03-30', said: { call: 1, meeting: 1 }, tasksDone: 0 },
    { week: '2026-04-13', said: {}, tasksDone: 1 },
    { week: '2026-05-04', said: { call: 1 }, tasksDone: 0 },
  ]);
  expect((await other(leadAnalytics.activity, { query })).body.weeks).toEqual([]);
});
