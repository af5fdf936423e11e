import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { type Received, peer } from '../../testing/peer';
import { redirected } from './redirects';
import { readAllowed } from './allowed';
import { createOutbound } from './outbound';

const limits = { total: 5_000, firstByte: 5_000, most: 1_000 };
const open = createOutbound({ allowed: readAllowed('127.0.0.0/8').allowed });
const fetch = open.fetchFor('test', limits);

/** Redirects `/301`, `/302` … to a target; responds to other paths with the received request. */
const redirecting =
  (location: () => string) =>
  (request: Received, ...[, response]: Parameters<RequestListener>) => {
    const status = Number(/^\/(30\d)/.exec(request.url)?.[1]);
    if (status) response.writeHead(status, { location: location() }).end();
    else response.end(JSON.stringify(request));
  };

const readBack = async (response: Response) => (await response.json()) as Received;

test('three redirects are followed, a fourth is not', async () => {
  const server = await peer(({ url }, _incoming, response) => {
    const left = Number(url.slice(1));
    if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
    else response.end('arrived');
  });
  const answer = await fetch(`${server.url}/3`);
  expect(await answer.text()).toBe('arrived');
  expect(answer.url).toBe(`${server.url}/0`);
  await expect(fetch(`${server.url}/4`)).rejects.toMatchObject({ reason: 'redirect' });
});

test('with a limit of 0 the caller gets the redirect response', async () => {
  const server = await peer(redirecting(() => '/elsewhere'));
  const answer = await open.fetchFor('test', { ...limits, redirects: 0 })(`${server.url}/302`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/elsewhere');
  expect(server.received).toHaveLength(1);
});

test('within an origin 301, 302 and 303 turn a POST into a GET; 307 and 308 keep method and body', async () => {
  const server = await peer(redirecting(() => '/end'));
  const init = {
    method: 'POST',
    body: 'a=1',
    headers: { authorization: 'Bearer x', 'content-type': 'text/plain' },
  };
  for (const status of [301, 302, 303]) {
    const { method, body, headers } = await readBack(await fetch(`${server.url}/${status}`, init));
    expect({ method, body }).toEqual({ method: 'GET', body: '' });
    expect(headers['content-type']).toBeUndefined();
    expect(headers.authorization).toBe('Bearer x');
  }
  for (const status of [307, 308]) {
    const { method, body } = await readBack(await fetch(`${server.url}/${status}`, init));
    expect({ method, body }).toEqual({ method: 'POST', body: 'a=1' });
  }
});

test('another origin gets no credentials in any header, and no body', async () => {
  const other = await peer((request, _incoming, response) => response.end(JSON.stringify(request)));
  const server = await peer(redirecting(() => `${other.url}/end`));
  const headers = {
    authorization: 'Bearer x',
    cookie: 'a=b',
    'x-api-key': 'k',
    'webhook-signature': 's',
    accept: 'a/b',
  };
  const got = await readBack(await fetch(`${server.url}/302`, { headers }));
  expect(got.headers).toMatchObject({ accept: 'a/b' });
  for (const name of ['authorization', 'cookie', 'x-api-key', 'webhook-signature']) {
    expect(got.headers).not.toHaveProperty(name);
  }
  const sent = { method: 'POST', body: 'password=1', headers };
  await expect(fetch(`${server.url}/307`, sent)).rejects.toMatchObject({ reason: 'redirect' });
  expect((await readBack(await fetch(`${server.url}/303`, sent))).body).toBe('');
  expect(other.received.map(({ body }) => body)).toEqual(['', '']);
});

test('a redirect from https to http, or to an invalid address, ends the call', () => {
  const hop = { url: new URL('https://a.example/'), method: 'GET', headers: {}, body: undefined };
  expect(() => redirected(hop, 302, 'http://a.example/')).toThrow('from https to http');
  expect(() => redirected(hop, 302, 'https://[broken')).toThrow('to no address');
  expect(redirected(hop, 200, 'https://a.example/')).toBeUndefined();
  expect(redirected(hop, 302, undefined)).toBeUndefined();
  expect(redirected(hop, 302, '/b')?.url.href).toBe('https://a.example/b');
});
