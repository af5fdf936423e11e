import { expect, test } from 'vitest';
import { marketingPagesApi as api } from '../../../../../shared/marketing/capture/pages/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import { pieceName } from '../../../../../shared/marketing/campaigns/piece-name';
import type { Landing } from '../../../../../shared/marketing/campaigns/piece';
import { slugOf } from '../../../../../shared/marketing/capture/pages/slug-of';
import { withApprovedPage } from '../testing/live-page';

test('an approved campaign gets one page, which visitors see from its publication until it is switched off', async () => {
  const { call, createPage, agent, otherCampaign, campaign, product } = await withApprovedPage();
  const page = (await createPage()).body;
  expect(page).toMatchObject({
    status: 'draft',
    name: pieceName((campaign.piece.content as Landing).h1.text, product.name),
    angle: campaign.angle,
    product: product.name,
    newVersionId: null,
    visitors: 0,
    leads: 0,
  });
  expect(page.slug).toBe(slugOf(product.shortName ?? product.name));
  expect(page.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect((await createPage()).status).toBe(409);
  expect((await createPage({ campaignId: otherCampaign.id })).status).toBe(409);
  const params = { id: page.id };
  const path = `/l/${page.slug}`;
  expect((await agent().get(path)).status).toBe(404);
  const live = (await call(api.publish, { params, body: {} })).body;
  expect([live.status, (await agent().get(path)).status]).toEqual(['live', 200]);
  const companies = (await call(marketingCompaniesApi.list)).body;
  expect(companies[0]).toMatchObject({ livePageCount: 1, leadCount: 0, suspectCount: 0 });
  expect((await call(api.update, { params, body: { slug: 'Una página' } })).body.fields).toHaveProperty(
    'slug',
  );
  const stale = await call(api.update, { params, body: { slug: 'pan', version: 1 } });
  expect([stale.status, stale.body.current.id]).toEqual([409, page.id]);
  await call(api.switchOff, { params, body: {} });
  expect((await agent().get(path)).status).toBe(404);
  expect((await call(api.replace, { params, body: {} })).status).toBe(409);
});

test('a page whose company has no address to name as data controller cannot be published', async () => {
  const { call, createPage, company } = await withApprovedPage();
  const params = { id: company.id as number };
  await call(marketingCompaniesApi.update, { params, body: { postalAddress: null } });
  const page = (await createPage()).body;
  expect((await call(api.publish, { params: { id: page.id }, body: {} })).status).toBe(409);
});
