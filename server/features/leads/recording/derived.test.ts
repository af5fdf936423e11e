import { expect, test } from 'vitest';
import { leadStages, type Stage } from '../../../../shared/leads/opportunities/endpoints';
import { testApp } from '../../../testing/app';
import { derivedTwice, randomFrom } from '../testing/random-acts';
import { Known } from '../testing/random-picks';
import { RandomUser } from '../testing/random-user';

const users = 5;
const actsEach = 30;

test('derived columns equal recomputation after random acts of several users at once', async () => {
  const app = await testApp();
  const user = await app.build.user();
  const call = await app.as(user);
  const known = new Known();
  const stages = (await call(leadStages.list)).body as Stage[];
  known.ids.stage.push(...stages.map(({ id }) => id));
  const work = async (seed: number) => {
    const somebody = new RandomUser(call, known, randomFrom(seed));
    for (let n = 0; n < actsEach; n += 1) await somebody.act();
  };
  await Promise.all(Array.from({ length: users }, (_, seed) => work(seed)));
  expect(known.answers.filter(({ status }) => status >= 500)).toEqual([]);
  const { before, after } = await derivedTwice(app, user.owner);
  expect(before).toEqual(after);
}, 120_000);
