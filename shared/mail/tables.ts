import { integer, text } from 'drizzle-orm/pg-core';
import { instant } from '../time/tables';

/** The address that a sender has proven, and the code for the next one; only hashes of codes are stored. */
export const provenAddressColumns = () => ({
  provenEmail: text('proven_email'),
  codeEmail: text('code_email'),
  codeHash: text('code_hash'),
  codeExpiresAt: instant('code_expires_at'),
  triesLeft: integer('tries_left').notNull().default(0),
});
