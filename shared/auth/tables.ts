import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { instant } from '../time/tables';

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    username: text('username').notNull(),
    /** An argon2id hash in PHC format. */
    password: text('password').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_username_any_case').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_any_case').on(sql`lower(${table.email})`),
  ],
);

/** The person that a row belongs to; it goes when the person goes. */
export const personId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The cookie sessions, in the schema of connect-pg-simple. */
export const userSessions = pgTable(
  'user_sessions',
  {
    sid: varchar('sid').primaryKey(),
    sess: json('sess').notNull(),
    expire: timestamp('expire', { precision: 6 }).notNull(),
  },
  (table) => [index('user_sessions_expire').on(table.expire)],
);

/** How a person has signed in; the second word is the factor beside the password. */
export const signInMethods = ['password', 'passkey', 'app', 'recovery'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** Sign-ins with their bearer tokens; only the tokens' SHA-256 is stored. `sessionId` is the cookie session of the same sign-in. */
export const authTokens = pgTable(
  'auth_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: serial('id').notNull().unique(),
    userId: personId(),
    sessionId: text('session_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Written at most every five minutes. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** The address that it came from, in the form that rate limits count. */
    address: text('address').notNull().default(''),
    /** The browser and system, such as "Firefox, Windows"; empty if they are unknown. */
    device: text('device').notNull().default(''),
    method: text('method', { enum: signInMethods }).notNull().default('password'),
    /** Whether the person has shown a second factor in it, or a passkey. */
    isStrong: boolean('is_strong').notNull().default(false),
    /** When the person last showed that it is them. */
    provenAt: instant('proven_at'),
  },
  (table) => [index('auth_tokens_user').on(table.userId), index('auth_tokens_session').on(table.sessionId)],
);

/** Links to set a new password. They are single use: using one deletes its row. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: personId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

type UserRow = typeof users.$inferSelect;
/** An account without its password hash. */
export type User = Omit<UserRow, 'password'>;
