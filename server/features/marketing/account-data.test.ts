import { expect, test } from 'vitest';
import { account } from '../../../shared/auth/endpoints';
import { withSet } from './testing/written-set';

interface Row {
  table: string;
  id: number | string;
  entity?: string;
}

test('the download holds the account’s sets, campaigns, contents and versions, and no one else’s', async () => {
  const { call, ...app } = await withSet();
  const stranger = await withSet(app);
  const rowsOf = async (caller: typeof call) => (await caller(account.data)).body.marketing as Row[];
  const [mine, theirs] = [await rowsOf(call), await rowsOf(stranger.call)];
  const of = (rows: Row[], table: string) => rows.filter((row) => row.table === table);
  for (const [table, count] of Object.entries({
    marketing_campaign_sets: 1,
    marketing_campaigns: 9,
    marketing_contents: 9,
    marketing_content_versions: 9,
  })) {
    expect(of(mine, table)).toHaveLength(count);
    const ids = new Set(of(mine, table).map(({ id }) => id));
    expect(of(theirs, table).filter(({ id }) => ids.has(id))).toEqual([]);
  }
  expect(JSON.stringify(of(mine, 'marketing_content_versions'))).toContain('Hogaza');
  const changed = of(mine, 'events').filter(({ entity }) => entity === 'marketingCampaign');
  expect(changed).toHaveLength(9);
  expect(new Set(of(mine, 'acts').map(({ entity }) => entity))).toContain('marketingCampaign');
  expect(JSON.stringify(mine)).not.toMatch(/"folded"|token/i);
});
