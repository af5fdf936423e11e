import type { z } from 'zod';

/** A schema, or nothing where there is nothing to check. */
export type Schema = z.ZodType | undefined;

/** What a request carries besides its address. */
export type BodyKind = 'none' | 'json' | 'form' | 'text' | 'file';

/** What an endpoint takes: `types` are media types, `limit` the most bytes of the body or, for a file, of the file. */
export interface Takes<Kind extends BodyKind = BodyKind> {
  kind: Kind;
  limit: number;
  types: readonly string[];
}

/** What an endpoint takes, together with the schema of its values. */
export interface Body<Kind extends BodyKind = BodyKind, Values extends Schema = Schema> {
  takes: Takes<Kind>;
  schema: Values;
}

const KILOBYTE = 1024;
const usualLimit = 100 * KILOBYTE;

/** Nothing: what is sent nevertheless is not read. */
export const none: Body<'none', undefined> = {
  takes: { kind: 'none', limit: 0, types: [] },
  schema: undefined,
};

/** A document of JSON in UTF-8; `limit` in bytes, 100 KB unless it says otherwise. */
export const json = <Values extends z.ZodType>(schema: Values, limit = usualLimit): Body<'json', Values> => ({
  takes: { kind: 'json', limit, types: ['application/json'] },
  schema,
});

/** What a plain HTML form posts; each value is a string, or a list of them where a name comes twice. */
export const form = <Values extends z.ZodType>(schema: Values, limit = usualLimit): Body<'form', Values> => ({
  takes: { kind: 'form', limit, types: ['application/x-www-form-urlencoded'] },
  schema,
});

/** Text in the charset that it names, UTF-8 without one; the handler gets a string. */
export const text = (limit = usualLimit, types = ['text/plain']): Body<'text', undefined> => ({
  takes: { kind: 'text', limit, types },
  schema: undefined,
});

/**
 * One file of at most `limit` bytes: as the body itself, or in a multipart form, whose other `fields` come before the
 * file. An endpoint with fields takes the form only. `types` may end in `/*`; they are the sender's claim and no proof.
 */
export const file = <Fields extends Schema = undefined>(
  limit: number,
  types: readonly string[],
  fields?: Fields,
): Body<'file', Fields> => ({ takes: { kind: 'file', limit, types }, schema: fields as Fields });
