import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environment, readConfig } from './config';
import { projectRoot } from './project-root';

test('without any variable it runs on the embedded database, on this machine only, with the demo', () => {
  expect(readConfig({})).toMatchObject({
    port: 5000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:5000',
    registrationOpen: true,
    demo: true,
  });
});

test('in production it listens everywhere, has no demo and needs a secret', () => {
  const secret = 's'.repeat(32);
  const config = readConfig({ NODE_ENV: 'production', SESSION_SECRET: secret });
  expect(config).toMatchObject({ host: '0.0.0.0', demo: false });
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET: is required in production');
});

test('the demo is off on PostgreSQL unless it is asked for', () => {
  const DATABASE_URL = 'postgres://localhost/quorumia';
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: 'true' }).demo).toBe(true);
});

test('every problem is reported at once, and empty values count as absent', () => {
  const wrong = { PORT: 'x', DATABASE_URL: 'mysql://x', SMTP_URL: 'mail', CONTACT_TO: 'me', LOG_LEVEL: '' };
  expect(() => readConfig(wrong)).toThrow(/PORT[^]*DATABASE_URL[^]*SMTP_URL[^]*CONTACT_TO/);
  expect(() => readConfig(wrong)).not.toThrow('LOG_LEVEL');
});

test('.env.example names exactly the variables that are read', () => {
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  const named = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name as string);
  expect(named.sort()).toEqual(Object.keys(environment.shape).sort());
});
