import { expect, test } from 'vitest';
import { marketingActs } from '../../../../../shared/marketing/acts/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import { marketingLeadsApi as api } from '../../../../../shared/marketing/capture/leads/endpoints';
import { testApp } from '../../../../testing/app';
import { bakery } from '../../testing/companies';

/** An account with three leads. */
async function withLeads(app: Awaited<ReturnType<typeof testApp>>) {
  const call = await app.as(await app.build.user());
  const { body: company } = await call(marketingCompaniesApi.create, { body: bakery });
  const ids: number[] = [];
  for (const name of ['Ana', 'Eva', 'Luis']) {
    const body = { marketingCompanyId: company.id, contactName: name };
    ids.push((await call(api.create, { body })).body.id);
  }
  const names = async () =>
    (await call(api.list, { query: { sort: 'contactName' } })).body.rows.map(
      ({ contactName }: { contactName: string }) => contactName,
    );
  return { call, ids, names };
}

test('ticked leads move to the bin in one act, which one undo reverts; leads of others are skipped', async () => {
  const app = await testApp();
  const other = await withLeads(app);
  const { call, ids, names } = await withLeads(app);
  const asked = [ids[0], ids[1], ids[1], other.ids[0]];
  const binned = await call(api.removeSome, { body: { ids: asked } });
  expect([binned.status, binned.body]).toEqual([200, { act: expect.any(String), count: 2 }]);
  expect([await names(), await other.names()]).toEqual([['Luis'], ['Ana', 'Eva', 'Luis']]);
  const undone = await call(marketingActs.undo, { params: { act: binned.body.act } });
  expect(undone.body).toMatchObject({ records: 2, count: 0 });
  expect(await names()).toEqual(['Ana', 'Eva', 'Luis']);
});

test('nothing happens when none of the ticked leads exists', async () => {
  const app = await testApp();
  const other = await withLeads(app);
  const { call } = await withLeads(app);
  expect((await call(api.removeSome, { body: { ids: other.ids } })).status).toBe(404);
  expect((await call(api.removeSome, { body: { ids: [] } })).status).toBe(400);
  expect(await other.names()).toHaveLength(3);
});
