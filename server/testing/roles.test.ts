import { expect, test } from 'vitest';
import { type Params, urlFor } from '../../shared/http/params';
import type { Endpoint } from '../../shared/http/endpoint';
import type { Owner } from '../platform/database/rows/owner';
import type { Refusal } from '../platform/http/errors';
import { testApp } from './app';
import { type BuiltUser, builtPassword } from './builders';
import { contract } from './contract';

const anyParams = (path: string, account: Owner): Params<string> =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, name === 'accountId' ? account : 2_000_000_000]),
  );

type App = Awaited<ReturnType<typeof testApp>>;
interface Answer {
  status: number;
  body: unknown;
}
type Ask = (endpoint: Endpoint, account: Owner) => PromiseLike<Answer>;

/** The two ways in which a call says who makes it. */
const ways: Record<string, (app: App, user: BuiltUser) => Promise<Ask>> = {
  'a token': async ({ as }, user) => {
    const call = await as(user);
    return (endpoint, account) => call(endpoint, { params: anyParams(endpoint.path, account), account });
  },
  'the cookie alone': async ({ agent }, { username }) => {
    const browser = agent();
    await browser.post('/api/login').send({ username, password: builtPassword });
    return (endpoint, account) => {
      const url = `${urlFor(endpoint, anyParams(endpoint.path, account))}?account=${account}`;
      return browser[endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'](url);
    };
  },
};

const ofAccounts = contract.filter(([, { access }]) => access === 'signedIn' || access === 'ownerOnly');

/** All endpoints share one app, which is opened once. */
const whole = 240_000;

test.each(Object.entries(ways))(
  'a member who only reads may read everything and change nothing, with %s',
  async (_how, callsBy) => {
    const app = await testApp();
    const { owner } = await app.build.user();
    const ask = await callsBy(app, await app.build.member(owner, 'reader'));
    for (const [name, endpoint] of ofAccounts) {
      const { status, body } = await ask(endpoint, owner);
      const isRefused = status === 403 && (body as Refusal).code === 'role.short';
      const isRead = endpoint.method === 'GET' || endpoint.readersToo;
      expect({ name, isRefused }).toEqual({ name, isRefused: endpoint.access === 'ownerOnly' || !isRead });
    }
    expect(ofAccounts.length).toBeGreaterThan(250);
  },
  whole,
);

test.each(Object.entries(ways))(
  'a person who is no member of an account finds nothing of it, with %s',
  async (_how, callsBy) => {
    const app = await testApp();
    const { owner } = await app.build.user();
    const ask = await callsBy(app, await app.build.user());
    for (const [name, endpoint] of ofAccounts) {
      const { status, body } = await ask(endpoint, owner);
      expect({ name, status, code: (body as Refusal).code }).toEqual({
        name,
        status: 404,
        code: 'account.unknown',
      });
    }
  },
  whole,
);
