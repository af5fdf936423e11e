import { describe, expect, test } from 'vitest';
import { account, auth } from '../../shared/auth/endpoints';
import { companies } from '../../shared/consulting/companies/endpoints';
import { products } from '../../shared/consulting/items/endpoints';
import { reports } from '../../shared/consulting/report/endpoints';
import { leadCommunications } from '../../shared/leads/communications/endpoints';
import { leadMails } from '../../shared/leads/mails/endpoints';
import { leadConsents } from '../../shared/leads/consents/endpoints';
import { leadErasing } from '../../shared/leads/erasing/endpoints';
import { leadImports } from '../../shared/leads/imports/endpoints';
import { leadOpportunities } from '../../shared/leads/opportunities/endpoints';
import { marketingAssetsApi } from '../../shared/marketing/assets/endpoints';
import { marketingCampaignsApi } from '../../shared/marketing/campaigns/editing/endpoints';
import { marketingProductImports, marketingProductsApi } from '../../shared/marketing/products/endpoints';
import { swot } from '../../shared/consulting/swot/endpoints';
import type { Endpoint } from '../../shared/http/endpoint';
import { painEmail } from '../features/marketing/campaigns/validators/testing/pieces';
import { testApp } from './app';
import { contract } from './contract';
import { itemKinds } from './item-kinds';
import { idsFor, idsOwnedBy, type RowId } from './owned-rows';

const params = (path: string, id: RowId) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, id]));

test('every endpoint of the contract is mounted once, and nothing else is', async () => {
  const { routes } = await testApp();
  const mounted = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).sort();
  expect(mounted).toEqual(contract.map(([name]) => name).sort());
});

describe('whoever is not signed in', () => {
  const guarded = contract.filter(([, { access }]) => access !== 'everyone');

  test.each(guarded)('gets 401 from %s', async (_name, endpoint) => {
    const { anonymous } = await testApp();
    const answer = await anonymous(endpoint, { params: params(endpoint.path, 1) });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: 'Please sign in first' });
  });

  test.each(guarded)('gets 401 from %s with a made-up token', async (_name, endpoint) => {
    const { anonymous } = await testApp();
    const headers = { Authorization: 'Bearer made-up' };
    const answer = await anonymous(endpoint, { params: params(endpoint.path, 1), headers });
    expect(answer.status).toBe(401);
  });
});

test.each(contract.filter(([, { access }]) => access === 'adminOnly'))(
  'a user who is not an admin gets 403 from %s',
  async (_name, endpoint) => {
    const { as, build } = await testApp();
    const call = await as(await build.user());
    expect((await call(endpoint, { params: params(endpoint.path, 1) })).status).toBe(403);
  },
);

/** Bodies for endpoints that refuse an empty body before they look up the company. */
const bodies = new Map<Endpoint, object>([
  ...itemKinds.map(({ endpoints, least }): [Endpoint, object] => [endpoints.import, { items: [least] }]),
  ...itemKinds.map(({ endpoints }): [Endpoint, object] => [endpoints.order, { ids: [1] }]),
  [swot.move, { from: 'weaknesses', id: 1, to: 'threats' }],
  [reports.update, { startsOn: null }],
  [leadOpportunities.move, { stageId: 1 }],
  [leadConsents.add, { purpose: 'marketing', state: 'withdrawn', source: 'By phone' }],
  [leadErasing.erase, { name: 'Ana' }],
  [leadCommunications.update, { subject: 'Hello' }],
  [
    leadMails.send,
    {
      key: '7b0f4f2a-0d9e-4b8e-9b7e-2f6d1c5a9e11',
      address: 'ana@example.org',
      subject: 'Hello',
      body: 'Hello',
    },
  ],
  [marketingProductsApi.answer, { question: 'category', text: 'Bread' }],
  [marketingProductsApi.addText, { text: 'It keeps for four days.' }],
  [marketingProductsApi.addFact, { kind: 'feature', text: 'It weighs 900 g' }],
  [marketingProductsApi.changeFact, { fact: 'f1', kind: 'proof' }],
  [marketingProductsApi.removeFact, { fact: 'f1' }],
  [marketingProductsApi.confirmComparePrice, { confirmed: true }],
  [marketingCampaignsApi.validate, { piece: { type: 'email', content: painEmail } }],
  [marketingCampaignsApi.addFact, { at: 'subject', text: 'It weighs 900 g', kind: 'feature' }],
  [marketingProductImports.mapping, { entity: 'marketingProduct', system: 'shopify', columns: [] }],
  [marketingAssetsApi.update, { alt: 'A loaf' }],
  [leadImports.mapping, { entity: 'contact', system: 'hubspot', columns: [] }],
]);

describe('a stranger', () => {
  const withIds = contract.filter(([, { path, access }]) => path.includes(':') && access === 'signedIn');
  const text = 'Company not found or you do not have permission to access';

  test.each(withIds)(
    "gets 404 from %s with someone else's id, as for one that does not exist, and the owner does not",
    async (_, endpoint) => {
      const { as, build, db } = await testApp();
      const owner = await build.user();
      const ids = idsFor(endpoint.path, await idsOwnedBy(owner, { build, db }));
      const body = endpoint.body && (bodies.get(endpoint) ?? {});
      const stranger = await as(await build.user());
      const nothing = await stranger(endpoint, { params: params(endpoint.path, 2_000_000_000), body });
      expect(nothing.status).toBe(404);
      for (const id of ids) {
        const answer = await stranger(endpoint, { params: params(endpoint.path, id), body });
        expect([answer.status, answer.body]).toEqual([404, nothing.body]);
      }
      const call = await as(owner);
      const found: RowId[] = [];
      for (const id of ids) {
        const { status } = await call(endpoint, { params: params(endpoint.path, id), body });
        if (status !== 404) found.push(id);
      }
      expect(found).not.toEqual([]);
    },
  );

  const intoCompany: [Endpoint, object][] = [
    ...itemKinds.map(({ endpoints, least }): [Endpoint, object] => [endpoints.create, least]),
    [reports.create, { analysis: 'a', recommendations: 'b', aiArchitecture: 'c' }],
  ];

  test.each(intoCompany)("cannot add to someone else's company", async (endpoint, body) => {
    const { as, build } = await testApp();
    const { company } = await build.company();
    const stranger = await as(await build.user());
    const answer = await stranger(endpoint, { body: { ...body, companyId: company.id } });
    expect([answer.status, answer.body]).toEqual([404, { message: text }]);
  });

  test('changes nothing by trying', async () => {
    const { as, build } = await testApp();
    const { owner, company } = await build.company();
    const { product } = await build.items(company.id);
    const stranger = await as(await build.user());
    await stranger(products.remove, { params: { id: product.id } });
    await stranger(companies.remove, { params: { companyId: company.id } });
    const call = await as(owner);
    const kept = await call(products.list, { params: { companyId: company.id } });
    expect(kept.body).toHaveLength(1);
  });
});

test.each([0, -1, '1e3', 'abc', 99_999_999_999, '1%00'])('an id of %s is refused', async (id) => {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const answer = await call(companies.read, {
    params: { companyId: id as number },
    headers: { 'Accept-Language': 'es' },
  });
  expect([answer.status, answer.body]).toEqual([400, { message: 'ID de empresa no válido' }]);
});

test('no answer of any account endpoint holds a password or its hash', async () => {
  const { anonymous, as, build } = await testApp();
  const body = { username: 'eva', password: 'secret-1', name: 'Eva', email: 'eva@example.org' };
  const answers = [
    await anonymous(auth.register, { body }),
    await anonymous(auth.login, { body }),
    await (await as(await build.user()))(auth.user),
    await (await as(await build.user()))(account.data),
  ];
  for (const answer of answers) {
    expect(answer.status).toBeLessThan(300);
    expect(answer.text).not.toMatch(/argon2|secret-1|"password"/);
  }
});
