import { bigint, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { instant } from '../../time/tables';
import { personId, users } from '../tables';

/** The public halves of passkeys, in base64url. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial('id').primaryKey(),
    userId: personId(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** What the authenticator has counted; it never runs backwards, and many always say 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator, such as `usb` or `internal`. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** The secret of a person's codes by an app (RFC 6238), sealed. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: personId().primaryKey(),
  sealed: text('sealed').notNull(),
  /** The period of the last code that was used; no earlier one is taken. */
  lastStep: integer('last_step').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Codes for whoever has lost everything else; only their SHA-256 is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: personId(), codeHash: text('code_hash').notNull(), usedAt: instant('used_at') },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** What a ticket is for: to end a sign-in, to make a passkey or a proof with one, or to set up the codes of an app. */
export const ticketKinds = ['signIn', 'newPasskey', 'proof', 'newTotp'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** A step that waits for the next one; only its SHA-256 is stored. */
export const tickets = pgTable(
  'tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    /** Null until a passkey says whose it is. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ticketKinds }).notNull(),
    /** What a passkey must sign, in base64url; of an app, its sealed secret. */
    challenge: text('challenge').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('tickets_user').on(table.userId)],
);
