import { describe, expect, test, vi } from 'vitest';
import { accountsApi } from '../../shared/accounts/endpoints';
import { assistantApi, proposalsApi } from '../../shared/assistant/endpoints';
import { account, auth } from '../../shared/auth/endpoints';
import { companies } from '../../shared/consulting/companies/endpoints';
import { consultingSearchApi } from '../../shared/consulting/search/endpoints';
import { reports } from '../../shared/consulting/report/endpoints';
import { swot } from '../../shared/consulting/swot/endpoints';
import { consultingTakeover } from '../../shared/consulting/takeover/endpoints';
import { enquiries } from '../../shared/enquiries/endpoints';
import { leadAnalytics } from '../../shared/leads/analytics/endpoints';
import { leadActs } from '../../shared/leads/acts/endpoints';
import { leadErasing } from '../../shared/leads/erasing/endpoints';
import { leadDuplicates } from '../../shared/leads/duplicates/endpoints';
import { contactFiles, leadExports } from '../../shared/leads/exports/endpoints';
import { leadImports } from '../../shared/leads/imports/endpoints';
import { leadBoard, leadOpportunities } from '../../shared/leads/opportunities/endpoints';
import { leadSearch } from '../../shared/leads/search/endpoints';
import { marketingAnalyticsApi, marketingReportsApi } from '../../shared/marketing/analytics/endpoints';
import { marketingActs } from '../../shared/marketing/acts/endpoints';
import { marketingAssetsApi } from '../../shared/marketing/assets/endpoints';
import { marketingCampaignsApi } from '../../shared/marketing/campaigns/editing/endpoints';
import { marketingChannelsApi } from '../../shared/marketing/channels/endpoints';
import { marketingSetsApi } from '../../shared/marketing/campaigns/sets/endpoints';
import { marketingLeadImports, marketingLeadsApi } from '../../shared/marketing/capture/leads/endpoints';
import { marketingContentsApi } from '../../shared/marketing/contents/endpoints';
import { marketingTakeover } from '../../shared/marketing/takeover/endpoints';
import { marketingSequencesApi } from '../../shared/marketing/sequences/endpoints';
import { marketingSearchApi } from '../../shared/marketing/search/endpoints';
import { marketingPublicationsApi } from '../../shared/marketing/publications/endpoints';
import { marketingProductImports } from '../../shared/marketing/products/endpoints';
import { todayApi } from '../../shared/today/endpoints';
import type { Endpoint } from '../../shared/http/endpoint';
import { testApp } from './app';
import { builtPassword } from './builders';
import { contract } from './contract';
import { itemKinds } from './item-kinds';
import { idsFor, idsOwnedBy, type RowId } from './owned-rows';
import { tripsOf } from './trips';

async function owner() {
  // Hears of nothing: a notification of the user's creation that is late would have the account read again.
  const app = await testApp({ listen: () => () => undefined });
  const user = await app.build.user({ role: 'admin' });
  const call = await app.as(user);
  const trips = async (act: () => Promise<unknown>) => {
    // Freezes the clock, so that the cached account does not expire on a busy machine.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await call(auth.user);
    return tripsOf(app, act);
  };
  return { ...app, user, call, trips };
}

const params = (path: string, id: RowId) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, id]));

/** Reads that need another number of statements than one. */
const readsOtherwise = new Map<Endpoint, number>([
  // The account is cached.
  [auth.user, 0],
  [accountsApi.list, 0],
  // The company, and three of its lists.
  [swot.read, 4],
  // The report and its snapshot, and the three lists of its SWOT.
  [reports.pdf, 5],
  // The page, and the number of unread enquiries.
  [enquiries.list, 2],
  // The stages with their cards, and the settings with the totals.
  [leadBoard.read, 2],
  [leadBoard.sums, 2],
  [leadOpportunities.sums, 2],
  // What waits in each of the three portals, and the dismissals.
  [todayApi.read, 4],
  // A setting of the server.
  [assistantApi.model, 0],
  // An empty search.
  [consultingSearchApi.find, 0],
  [leadSearch.find, 0],
  [leadDuplicates.matches, 0],
  // The import, the own fields, the members, the remembered mapping of these headers, and the programs of earlier imports.
  [leadImports.read, 5],
  // The import and its rows.
  [leadImports.rows, 2],
  [leadImports.errors, 2],
  // The import, the remembered mapping of these headers, and the programs of earlier imports.
  [marketingProductImports.read, 3],
  // The import and its rows.
  [marketingProductImports.rows, 2],
  [marketingProductImports.errors, 2],
  [marketingLeadImports.read, 3],
  [marketingLeadImports.rows, 2],
  [marketingLeadImports.errors, 2],
  // The lead and its events.
  [marketingLeadsApi.timeline, 2],
  [marketingLeadsApi.consents, 2],
  // The campaign's texts, the last request, and the pictures.
  [marketingAssetsApi.ofCampaign, 3],
  // The campaign's texts and the logo.
  [marketingAssetsApi.preview, 2],
  // The set and its campaigns.
  [marketingSetsApi.read, 2],
  // The sequence, and its steps, leads or mails.
  [marketingSequencesApi.read, 2],
  [marketingSequencesApi.enrolments, 2],
  [marketingSequencesApi.messages, 2],
  [marketingSequencesApi.mailed, 2],
  // An empty search.
  [marketingSearchApi.find, 0],
  // The links, and the companies of CONSULTIA.
  [marketingTakeover.offers, 2],
  // The company, and the one of COMERZIA that it is.
  [consultingTakeover.further, 2],
  // The proposals, and what may be named in them: stages, tags, own fields, members, companies of both portals, and the
  // currency.
  [proposalsApi.list, 8],
  [proposalsApi.read, 8],
  // The settings and the figures.
  [leadAnalytics.pipeline, 2],
  [leadAnalytics.forecast, 3],
  [leadAnalytics.velocity, 3],
  [leadAnalytics.sources, 2],
  [leadAnalytics.lostReasons, 2],
]);

/** Lists whose query names the company. */
const ofCompany: Endpoint[] = [
  marketingChannelsApi.list,
  marketingSetsApi.list,
  marketingSequencesApi.list,
  marketingSequencesApi.answers,
  marketingCampaignsApi.list,
  marketingCampaignsApi.count,
  marketingContentsApi.list,
  marketingContentsApi.count,
  marketingPublicationsApi.list,
  ...Object.values(marketingAnalyticsApi),
  marketingReportsApi.list,
];

/** The query of a read. */
function queryOf(endpoint: Endpoint, id: RowId): object | undefined {
  if (endpoint === marketingPublicationsApi.calendar) {
    return { companyId: id, from: '2027-03-01', to: '2027-04-01' };
  }
  if (endpoint === assistantApi.records) return { q: 'ana', of: 'contact' };
  if (endpoint === marketingTakeover.origins) return { contact: id };
  if (endpoint === marketingTakeover.link) return { company: id };
  return ofCompany.includes(endpoint) ? { company: id } : undefined;
}

describe('a signed-in reader', () => {
  // Excluded: downloads, previews of an undo and of an erasure take a few statements for each table or page.
  const files = [...Object.values(leadExports), ...Object.values(contactFiles)];
  const long: Endpoint[] = [
    account.data,
    leadActs.outlook,
    marketingActs.outlook,
    leadErasing.outlook,
    marketingLeadsApi.outlook,
    marketingLeadsApi.data,
    ...files,
  ];
  const reads = contract.filter(
    ([, endpoint]) => endpoint.method === 'GET' && endpoint.access !== 'everyone' && !long.includes(endpoint),
  );

  type Reader = Awaited<ReturnType<typeof owner>> & { ids: Awaited<ReturnType<typeof idsOwnedBy>> };

  const reader = async (): Promise<Reader> => {
    const app = await owner();
    return { ...app, ids: await idsOwnedBy(app.user, app) };
  };

  /** The number of statements of the first read that finds a row; undefined if none does. */
  async function tripsFor(endpoint: Endpoint, { call, trips, ids }: Reader): Promise<number | undefined> {
    const read = (id: RowId) => {
      const query = queryOf(endpoint, id) as undefined;
      return call(endpoint, { params: params(endpoint.path, id), query });
    };
    for (const id of idsFor(endpoint.path, ids))
      if ((await read(id)).status === 200) return trips(() => read(id));
    return undefined;
  }

  test('reads each response with one statement, except the listed ones', { timeout: 240_000 }, async () => {
    // All endpoints share one reader: one app per endpoint took more than a minute.
    const shared = await reader();
    const counted: [string, number | undefined][] = [];
    for (const [name, endpoint] of reads) counted.push([name, await tripsFor(endpoint, shared)]);
    expect(counted).toEqual(reads.map(([name, endpoint]) => [name, readsOtherwise.get(endpoint) ?? 1]));
  });
});

describe('a signed-in writer', () => {
  test.each(itemKinds)(
    'creates, changes and removes $name with one statement each',
    async ({ endpoints, least, change }) => {
      const { call, trips, user, build } = await owner();
      const { company } = await build.company(user);
      let id = 0;
      const create = async () => {
        const { body } = await call(endpoints.create, { body: { ...least, companyId: company.id } });
        id = (body as { id: number }).id;
      };
      expect(await trips(create)).toBe(1);
      expect(await trips(() => call(endpoints.update, { params: { id }, body: change }))).toBe(1);
      expect(await trips(() => call(endpoints.remove, { params: { id } }))).toBe(1);
    },
  );

  test('changes and removes a company with one statement each; creating one takes three, as it locks the account', async () => {
    const { call, trips, user, build } = await owner();
    const { company } = await build.company(user);
    const params = { companyId: company.id };
    expect(await trips(() => call(companies.update, { params, body: { name: 'Brot' } }))).toBe(1);
    expect(await trips(() => call(companies.remove, { params }))).toBe(1);
    const { name, sector, size, structure, email } = company;
    const body = { name, sector, size, structure, email };
    expect(await trips(() => call(companies.create, { body }))).toBe(3);
  });
});

test('a call with a session cookie costs two more statements, which read and renew the session', async () => {
  const tested = await testApp();
  const { agent, build } = tested;
  const { username } = await build.user();
  const browser = agent();
  await browser.post('/api/login').send({ username, password: builtPassword });
  expect(await tripsOf(tested, async () => browser.get('/api/user'))).toBe(3);
});

test('the first call with a new token costs one more statement', async () => {
  const tested = await testApp();
  const call = await tested.as(await tested.build.user());
  expect(await tripsOf(tested, () => call(auth.user))).toBe(1);
  expect(await tripsOf(tested, () => call(auth.user))).toBe(0);
});

test('a statement of work in the background is not counted', async () => {
  const tested = await testApp();
  const call = await tested.as(await tested.build.user());
  await call(auth.user);
  const act = () => Promise.all([call(auth.user), tested.db.execute('select 1')]);
  expect(await tripsOf(tested, act)).toBe(0);
});
