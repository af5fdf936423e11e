import type { z } from 'zod';
import type { Endpoint } from './endpoint';

/** The type of a value after JSON serialisation: dates are ISO 8601 strings. */
export type Wire<T> = T extends Date
  ? string
  : T extends string
    ? T
    : T extends (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : T;

/** The body that the caller passes: for a file, the fields sent with it. */
export type BodyOf<E extends Endpoint> = E['takes']['kind'] extends 'text'
  ? string
  : E['body'] extends z.ZodType
    ? z.input<E['body']>
    : undefined;

/** The query that the caller passes. */
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;

/** The response of the server before serialisation. */
export type AnswerOf<E extends Endpoint> =
  | NonNullable<E['answer']>
  | (null extends E['answer'] ? null : never);
