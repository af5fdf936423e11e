import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import { PglitePreparedQuery } from 'drizzle-orm/pglite';
import { describe, expect, test, vi } from 'vitest';
import { account, auth } from '../../shared/auth/endpoints';
import { companies } from '../../shared/consulting/companies/endpoints';
import { reports } from '../../shared/consulting/report/endpoints';
import { swot } from '../../shared/consulting/swot/endpoints';
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
import { marketingSequencesApi } from '../../shared/marketing/sequences/endpoints';
import { marketingSearchApi } from '../../shared/marketing/search/endpoints';
import { marketingPublicationsApi } from '../../shared/marketing/publications/endpoints';
import { marketingProductImports } from '../../shared/marketing/products/endpoints';
import type { Endpoint } from '../../shared/http/endpoint';
import type { QueryClient } from '../platform/database/query-client';
import { testApp } from './app';
import { builtPassword } from './builders';
import { contract } from './contract';
import { itemKinds } from './item-kinds';
import { idsFor, idsOwnedBy, type RowId } from './owned-rows';

type Prepared = { prototype: { execute: () => Promise<unknown>; getQuery: () => { sql: string } } };

/** Counts the statements that an act sends to the database, without those that begin and end a transaction. */
async function tripsOf(client: { query: unknown }, act: () => Promise<unknown>): Promise<number> {
  const sent: string[] = [];
  const count = ({ prototype }: Prepared) => {
    const { execute } = prototype;
    vi.spyOn(prototype, 'execute').mockImplementation(function counted(
      this: Prepared['prototype'],
      ...given
    ) {
      sent.push(this.getQuery().sql);
      return execute.apply(this, given);
    });
  };
  count(NodePgPreparedQuery as unknown as Prepared);
  count(PglitePreparedQuery as unknown as Prepared);
  const library = vi.spyOn(client as Pick<QueryClient, 'query'>, 'query');
  await act();
  for (const [query] of library.mock.calls) sent.push(JSON.stringify(query));
  vi.restoreAllMocks();
  // No call waits until it is counted (see `createCallCounts`).
  return sent.filter((text) => !/^(begin|commit)|"calls:/.test(text)).length;
}

async function owner() {
  const app = await testApp();
  const user = await app.build.user({ role: 'admin' });
  const call = await app.as(user);
  const trips = async (act: () => Promise<unknown>) => {
    // From now on the account is remembered, however long a busy machine takes.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await call(auth.user);
    return tripsOf(app.client, act);
  };
  return { ...app, user, call, trips };
}

const params = (path: string, id: RowId) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, id]));

/** Reads that need more than one statement, or none. */
const readsOtherwise = new Map<Endpoint, number>([
  // The caller is remembered.
  [auth.user, 0],
  // Three lists of the company.
  [swot.read, 4],
  // The report, and the three lists of its SWOT.
  [reports.pdf, 5],
  // The page, and how many enquiries are unread.
  [enquiries.list, 2],
  // The stages and the cards; the settings and the sums.
  [leadBoard.read, 2],
  [leadBoard.sums, 2],
  [leadOpportunities.sums, 2],
  // Nothing is asked for.
  [leadSearch.find, 0],
  [leadDuplicates.matches, 0],
  // The import, the own fields, how a file with its headers was mapped before, and the programs of earlier files.
  [leadImports.read, 4],
  // The import and its rows.
  [leadImports.rows, 2],
  [leadImports.errors, 2],
  // The import, how a file with its headers was mapped before, and the programs of earlier files.
  [marketingProductImports.read, 3],
  // The import and its rows.
  [marketingProductImports.rows, 2],
  [marketingProductImports.errors, 2],
  [marketingLeadImports.read, 3],
  [marketingLeadImports.rows, 2],
  [marketingLeadImports.errors, 2],
  // The lead, and what is noted of it.
  [marketingLeadsApi.timeline, 2],
  [marketingLeadsApi.consents, 2],
  // The words, what was asked for last, and the pictures.
  [marketingAssetsApi.ofCampaign, 3],
  // The words, and the logo.
  [marketingAssetsApi.preview, 2],
  // The set and its campaigns.
  [marketingSetsApi.read, 2],
  // The sequence, and its steps, leads or mails.
  [marketingSequencesApi.read, 2],
  [marketingSequencesApi.enrolments, 2],
  [marketingSequencesApi.messages, 2],
  // Nothing is asked for.
  [marketingSearchApi.find, 0],
  // The settings and the figures.
  [leadAnalytics.pipeline, 2],
  [leadAnalytics.forecast, 3],
  [leadAnalytics.velocity, 3],
  [leadAnalytics.sources, 2],
  [leadAnalytics.lostReasons, 2],
]);

/** Lists that are asked for by company. */
const ofCompany: Endpoint[] = [
  marketingChannelsApi.list,
  marketingSetsApi.list,
  marketingSequencesApi.list,
  marketingCampaignsApi.list,
  marketingCampaignsApi.count,
  marketingContentsApi.list,
  marketingContentsApi.count,
  marketingPublicationsApi.list,
  ...Object.values(marketingAnalyticsApi),
  marketingReportsApi.list,
];

/** What a read is asked with. */
function queryOf(endpoint: Endpoint, id: RowId): object | undefined {
  if (endpoint === marketingPublicationsApi.calendar) {
    return { companyId: id, from: '2027-03-01', to: '2027-04-01' };
  }
  return ofCompany.includes(endpoint) ? { company: id } : undefined;
}

describe('a signed-in reader', () => {
  // Downloads, what an act can take back, and what goes with a person, are a few statements for each table or page.
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

  /** The trips of a read that finds something; undefined where nothing is found. */
  async function tripsFor(endpoint: Endpoint, { call, trips, ids }: Reader): Promise<number | undefined> {
    const read = (id: RowId) => {
      const query = queryOf(endpoint, id) as undefined;
      return call(endpoint, { params: params(endpoint.path, id), query });
    };
    for (const id of idsFor(endpoint.path, ids))
      if ((await read(id)).status === 200) return trips(() => read(id));
    return undefined;
  }

  test('gets each answer in one trip to the database', { timeout: 240_000 }, async () => {
    // One reader for all: an app for each took more than a minute.
    const shared = await reader();
    const counted: [string, number | undefined][] = [];
    for (const [name, endpoint] of reads) {
      // Some addresses name the first row of a database.
      counted.push([name, (await tripsFor(endpoint, shared)) ?? (await tripsFor(endpoint, await reader()))]);
    }
    expect(counted).toEqual(reads.map(([name, endpoint]) => [name, readsOtherwise.get(endpoint) ?? 1]));
  });
});

describe('a signed-in writer', () => {
  test.each(itemKinds)(
    'creates, changes and removes $name in one trip each',
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

  test('changes and removes a company in one trip each, and creates one while the account is locked', async () => {
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

test('whoever calls with the cookie costs the reading and the renewal of the session besides', async () => {
  const { agent, build, client } = await testApp();
  const { username } = await build.user();
  const browser = agent();
  await browser.post('/api/login').send({ username, password: builtPassword });
  expect(await tripsOf(client, async () => browser.get('/api/user'))).toBe(3);
});

test('whoever calls with a new token costs one trip more, once', async () => {
  const { as, build, client } = await testApp();
  const call = await as(await build.user());
  expect(await tripsOf(client, () => call(auth.user))).toBe(1);
  expect(await tripsOf(client, () => call(auth.user))).toBe(0);
});
