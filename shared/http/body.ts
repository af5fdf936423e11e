import type { z } from 'zod';

/** A schema; undefined when there is nothing to validate. */
export type Schema = z.ZodType | undefined;

/** The kind of a request's body. */
export type BodyKind = 'none' | 'json' | 'form' | 'text' | 'file';

/**
 * What an endpoint accepts: `types` are media types, `limit` the maximum bytes of the body or, for `file`, of the
 * file.
 */
export interface Takes<Kind extends BodyKind = BodyKind> {
  kind: Kind;
  limit: number;
  types: readonly string[];
}

/** What an endpoint accepts, together with the schema of its values. */
export interface Body<Kind extends BodyKind = BodyKind, Values extends Schema = Schema> {
  takes: Takes<Kind>;
  schema: Values;
}

const KILOBYTE = 1024;
const usualLimit = 100 * KILOBYTE;

/** No body; a body that is sent anyway is not read. */
export const none: Body<'none', undefined> = {
  takes: { kind: 'none', limit: 0, types: [] },
  schema: undefined,
};

/** JSON in UTF-8; `limit` is in bytes, 100 KB by default. */
export const json = <Values extends z.ZodType>(schema: Values, limit = usualLimit): Body<'json', Values> => ({
  takes: { kind: 'json', limit, types: ['application/json'] },
  schema,
});

/** The body of a plain HTML form; each value is a string, or a list of strings for a repeated name. */
export const form = <Values extends z.ZodType>(schema: Values, limit = usualLimit): Body<'form', Values> => ({
  takes: { kind: 'form', limit, types: ['application/x-www-form-urlencoded'] },
  schema,
});

/** Text in the charset of the request, UTF-8 by default; the handler receives a string. */
export const text = (limit = usualLimit, types = ['text/plain']): Body<'text', undefined> => ({
  takes: { kind: 'text', limit, types },
  schema: undefined,
});

/**
 * One file of at most `limit` bytes: as the body itself, or in a multipart form whose other `fields` precede the file.
 * An endpoint with fields accepts the form only. `types` may end in `/*`; the sender declares the type, so it proves
 * nothing.
 */
export const file = <Fields extends Schema = undefined>(
  limit: number,
  types: readonly string[],
  fields?: Fields,
): Body<'file', Fields> => ({ takes: { kind: 'file', limit, types }, schema: fields as Fields });
