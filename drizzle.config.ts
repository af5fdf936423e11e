import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./shared/**/tables.ts', './server/platform/*/tables.ts'],
  out: './migrations',
});
