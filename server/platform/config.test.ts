import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environment, readConfig } from './config';
import { projectRoot } from './project-root';

test('without variables the server uses the embedded database, listens on this machine only and has the demo', () => {
  expect(readConfig({})).toMatchObject({
    port: 5000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:5000',
    registrationOpen: true,
    demo: true,
  });
});

test('in production it listens on every interface, has no demo and requires a secret', () => {
  const secret = 's'.repeat(32);
  const config = readConfig({ NODE_ENV: 'production', SESSION_SECRET: secret });
  expect(config).toMatchObject({ host: '0.0.0.0', demo: false });
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET: is required in production');
});

test('the demo is off on PostgreSQL unless enabled', () => {
  const DATABASE_URL = 'postgres://localhost/quorumia';
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: 'true' }).demo).toBe(true);
});

test('a direct database address requires the pooled one', () => {
  const DATABASE_URL = 'postgres://localhost:6432/quorumia';
  const DATABASE_DIRECT_URL = 'postgres://localhost/quorumia';
  expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL }).databaseDirectUrl).toBe(DATABASE_DIRECT_URL);
  expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow(
    'DATABASE_DIRECT_URL: is only used beside DATABASE_URL',
  );
});

test('every problem is reported at once, and empty values count as absent', () => {
  const wrong = { PORT: 'x', DATABASE_URL: 'mysql://x', SMTP_URL: 'mail', CONTACT_TO: 'me', LOG_LEVEL: '' };
  expect(() => readConfig(wrong)).toThrow(/PORT[^]*DATABASE_URL[^]*SMTP_URL[^]*CONTACT_TO/);
  expect(() => readConfig(wrong)).not.toThrow('LOG_LEVEL');
});

test('a language model needs a name and a valid address', () => {
  const LLM_BASE_URL = 'https://models.example.org/v1/';
  expect(readConfig({}).llm).toBeUndefined();
  expect(readConfig({ LLM_API_KEY: 'k', LLM_MODEL: 'm' }).llm).toBeUndefined();
  expect(readConfig({ LLM_BASE_URL, LLM_MODEL: 'm' }).llm).toEqual({
    baseUrl: 'https://models.example.org/v1',
    apiKey: undefined,
    model: 'm',
  });
  expect(() => readConfig({ LLM_BASE_URL })).toThrow('LLM_MODEL: is required with LLM_BASE_URL');
  const secret = { LLM_BASE_URL: 'https://a:b@models.example.org', LLM_MODEL: 'm' };
  expect(() => readConfig(secret)).toThrow('LLM_BASE_URL: models.example.org: a user or password in it');
});

test('a private address of a language model must be listed in OUTBOUND_ALLOW', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]', '10.1.2.3']) {
    const local = { LLM_BASE_URL: `http://${host}:11434/v1`, LLM_MODEL: 'm' };
    expect(() => readConfig(local)).toThrow(/LLM_BASE_URL: .* is in a private .*; name it in OUTBOUND_ALLOW/);
    const name = host.startsWith('[') ? `${host}:11434` : host;
    expect(readConfig({ ...local, OUTBOUND_ALLOW: name }).llm?.model).toBe('m');
  }
});

test('every invalid entry of OUTBOUND_ALLOW is named', () => {
  const OUTBOUND_ALLOW = '10.0.0.0/33, model.local:8080, http://x';
  expect(() => readConfig({ OUTBOUND_ALLOW })).toThrow(
    /OUTBOUND_ALLOW: 10.0.0.0\/33[^]*OUTBOUND_ALLOW: http:\/\/x/,
  );
  expect(readConfig({ OUTBOUND_ALLOW: '10.0.0.0/8' }).outboundAllowed.admits('wiki', '10.1.1.1', 80)).toBe(
    true,
  );
});

test('the key for credentials has 32 bytes, and is generated only outside production', () => {
  const CREDENTIALS_KEY = Buffer.alloc(32, 7).toString('base64');
  expect(readConfig({ CREDENTIALS_KEY }).credentialsKey).toBe(CREDENTIALS_KEY);
  for (const wrong of ['secret', Buffer.alloc(31).toString('base64'), Buffer.alloc(33).toString('base64')]) {
    expect(() => readConfig({ CREDENTIALS_KEY: wrong })).toThrow(
      'CREDENTIALS_KEY: must be 32 bytes in Base64',
    );
  }
  expect(readConfig({}).makesCredentialsKey).toBe(true);
  const production = readConfig({ NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(32) });
  expect([production.makesCredentialsKey, production.credentialsKey]).toEqual([false, undefined]);
});

test('the key for backups has 32 bytes', () => {
  const BACKUP_KEY = Buffer.alloc(32, 7).toString('base64');
  expect(readConfig({ BACKUP_KEY }).backupKey).toEqual(Buffer.alloc(32, 7));
  expect(readConfig({}).backupKey).toBeUndefined();
  expect(() => readConfig({ BACKUP_KEY: 'secret' })).toThrow('BACKUP_KEY: must be 32 bytes in Base64');
});

test('.env.example lists exactly the variables that are read', () => {
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  const named = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name as string);
  expect(named.sort()).toEqual(Object.keys(environment.shape).sort());
});
