import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/**
 * The counters of rate-limiter-flexible, in the schema that the library itself would create. `expire` is in
 * milliseconds since 1970.
 */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
