import { expect, test } from 'vitest';
import { peer } from '../../testing/peer';
import { readAllowed } from './allowed';
import type { Resolve } from './door';
import { createOutbound } from './outbound';
import { OutboundError } from './outbound-error';

const limits = { total: 5_000, firstByte: 5_000, most: 1_000 };

/** A resolver that returns the given lists of addresses, one per call. */
const answering = (...answers: string[][]) => {
  const asked: string[] = [];
  const resolve: Resolve = (host, done) => {
    asked.push(host);
    const addresses = answers[Math.min(asked.length, answers.length) - 1] ?? [];
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { asked, resolve };
};

const reasonOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(OutboundError);
  return (error as OutboundError).reason;
};

const spellings = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '%31%32%37.0.0.1',
  '127。0。0。1',
  '0.0.0.0',
  '0',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
];

test.each(spellings)('%s is refused in every spelling, without a connection', async (host) => {
  const target = await peer((_request, _incoming, response) => response.end('secret'));
  const fetch = createOutbound({ allowed: readAllowed('').allowed }).fetchFor('test', limits);
  expect(await reasonOf(fetch(`http://${host}:${target.port}/`))).toBe('private');
  expect(target.connections).toBe(0);
});

test('a host name is checked by every address that it resolves to, and only public ones are tried', async () => {
  const target = await peer((_request, _incoming, response) => response.end('secret'));
  const all = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', '169.254.169.254', 'fe80::1'];
  for (const address of all) {
    const { resolve } = answering([address]);
    const fetch = createOutbound({ allowed: readAllowed('').allowed, resolve }).fetchFor('test', limits);
    expect(await reasonOf(fetch(`http://innocent.example:${target.port}/`))).toBe('private');
  }
  const { resolve } = answering(['127.0.0.2', '127.0.0.1', '10.0.0.1']);
  const { allowed } = readAllowed(`127.0.0.1:${target.port}`);
  const fetch = createOutbound({ allowed, resolve }).fetchFor('test', limits);
  expect(await (await fetch(`http://mixed.example:${target.port}/`)).text()).toBe('secret');
  expect(target.received).toHaveLength(1);
});

test('DNS rebinding has no effect: each connection uses an address that was checked', async () => {
  const target = await peer((_request, _incoming, response) => response.end('first'));
  const { asked, resolve } = answering(['127.0.0.1'], ['127.0.0.2']);
  const { allowed } = readAllowed(`127.0.0.1:${target.port}`);
  const fetch = createOutbound({ allowed, resolve }).fetchFor('test', limits);
  const url = `http://changing.example:${target.port}/`;
  expect(await (await fetch(url)).text()).toBe('first');
  expect(asked).toEqual(['changing.example']);
  expect(await reasonOf(fetch(url))).toBe('private');
  expect(target.connections).toBe(1);
});

test('a redirect into a private network is refused, by address and by name', async () => {
  const inner = await peer((_request, _incoming, response) => response.end('secret'));
  const { resolve } = answering(['127.0.0.1'], ['127.0.0.3']);
  for (const host of ['127.0.0.2', '[::1]', 'localhost', '0x7f000002', 'inner.example']) {
    const outer = await peer((_request, _incoming, response) =>
      response.writeHead(302, { location: `http://${host}:${inner.port}/` }).end(),
    );
    const { allowed } = readAllowed(`127.0.0.1:${outer.port}`);
    const fetch = createOutbound({ allowed, resolve }).fetchFor('test', limits);
    expect(await reasonOf(fetch(outer.url))).toBe('private');
  }
  expect(inner.connections).toBe(0);
});

test('only http and https URLs without user and password are called', async () => {
  const fetch = createOutbound({ allowed: readAllowed('127.0.0.1').allowed }).fetchFor('test', limits);
  for (const url of [
    'ftp://example.org',
    'file:///etc/passwd',
    'data:,x',
    'http://a:b@127.0.0.1/',
    'nothing',
  ]) {
    expect(await reasonOf(fetch(url))).toBe('address');
  }
});
