import { expect, test } from 'vitest';
import { channelMessages } from '../../../../../shared/marketing/channels/messages';
import { say } from '../../../../../shared/message';
import { announcing } from '../../../../platform/announcements';
import { createMailer } from '../../../../platform/mail/mailer';
import { dropKeys, rowsOf } from '../../../../testing/database';
import type { Outcome } from '../../channels/driver';
import { minute, withScheduled } from '../testing/scheduled-posts';
import { publicationJob } from './publish-job';
import { createShares } from './shares';

const hung: Outcome = {
  end: 'not sent',
  detail: say(channelMessages['far.away'], { host: 'far.example' }),
};

/** Sixty posts of an account that are due on one channel, the last of which another account has. */
async function withSixty() {
  const made = await withScheduled();
  const { db, build, company, clock, due, id, deps, jobs, config } = made;
  const other = await build.user();
  await dropKeys(db, 'marketing_channels', 'marketing_publications');
  const [channel] = await rowsOf<{ id: number }>(
    db,
    `insert into marketing_channels
      select (jsonb_populate_record(one, jsonb_build_object('id', one.id + 1000, 'user_id', ${other.owner}::int,
        'name', 'Otro'))).* from marketing_channels as one where marketing_company_id = ${company.id} returning id`,
  );
  await rowsOf(
    db,
    `insert into marketing_publications
      select (jsonb_populate_record(one, jsonb_build_object('id', one.id + n, 'key', 'key-' || n,
        'due_at', one.due_at - n * interval '1 second') ||
        case when n = 60 then jsonb_build_object('user_id', ${other.owner}::int, 'channel_id', ${channel?.id}::int)
          else '{}' end)).*
        from marketing_publications as one, generate_series(1, 60) as n where one.id = ${id}`,
  );
  // The facts are those of the first account's product.
  await rowsOf(db, "update marketing_content_versions set cited = '{}'");
  await rowsOf(db, "delete from pgboss.job where name = 'publishMarketing'");
  const publishing = publicationJob(deps);
  clock.now = due;
  const work = { ...deps, jobs, announce: announcing([], { config, now: deps.now }) };
  const run = () =>
    jobs.runNow(publishing as never, { ...work, mailer: createMailer(config) } as never, 'all');
  await db.transaction(async (tx) => {
    for (let n = 0; n <= 60; n += 1) await jobs.enqueue(tx, publishing, { publication: id + n });
  });
  return { ...made, run, theirs: id + 60 };
}

test('sixty posts to a far side that hangs take two places, and the post of another account leaves at once', {
  timeout: 120_000,
}, async () => {
  const { run, side, theirs, id, db, clock } = await withSixty();
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  const left = new Promise<void>((done) => {
    side.answer = async (posting) => {
      if (posting.id === theirs) {
        done();
        return { end: 'accepted', remote: { id: 'theirs', url: null } };
      }
      await held;
      return hung;
    };
  });
  const running = run();
  await left;
  const mine = side.sent.filter((posting) => posting.id !== theirs).map((posting) => posting.id);
  expect(mine.length).toBeLessThanOrEqual(2);
  expect(mine.every((one) => one >= id)).toBe(true);
  letGo();
  await running;
  // Those that had to wait have come back to the queue.
  const [waiting] = await rowsOf<{ count: number }>(
    db,
    `select count(*)::int from pgboss.job where name = 'publishMarketing' and state = 'created' and start_after > '${clock.now.toISOString()}'`,
  );
  expect(waiting?.count).toBeGreaterThanOrEqual(58);
});

test('a channel whose calls hang three times in a row is held back for ten minutes, and others are not', () => {
  const shares = createShares();
  const start = new Date('2026-11-24T09:00:00Z');
  const at = (milliseconds: number) => new Date(start.getTime() + milliseconds);
  const mine = { userId: 1, channelId: 1 };
  const take = (from: number, to: number, caller = mine) => {
    const taken = shares.take(caller, at(from));
    if (taken === 'taken') shares.end(caller, at(from), at(to));
    return taken;
  };
  expect([take(0, 9_000), take(10_000, 10_100), take(11_000, 20_000), take(21_000, 30_000)]).toEqual(
    Array(4).fill('taken'),
  );
  expect(take(31_000, 40_000)).toBe('taken');
  expect(take(41_000, 50_000)).toEqual(at(40_000 + 10 * minute));
  expect(take(41_000, 41_100, { userId: 1, channelId: 2 })).toBe('taken');
  expect(take(40_000 + 10 * minute, 40_100 + 10 * minute)).toBe('taken');
});

test('an account has two places, and the third is asked for again after five seconds', () => {
  const shares = createShares();
  const now = new Date('2026-11-24T09:00:00Z');
  const mine = { userId: 1, channelId: 1 };
  const later = new Date(now.getTime() + 5_000);
  const taken = [1, 2, 3].map(() => shares.take(mine, now));
  expect(taken).toEqual(['taken', 'taken', later]);
  expect(shares.take({ userId: 2, channelId: 2 }, now)).toBe('taken');
  shares.end(mine, now, now);
  expect(shares.take(mine, now)).toBe('taken');
});
