import { expect, test } from 'vitest';
import { emptyDatabase, rowsOf } from '../../testing/database';
import type { Db } from '../database/database';
import { enqueueDue, nextTime, prepareSchedules } from './schedule';

const hourly = [{ name: 'clearing', schedule: { everySeconds: 3_600 } }];
const noon = new Date('2026-05-01T12:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);

async function instances() {
  const { db } = await emptyDatabase();
  const enqueued: string[] = [];
  const enqueue = async (_tx: Db, name: string) => void enqueued.push(name);
  const look = (now: Date) => enqueueDue(db, hourly, now, enqueue);
  return { db, enqueued, look };
}

test('of five instances that check at the same time, only one enqueues a due job', async () => {
  const { db, enqueued, look } = await instances();
  await prepareSchedules(db, hourly, noon);
  const taken = await Promise.all(Array.from({ length: 5 }, () => look(noon)));
  expect(taken.flat()).toEqual(['clearing']);
  expect(enqueued).toEqual(['clearing']);
});

test('a job is due at the first start and then once per interval, whatever was missed', async () => {
  const { db, look } = await instances();
  await prepareSchedules(db, hourly, noon);
  expect(await look(noon)).toEqual(['clearing']);
  expect(await look(later(3_599))).toEqual([]);
  expect(await look(later(3_600))).toEqual(['clearing']);
  expect(await look(later(100_000))).toEqual(['clearing']);
  expect(await look(later(100_000))).toEqual([]);
});

test('a restart neither repeats nor delays a job, and a shorter interval takes effect at once', async () => {
  const { db, look } = await instances();
  await prepareSchedules(db, hourly, noon);
  await look(noon);
  await prepareSchedules(db, hourly, later(60));
  expect(await look(later(60))).toEqual([]);
  await prepareSchedules(db, [{ name: 'clearing', schedule: { everySeconds: 10 } }], later(60));
  expect(await look(later(70))).toEqual(['clearing']);
});

test('a due job that cannot be enqueued stays due', async () => {
  const { db, look } = await instances();
  await prepareSchedules(db, hourly, noon);
  const refuse = async () => {
    throw new Error('no');
  };
  await expect(enqueueDue(db, hourly, noon, refuse)).rejects.toThrow('no');
  expect(await look(noon)).toEqual(['clearing']);
});

test('a job of another version is left alone', async () => {
  const { db, look } = await instances();
  await prepareSchedules(db, [{ name: 'newer', schedule: { atHour: 3 } }], noon);
  expect(await look(noon)).toEqual([]);
  expect(await rowsOf(db, 'select name from job_schedule')).toEqual([{ name: 'newer' }]);
});

test.each([
  [2, '2026-05-02T02:00:00Z'],
  [12, '2026-05-02T12:00:00Z'],
  [13, '2026-05-01T13:00:00Z'],
])('at noon, a job for hour %i is next due at %s', (atHour, next) => {
  expect(nextTime({ atHour }, noon)).toEqual(new Date(next));
});
