import type { z } from 'zod';
import type { Endpoint } from './endpoint';

/** What a value becomes on its way through JSON: dates are ISO 8601 strings. */
export type Wire<T> = T extends Date
  ? string
  : T extends (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

/** What the caller passes as body: for a file, the fields that go with it. */
export type BodyOf<E extends Endpoint> = E['takes']['kind'] extends 'text'
  ? string
  : E['body'] extends z.ZodType
    ? z.input<E['body']>
    : undefined;

/** What the caller passes in the query string. */
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;

/** What the server answers, before JSON. */
export type AnswerOf<E extends Endpoint> =
  | NonNullable<E['answer']>
  | (null extends E['answer'] ? null : never);
