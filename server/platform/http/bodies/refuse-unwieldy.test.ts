import { describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app';
import { contract } from '../../../testing/contract';
import { AppError } from '../errors';
import { bodyLimits, refuseUnwieldy } from './refuse-unwieldy';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const list = (count: number, value: string) => `[${Array(count).fill(value).join()}]`;

function verdict(body: string | Buffer, encoding = 'utf-8') {
  try {
    refuseUnwieldy(Buffer.from(body as string), encoding);
    return 'taken';
  } catch (error) {
    return (error as AppError).status;
  }
}

describe('a body', () => {
  test.each<[string, string, number | 'taken']>([
    ['of the maximum depth', nested(bodyLimits.depth), 'taken'],
    ['one level deeper', nested(bodyLimits.depth + 1), 413],
    ['of brackets that never end', '['.repeat(10_000), 413],
    ['of objects in objects', '{"a":'.repeat(30), 413],
    ['with brackets in a text', JSON.stringify({ a: nested(1_000), b: '{"[\\"[' }), 'taken'],
    ['with a text that ends in a backslash', `["\\\\",${nested(30)}]`, 413],
    ['with a quote in a text', `["\\"${nested(30)}"]`, 'taken'],
    ['with a text that never ends', `["${nested(30)}`, 'taken'],
    ['with the maximum number of values', list(bodyLimits.values - 1, '1'), 'taken'],
    ['with one value more', list(bodyLimits.values, '1'), 413],
    ['with an object of too many members', `{${Array(bodyLimits.values).fill('"a":1').join()}}`, 413],
    ['with the maximum number of empty objects', list(bodyLimits.values - 1, '{ }'), 'taken'],
    ['with one empty object more', list(bodyLimits.values, '{}'), 413],
    ['with many commas in a text', JSON.stringify({ a: ','.repeat(bodyLimits.values + 1) }), 'taken'],
  ])('%s', (_what, body, expected) => {
    expect(verdict(body)).toBe(expected);
  });

  test('in another encoding is refused with 415, and invalid UTF-8 with 400', () => {
    expect(verdict('{}', 'utf-16le')).toBe(415);
    expect(verdict('{}', 'UTF-8')).toBe('taken');
    expect(verdict(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).toBe(400);
  });
});

const takingBodies = contract.filter(([, { takes }]) => takes.kind === 'json');

test('every endpoint that takes JSON refuses an unwieldy body', { timeout: 120_000 }, async () => {
  const { as, build } = await testApp();
  const answers: [string, number[]][] = [];
  for (const [name, endpoint] of takingBodies) {
    const admin = await build.admin();
    const call = await as(admin);
    const idOf = (name?: string) => (name === 'accountId' ? admin.owner : 1);
    const params = Object.fromEntries(
      [...endpoint.path.matchAll(/:(\w+)/g)].map(([, each]) => [each, idOf(each)]),
    );
    const send = async (body: string, type = 'application/json') =>
      (await call(endpoint, { params, body: body as never, headers: { 'Content-Type': type } })).status;
    const deep = await send(nested(1_000));
    const long = await send(list(50_000, '{}'));
    answers.push([name, [deep, long, await send('{}', 'application/json; charset=utf-16')]]);
  }
  expect(answers).toEqual(takingBodies.map(([name]) => [name, [413, 413, 415]]));
});
