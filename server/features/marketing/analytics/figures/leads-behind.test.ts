import { expect, test } from 'vitest';
import { marketingAnalyticsApi as api } from '../../../../../shared/marketing/analytics/endpoints';
import type { Breakdowns } from '../../../../../shared/marketing/analytics/figures';
import { touches } from '../../../../../shared/marketing/analytics/scales';
import { marketingLeadsApi } from '../../../../../shared/marketing/capture/leads/endpoints';
import { makeLink } from '../../links/make-link';
import { withMeasured } from '../testing/measured';

const day = '2026-11-10T10:00:00Z';

/** Leads of all sources, whose first touch is that of the one before. */
async function withLeads() {
  const made = await withMeasured({ now: '2026-11-23T10:00:00Z' });
  const { db, user, company, code, landing, lead, call } = made;
  const link = {
    companyId: company.id as number,
    target: '/',
    campaignId: landing.campaignId,
    channelId: null,
  };
  const mail = await makeLink(db, user.owner, link, made.clock.now);
  const given = [
    { code },
    { code: mail },
    { code: 'gone2345' },
    { utm: { source: 'boletin', medium: 'correo' } },
    { utm: { campaign: 'otoño' } },
    { referrer: 'vecinos.example' },
    {},
    null,
  ].map((touch) => touch && { at: day, ...touch });
  for (const [index, lastTouch] of given.entries()) {
    const firstTouch = given[(index + given.length - 1) % given.length] ?? null;
    const own = lastTouch === null && { pageId: null };
    for (let count = 0; count <= index; count += 1) await lead(day, { firstTouch, lastTouch, ...own });
  }
  await lead(day, { status: 'spam' });
  const counted = async (filter: object): Promise<number> => {
    const status = { none: ['spam'] };
    const query = { company: company.id as number, filter: JSON.stringify({ status, ...filter }) };
    return (await call(marketingLeadsApi.count, { query })).body.count;
  };
  return { ...made, counted };
}

test.each(touches)(
  'the filters of the list find as many leads as each row counts, by the %s touch',
  async (touch) => {
    const { call, company, counted } = await withLeads();
    const query = { company: company.id as number, from: '2026-11-01', to: '2026-12-01', touch };
    const { channels, campaigns, angles } = (await call(api.campaigns, { query })).body as Breakdowns;
    expect(channels).toHaveLength(8);
    for (const { kind, name, channelId, leads } of channels) {
      const named = name !== null && kind !== 'channel' && { [`${touch}.name`]: { is: name } };
      const filter = kind === 'channel' ? { [`${touch}.channel`]: { any: [`${channelId}`] } } : named;
      expect([kind, await counted({ [`${touch}.kind`]: { any: [kind] }, ...filter })]).toEqual([kind, leads]);
    }
    for (const { id, leads } of campaigns) {
      const filter = id === null ? { empty: true } : { any: [`${id}`] };
      expect(await counted({ [`${touch}.campaign`]: filter })).toBe(leads);
    }
    for (const { angle, leads } of angles) {
      const filter = angle === null ? { empty: true } : { any: [angle] };
      expect(await counted({ [`${touch}.angle`]: filter })).toBe(leads);
    }
  },
);

test('leads are found by the UTM parameters of their touch, one by one', async () => {
  const { counted } = await withLeads();
  expect(await counted({ 'last.source': { contains: 'BOLETÍN' } })).toBe(4);
  expect(await counted({ 'first.source': { is: 'boletin' } })).toBe(5);
  expect(await counted({ 'last.medium': { is: 'correo' }, 'first.medium': { empty: true } })).toBe(4);
  expect(await counted({ 'last.utmCampaign': { contains: 'otono' } })).toBe(5);
  expect(await counted({ 'last.kind': { none: ['utm'] } })).toBe(27);
});
