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
import { leadPlans } from '../../shared/leads/plans/endpoints';
import { marketingReportsApi } from '../../shared/marketing/analytics/endpoints';
import { marketingAssetsApi } from '../../shared/marketing/assets/endpoints';
import { marketingCampaignsApi } from '../../shared/marketing/campaigns/editing/endpoints';
import { marketingChannelsApi } from '../../shared/marketing/channels/endpoints';
import { marketingPublicationsApi } from '../../shared/marketing/publications/endpoints';
import { marketingLeadImports, marketingLeadsApi } from '../../shared/marketing/capture/leads/endpoints';
import { marketingPagesApi } from '../../shared/marketing/capture/pages/endpoints';
import { marketingProductImports, marketingProductsApi } from '../../shared/marketing/products/endpoints';
import { marketingTakeover } from '../../shared/marketing/takeover/endpoints';
import { companySenderApi, marketingSequencesApi } from '../../shared/marketing/sequences/endpoints';
import { swot } from '../../shared/consulting/swot/endpoints';
import type { Endpoint } from '../../shared/http/endpoint';
import { painEmail } from '../features/marketing/campaigns/validators/testing/pieces';
import { testApp } from './app';
import { contract } from './contract';
import { itemKinds } from './item-kinds';
import { idsFor, idsOwnedBy, type RowId } from './owned-rows';

const params = (path: string, id: RowId) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, id]));

test('every endpoint of the contract is mounted exactly once, and no other route exists', async () => {
  const { routes } = await testApp();
  const mounted = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).sort();
  expect(mounted).toEqual(contract.map(([name]) => name).sort());
});

// All endpoints share one app: one app per endpoint took ten minutes.
const whole = 240_000;

describe('a caller who is not signed in', () => {
  const guarded = contract.filter(([, { access }]) => access !== 'everyone');
  const tokens = { 'without a token': {}, 'with a made-up token': { Authorization: 'Bearer made-up' } };

  test.each(Object.entries(tokens))(
    'gets 401 from every endpoint, %s',
    async (_how, headers) => {
      const { anonymous } = await testApp();
      const answers = [];
      for (const [name, endpoint] of guarded) {
        const { status, body } = await anonymous(endpoint, { params: params(endpoint.path, 1), headers });
        answers.push({ name, status, ...(body as object) });
      }
      expect(answers).toEqual(
        guarded.map(([name]) => ({ name, status: 401, message: 'Please sign in first' })),
      );
    },
    whole,
  );
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
  [leadPlans.plan, { tasks: [{ step: 'first', title: 'Ask', dueAt: '2027-01-03T23:00:00.000Z' }] }],
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
  [marketingProductsApi.addText, { text: 'It keeps for four days.' }],
  [marketingProductsApi.addFact, { place: 'loose', text: 'It weighs 900 g' }],
  [marketingProductsApi.changeFact, { fact: 'f1', place: 'includes' }],
  [marketingProductsApi.removeFact, { fact: 'f1' }],
  [marketingProductsApi.waive, { facts: 'f1:f2' }],
  [marketingProductsApi.confirmComparePrice, { confirmed: true }],
  [marketingCampaignsApi.validate, { piece: { type: 'email', content: painEmail } }],
  [marketingCampaignsApi.addFact, { at: 'subject', text: 'It weighs 900 g', kind: 'feature' }],
  [marketingProductImports.mapping, { entity: 'marketingProduct', system: 'shopify', columns: [] }],
  [marketingChannelsApi.update, { network: 'rss', name: 'News' }],
  [marketingAssetsApi.update, { alt: 'A loaf' }],
  [marketingPublicationsApi.plan, { channels: [1], slots: ['2027-05-03T10:00'] }],
  [marketingPublicationsApi.schedule, { channels: [1], slots: ['2027-05-03T10:00'] }],
  [marketingPublicationsApi.usePicture, { assetId: 1 }],
  [marketingPublicationsApi.move, { wall: '2027-05-03T10:00' }],
  [marketingPublicationsApi.confirm, { isThere: false }],
  [marketingLeadImports.mapping, { entity: 'marketingLead', system: 'quorumia', columns: [] }],
  [marketingLeadsApi.erase, { typed: 'eva@example.org' }],
  [marketingPagesApi.update, { slug: 'another-page' }],
  [marketingTakeover.say, { text: 'I buy it weekly', asks: 'worry', mayPublish: true }],
  [marketingTakeover.takeFurther, { productIds: [1] }],
  [marketingSequencesApi.switch, { status: 'off' }],
  [companySenderApi.prove, { code: '123456' }],
  [marketingReportsApi.settings, { mailed: false }],
  [leadImports.mapping, { entity: 'contact', system: 'hubspot', columns: [] }],
]);

describe('a stranger', () => {
  // An account in the path is refused as one that is not the caller's, before anything in it (`roles.test.ts`).
  const withIds = contract.filter(
    ([, { path, access }]) => path.includes(':') && access === 'signedIn' && !path.includes(':accountId'),
  );
  const text = 'Company not found or you do not have permission to access';

  const bodyFor = (endpoint: Endpoint) => endpoint.body && (bodies.get(endpoint) ?? {});

  test(
    'gets 404 for an id of another account, with the same message as for an unknown id',
    async () => {
      const { as, build, db } = await testApp();
      const ids = await idsOwnedBy(await build.user(), { build, db });
      for (const [name, endpoint] of withIds) {
        const call = await as(await build.user());
        const ask = async (id: RowId) => {
          const answer = await call(endpoint, { params: params(endpoint.path, id), body: bodyFor(endpoint) });
          return { name, id, status: answer.status, body: answer.body as unknown };
        };
        const nothing = await ask(2_000_000_000);
        expect(nothing).toMatchObject({ name, status: 404 });
        for (const id of idsFor(endpoint.path, ids)) expect(await ask(id)).toEqual({ ...nothing, id });
      }
    },
    whole,
  );

  type App = Awaited<ReturnType<typeof testApp>>;

  /** An owner with rows of every kind. */
  async function owning({ as, build, db }: App) {
    const owner = await build.user();
    return { call: await as(owner), ids: await idsOwnedBy(owner, { build, db }) };
  }

  /** Whether an endpoint answers its owner with anything but 404. */
  async function isFound({ call, ids }: Awaited<ReturnType<typeof owning>>, endpoint: Endpoint) {
    for (const id of idsFor(endpoint.path, ids)) {
      const given = { params: params(endpoint.path, id), body: bodyFor(endpoint) };
      if ((await call(endpoint, given)).status !== 404) return true;
    }
    return false;
  }

  test(
    'gets 404 where the owner of the rows does not',
    async () => {
      const app = await testApp();
      const missed: typeof withIds = [];
      let owner = await owning(app);
      // Reads first, deletions last. An owner is reused until an endpoint needs a row that was deleted.
      const methods = ['GET', 'PATCH', 'POST', 'DELETE'];
      const inOrder = withIds.toSorted(
        ([, one], [, other]) => methods.indexOf(one.method) - methods.indexOf(other.method),
      );
      for (const each of inOrder) {
        if (await isFound(owner, each[1])) continue;
        owner = await owning(app);
        if (!(await isFound(owner, each[1]))) missed.push(each);
      }
      const unfound: string[] = [];
      // These endpoints name the first row or first version, so each needs a new database.
      for (const [name, endpoint] of missed)
        if (!(await isFound(await owning(await testApp()), endpoint))) unfound.push(name);
      expect(unfound).toEqual([]);
    },
    whole,
  );

  const intoCompany: [Endpoint, object][] = [
    ...itemKinds.map(({ endpoints, least }): [Endpoint, object] => [endpoints.create, least]),
    [reports.create, { analysis: 'a', recommendations: 'b', aiArchitecture: 'c' }],
  ];

  test.each(intoCompany)("cannot add to another account's company", async (endpoint, body) => {
    const { as, build } = await testApp();
    const { company } = await build.company();
    const stranger = await as(await build.user());
    const answer = await stranger(endpoint, { body: { ...body, companyId: company.id } });
    expect([answer.status, answer.body]).toEqual([404, { message: text }]);
  });

  test('does not change anything by a refused call', async () => {
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

test('no response of an account endpoint contains a password or its hash', async () => {
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
