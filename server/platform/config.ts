import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { site } from '../../shared/site';
import { CommandRefused } from './command';
import { type Allowed, readAllowed } from './outbound/allowed';
import { checkAddress } from './outbound/door';
import type { OutboundError } from './outbound/outbound-error';

const flag = z.enum(['true', 'false', '']).optional();
const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined);
const url = (protocols: RegExp, example: string) =>
  optional.refine(
    (value) => value === undefined || (URL.canParse(value) && protocols.test(new URL(value).protocol)),
    {
      error: `must be an address like ${example}`,
    },
  );

/** Whether a text is 32 bytes in Base64, with or without padding, in either alphabet. */
const isKey = (text: string) => /^[\w+/-]{43}=?$/.test(text) && Buffer.from(text, 'base64').length === 32;

/** Every environment variable that the server reads, in its raw form; `.env.example` explains each. */
export const environment = z
  .object({
    NODE_ENV: optional,
    PORT: z.coerce.number<string>().int().min(0).max(65_535).default(5000),
    HOST: optional,
    DATABASE_URL: url(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/name'),
    DATABASE_DIRECT_URL: url(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/name'),
    DATA_DIR: z.string().min(1).default('./data'),
    PUBLIC_URL: url(/^https?:$/, 'https://www.example.org'),
    SESSION_SECRET: optional.refine((value) => value === undefined || value.length >= 32, {
      error: 'must have at least 32 characters',
    }),
    SMTP_URL: url(/^smtps?:$/, 'smtp://user:password@host:587'),
    MAIL_FROM: z.email().default(site.email),
    CONTACT_TO: z.email().default(site.email),
    ENQUIRIES_OWNER: optional,
    REGISTRATION: z.enum(['open', 'closed']).default('open'),
    DEMO: flag,
    TRUST_PROXY: z.coerce.number<string>().int().min(0).max(10).default(0),
    DRAIN_SECONDS: z.coerce.number<string>().int().min(0).max(5).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    METRICS_TOKEN: optional,
    LLM_BASE_URL: url(/^https?:$/, 'https://models.example.org/v1'),
    LLM_API_KEY: optional,
    LLM_MODEL: optional,
    CREDENTIALS_KEY: optional.refine((value) => value === undefined || isKey(value), {
      error: 'must be 32 bytes in Base64, as `openssl rand -base64 32` makes them',
    }),
    BACKUP_KEY: optional.refine((value) => value === undefined || isKey(value), {
      error: 'must be 32 bytes in Base64, as `openssl rand -base64 32` makes them',
    }),
    OUTBOUND_ALLOW: optional.superRefine((list, context) => {
      for (const entry of readAllowed(list).unread) {
        context.addIssue(`${entry} is neither an address, a network (10.0.0.0/8) nor a host name`);
      }
    }),
  })
  .refine((values) => values.NODE_ENV !== 'production' || values.SESSION_SECRET !== undefined, {
    path: ['SESSION_SECRET'],
    error: 'is required in production',
  })
  .refine((values) => values.DATABASE_DIRECT_URL === undefined || values.DATABASE_URL !== undefined, {
    path: ['DATABASE_DIRECT_URL'],
    error: 'is only used beside DATABASE_URL',
  })
  .refine((values) => values.LLM_BASE_URL === undefined || values.LLM_MODEL !== undefined, {
    path: ['LLM_MODEL'],
    error: 'is required with LLM_BASE_URL',
  })
  .superRefine(({ LLM_BASE_URL, OUTBOUND_ALLOW }, context) => {
    const problem = LLM_BASE_URL && callProblem(LLM_BASE_URL, readAllowed(OUTBOUND_ALLOW).allowed);
    if (problem) context.addIssue({ code: 'custom', path: ['LLM_BASE_URL'], message: problem });
  });

/** Why a call to this URL would always fail, as far as this is known without DNS. */
function callProblem(address: string, allowed: Allowed): string | undefined {
  try {
    checkAddress(new URL(address), allowed);
    return undefined;
  } catch (error) {
    const { reason, message } = error as OutboundError;
    return reason === 'private' ? `${message}; name it in OUTBOUND_ALLOW` : message;
  }
}

type Environment = z.output<typeof environment>;

/** The settings of one running server, with every default resolved. */
export interface Config {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  /** A direct address of PostgreSQL, if `databaseUrl` goes through a pooler. */
  databaseDirectUrl: string | undefined;
  dataDir: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** When undefined, the server generates a secret and keeps it in `dataDir`. */
  sessionSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  contactTo: string;
  /** The username of the account whose LEADMANAGER receives the enquiries. */
  enquiriesOwner: string | undefined;
  registrationOpen: boolean;
  demo: boolean;
  /** The number of trusted proxies in front of the server. */
  trustProxy: number;
  /** Milliseconds between the signal to stop and the end of serving. */
  drain: number;
  logLevel: Environment['LOG_LEVEL'];
  metricsToken: string | undefined;
  /** The language model for COMERZIA; without it nothing is sent anywhere. */
  llm: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  /** Encrypts the credentials of channels: 32 bytes in Base64. */
  credentialsKey: string | undefined;
  /** Whether a missing `credentialsKey` is generated and kept in `dataDir`; not in production. */
  makesCredentialsKey: boolean;
  /** Encrypts backups: 32 bytes. */
  backupKey: Buffer | undefined;
  /** The private addresses, networks and hosts that calls to other servers may reach. */
  outboundAllowed: Allowed;
}

/** Lists every problem of the environment, one per line. */
export class ConfigError extends CommandRefused {}

/**
 * Reads the settings of this process from its environment; `.env` in the working directory supplies missing variables.
 */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig();
}

/** Reads the environment; throws `ConfigError` when a value is invalid. An empty value counts as absent. */
export function readConfig(source: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment is not valid:\n${problems.join('\n')}`);
  }
  return settings(result.data);
}

function settings(values: Environment): Config {
  const production = values.NODE_ENV === 'production';
  return {
    port: values.PORT,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    dataDir: resolve(values.DATA_DIR),
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/(?<!\/)\/+$/, ''),
    sessionSecret: values.SESSION_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    contactTo: values.CONTACT_TO,
    enquiriesOwner: values.ENQUIRIES_OWNER,
    registrationOpen: values.REGISTRATION === 'open',
    demo: values.DEMO ? values.DEMO === 'true' : !production && !values.DATABASE_URL,
    trustProxy: values.TRUST_PROXY,
    drain: (values.DRAIN_SECONDS ?? (production ? 2 : 0)) * 1_000,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    llm: llmOf(values),
    credentialsKey: values.CREDENTIALS_KEY,
    makesCredentialsKey: !production,
    backupKey: values.BACKUP_KEY === undefined ? undefined : Buffer.from(values.BACKUP_KEY, 'base64'),
    outboundAllowed: readAllowed(values.OUTBOUND_ALLOW).allowed,
  };
}

const llmOf = ({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL }: Environment): Config['llm'] =>
  LLM_BASE_URL && LLM_MODEL
    ? { baseUrl: LLM_BASE_URL.replace(/(?<!\/)\/+$/, ''), apiKey: LLM_API_KEY, model: LLM_MODEL }
    : undefined;

/** The directory of the embedded database. */
export const embeddedDirectory = (config: Pick<Config, 'dataDir'>) => join(config.dataDir, 'db');

/** The direct address of PostgreSQL, bypassing a pooler if one is configured; undefined for the embedded database. */
export const directUrlOf = ({ databaseDirectUrl, databaseUrl }: Config): string | undefined =>
  databaseDirectUrl ?? databaseUrl;
