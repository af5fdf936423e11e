import { expect, test } from 'vitest';
import { marketingCampaignsApi } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { marketingSequencesApi as api } from '../../../../../shared/marketing/sequences/endpoints';
import type { Simulation } from '../../../../../shared/marketing/sequences/simulated-mail';
import { rowsOf } from '../../../../testing/database';
import { withSequence } from '../testing/with-sequence';

const day = 24 * 60;

test('a simulation shows what goes when and why later, by whether the lead clicks', async () => {
  const { call, params } = await withSequence({
    steps: [
      { delay: 0 },
      // On Wednesday at ten, a day after the first one.
      { delay: day },
      // On Wednesday at eight in the evening it would be the second of a day, and on Thursday at eight it is free.
      { delay: 10 * 60, condition: 'clicked' },
      { delay: day, condition: 'not clicked' },
    ],
  });
  const { branches, timezone } = (await call(api.simulate, { params })).body as Simulation;
  expect(timezone).toBe('Europe/Madrid');
  const shown = branches.map(({ clicks, mails }) => ({
    clicks,
    mails: mails.map(({ moved, result }) => [result.outcome, result.at, moved.map(({ by }) => by)]),
  }));
  expect(shown).toEqual([
    {
      clicks: true,
      mails: [
        ['sent', '2026-11-24T09:00:00.000Z', []],
        ['sent', '2026-11-25T09:00:00.000Z', []],
        ['sent', '2026-11-26T09:00:00.000Z', ['one a day']],
        ['skipped', '2026-11-27T09:00:00.000Z', []],
      ],
    },
    {
      clicks: false,
      mails: [
        ['sent', '2026-11-24T09:00:00.000Z', []],
        ['sent', '2026-11-25T09:00:00.000Z', []],
        ['skipped', '2026-11-25T19:00:00.000Z', []],
        ['sent', '2026-11-26T19:00:00.000Z', []],
      ],
    },
  ]);
});

test('what is simulated is what happens', async () => {
  const steps = [{ delay: 0 }, { delay: 90 }, { delay: 14 * 60 }, { delay: 60 }, { delay: 2 * day }];
  const { call, params, confirm, send, clock, db } = await withSequence({ steps });
  const { branches } = (await call(api.simulate, { params })).body as Simulation;
  const foretold = branches[0]?.mails.map(({ result }) => result.at);
  await confirm();
  for (let hour = 0; hour < 30 * 24; hour += 1) {
    await send();
    const [next] = await rowsOf<{ at: string | null }>(
      db,
      'select min(next_at) as at from marketing_messages',
    );
    if (!next?.at) break;
    clock.at = new Date(next.at);
  }
  const sent = await rowsOf<{ at: string }>(db, 'select sent_at as at from marketing_messages order by id');
  expect(sent.map(({ at }) => new Date(at).toISOString())).toEqual(foretold);
  expect(foretold).toHaveLength(5);
});

test('a step without an approved mail waits, and nothing follows it', async () => {
  const { call, params, emails } = await withSequence();
  await call(marketingCampaignsApi.remove, { params: { id: emails[1] as number } });
  const { branches } = (await call(api.simulate, { params })).body as Simulation;
  expect(branches[0]?.mails.map(({ result }) => result)).toMatchObject([
    { outcome: 'sent' },
    { outcome: 'waits', hold: 'content' },
  ]);
});

test('before the address for answers is proven the steps are shown as they will be, and that nothing goes out yet', async () => {
  const { call, params, db } = await withSequence();
  const simulate = async () => (await call(api.simulate, { params })).body as Simulation;
  const before = await simulate();
  expect(before.isReady).toBe(true);
  await rowsOf(db, 'update marketing_companies set postal_address = null');
  const { isReady, branches } = await simulate();
  expect(isReady).toBe(false);
  const outcomes = (of: Simulation['branches']) =>
    of.map(({ mails }) => mails.map(({ result }) => result.outcome));
  expect(outcomes(branches)).toEqual(outcomes(before.branches));
  expect(outcomes(branches).flat()).toContain('sent');
});
