import { expect, test } from 'vitest';
import { leadBoard, leadOpportunities, leadStages } from '../../../../shared/leads/opportunities/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { positionBelow } from './positions.queries';

async function withCards(...titles: string[]) {
  const app = await testApp();
  const user = await app.build.user();
  const call = await app.as(user);
  const stageId = (await call(leadStages.list)).body[0].id as number;
  const ids: number[] = [];
  for (const title of titles.toReversed()) {
    const { body } = await call(leadOpportunities.create, { body: { title } });
    ids.unshift(body.id);
  }
  const column = async () => {
    const { body } = await call(leadBoard.cards, { params: { stageId }, query: {} });
    return body.rows.map(({ title }: { title: string }) => title);
  };
  return { ...app, call, owner: user.owner, stageId, ids, column };
}

test('cards that are put between the same two again and again find room', async () => {
  const { db, owner, stageId, ids, column } = await withCards('A', 'B', 'C', 'D');
  const [a, b, c] = ids as [number, number, number];
  await db.transaction(async (tx) => {
    for (let n = 0; n < 80; n += 1) {
      for (const card of n % 2 === 0 ? [b, c] : [c, b]) {
        const position = await positionBelow(tx, owner, stageId, { after: a, except: card });
        await tx.execute(`update crm_opportunities set position = ${position} where id = ${card}`);
      }
    }
  });
  expect(await column()).toEqual(['A', 'B', 'C', 'D']);
  const rows = await rowsOf(db, 'select distinct position from crm_opportunities');
  expect(rows).toHaveLength(4);
});

test('a card is put between two at the same position', async () => {
  const { call, db, stageId, ids, column } = await withCards('A', 'B', 'C');
  await rowsOf(db, 'update crm_opportunities set position = 7');
  const titles = await column();
  const params = { id: ids[titles.length - 1] as number };
  const last = (await call(leadOpportunities.read, { params })).body.title;
  const others = titles.filter((title: string) => title !== last);
  const above = ids[['A', 'B', 'C'].indexOf(others[0])];
  await call(leadOpportunities.move, { params, body: { stageId, after: above } });
  expect(await column()).toEqual([others[0], last, others[1]]);
});
