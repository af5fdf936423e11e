import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../shared/http/endpoint';
import { testApp } from './app';
import { contract } from './contract';

/** An integer that a JavaScript number can hold and no integer column can. */
const large = Number.MAX_SAFE_INTEGER;

/**
 * A day that is valid in ISO 8601 but not in a date column, and times that fall on such days in UTC because of their
 * offset.
 */
const early = '0000-01-01';
const beyond = { from: '0001-01-01T00:00:00+23:59', to: '9999-12-31T00:00:00-23:59' };

/** Filter conditions; each column type accepts some of them and refuses the others. */
const conditions = [
  { any: [String(large)] },
  { none: [String(large)] },
  { from: large },
  { to: -large },
  { is: String(large) },
  { from: early },
  { to: `${early}T00:00:00Z` },
  beyond,
];

type Shape = Record<string, z.core.$ZodType>;

/** The schema inside wrappers such as optional, default and transform. */
function bare(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  const { innerType, out } = (schema?._zod.def ?? {}) as {
    innerType?: z.core.$ZodType;
    out?: z.core.$ZodType;
  };
  return innerType || out ? bare(innerType ?? out) : schema;
}

/** The fields of an object schema, or of all members of a union. */
function fieldsOf(schema: z.core.$ZodType | undefined): Shape {
  const {
    shape,
    options,
    in: taken,
  } = (schema?._zod.def ?? {}) as {
    shape?: Shape;
    options?: z.core.$ZodType[];
    in?: z.core.$ZodType;
  };
  if (shape) return shape;
  if (options) return Object.assign({}, ...options.map(fieldsOf)) as Shape;
  return taken ? fieldsOf(taken) : {};
}

/** The smallest valid values of a query's required fields, so that validation reaches the field under test. */
const needed = (fields: Shape) =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => !z.safeParse(fields[name] as z.core.$ZodType, undefined).success)
      .map((name) => [name, String(leastOf(fields[name] as z.core.$ZodType))]),
  );

const leastOf = (schema: z.core.$ZodType) =>
  [1, 'a', '2027-01-01', ...Object.values((schema._zod.def as { entries?: object }).entries ?? {})].find(
    (value) => z.safeParse(schema, value).success,
  ) ?? '1';

const filterNames = (schema: z.core.$ZodType | undefined) =>
  Object.keys(fieldsOf(bare(schema))).flatMap((name) =>
    name === 'own' ? ['own.1', 'own.999999999'] : [name],
  );

/** The queries of an endpoint, each with one value that no column holds: a large number or an early day. */
function queriesOf({ query }: Endpoint): Record<string, unknown>[] {
  const fields = fieldsOf(query as z.core.$ZodType | undefined);
  const least = needed(fields);
  const inPlace = Object.keys(fields).flatMap((name) =>
    [large, early].map((value) => ({ ...least, [name]: value })),
  );
  const inFilters = filterNames(fields.filter).flatMap((name) =>
    conditions.map((condition) => ({ ...least, filter: JSON.stringify({ [name]: condition }) })),
  );
  const sorts = fields.sort ? [{ ...least, sort: 'own.999999999' }] : [];
  return [...inPlace, ...inFilters, ...sorts];
}

/** The bodies of an endpoint, each with large numbers in one field. */
function bodiesOf({ takes, body }: Endpoint): object[] {
  if (takes.kind !== 'json') return [];
  return Object.keys(fieldsOf(body as z.core.$ZodType | undefined)).flatMap((name) => [
    { [name]: large },
    { [name]: [large] },
    { [name]: { id: large, version: large } },
  ]);
}

const paramsOf = ({ path }: Endpoint, value: number) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, value]));

/** Every request to try: a path, a query or a body with a number or day that no column holds. */
const requestsOf = (endpoint: Endpoint) => [
  ...(endpoint.path.includes(':') ? [{ params: paramsOf(endpoint, large) }] : []),
  ...queriesOf(endpoint).map((query) => ({ params: paramsOf(endpoint, 1), query })),
  ...bodiesOf(endpoint).map((body) => ({ params: paramsOf(endpoint, 1), body })),
];

test('the requests cover filters, queries and bodies', () => {
  const all = contract.flatMap(([name, endpoint]) =>
    requestsOf(endpoint).map((request) => `${name} ${JSON.stringify(request)}`),
  );
  const looked = [
    /^GET \S+contacts\.csv .*"company":9007199254740991/,
    /^GET \S+tasks .*"opportunity":9007199254740991/,
    /^GET \S+leads\/contacts .*own\.999999999/,
    /^PATCH \S+leads\/contacts\/:id .*"version":9007199254740991/,
    /^GET \S+leads\/tasks .*"filter":\S+dueAt\S+0001-01-01T00:00:00\+23:59/,
  ];
  expect(looked.filter((pattern) => !all.some((one) => pattern.test(one)))).toEqual([]);
});

test('no endpoint fails on a number larger than any id, or on a day that no column holds', async () => {
  const { as, build } = await testApp();
  const failed: string[] = [];
  for (const [name, endpoint] of contract) {
    const call = await as(await build.user());
    for (const request of requestsOf(endpoint)) {
      const { status } = await call(endpoint, request as never).catch(() => ({ status: 599 }));
      if (status >= 500) failed.push(`${status} ${name} ${JSON.stringify(request)}`);
    }
  }
  expect(failed).toEqual([]);
}, 240_000);
