import { timestamp } from 'drizzle-orm/pg-core';

/** The column of a moment. It has a time zone, so that the server's own zone never matters. */
export const instant = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
