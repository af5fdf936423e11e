import { expect, test } from 'vitest';
import { importRules } from './imports';
import { roomRules } from './rooms';
import { sourceFile } from './source-files';
import { textRules } from './texts';

const rules = [...importRules, ...roomRules, ...textRules];

const imports = (...targets: string[]) =>
  targets.map((target) => `import { a } from '${target}';\n`).join('');
const importsType = (target: string) => `import type { A } from '${target}';\n`;
const exportsDocumented = '/** It. */\nexport const a = 1;\n';
const files = (count: number, folder: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/file-${index}.ts`, '']));

/**
 * Small source trees by file, each of which breaks one rule; the last element is the violation that the rule must
 * report.
 */
const broken: [rule: string, tree: Record<string, string>, said: string][] = [
  [
    'every file imports only what its root folder may',
    { 'shared/site.ts': imports('../server/app') },
    'shared/site imports server/app',
  ],
  [
    'every file imports only what its root folder may',
    { 'shared/leads/schemas.ts': importsType('../marketing/tables') },
    'shared/leads/schemas imports shared/marketing/tables',
  ],
  [
    'every file imports only what its root folder may',
    { 'server/platform/mail/mailer.ts': imports('../../features/auth/passwords') },
    'server/platform/mail/mailer imports server/features/auth/passwords',
  ],
  [
    'every file imports only what its root folder may',
    { 'client/src/ui/button.tsx': imports('@/features/site/hero') },
    'client/src/ui/button imports client/src/features/site/hero',
  ],
  [
    'every file imports only what its root folder may',
    { 'client/src/features/leads/list.tsx': imports('../consulting/company-facts') },
    'client/src/features/leads/list imports client/src/features/consulting/company-facts',
  ],
  ['every file imports only what its root folder may', { 'tools/new.ts': '' }, 'tools/new is in no wing'],
  [
    'files have no import cycles',
    { 'shared/a.ts': imports('./b'), 'shared/b.ts': imports('./a') },
    'shared/a → shared/b → shared/a',
  ],
  [
    'files have no import cycles',
    { 'scripts/a.ts': imports('./b'), 'scripts/b.ts': imports('./a') },
    'scripts/a → scripts/b → scripts/a',
  ],
  [
    'files of client, server and shared have no import cycles, types included',
    {
      'client/src/app/a.ts': imports('./b'),
      'client/src/app/b.ts': importsType('./a'),
    },
    'client/src/app/a → client/src/app/b → client/src/app/a',
  ],
  [
    'folders have no import cycles, types included',
    {
      'shared/a/one.ts': importsType('../b/two'),
      'shared/b/two.ts': '',
      'shared/b/three.ts': imports('../a/one'),
    },
    'shared/a → shared/b → shared/a',
  ],
  [
    'tables reach the browser as types only',
    { 'client/src/pages/site/home.tsx': imports('@shared/leads/contacts/tables') },
    'client/src/pages/site/home imports shared/leads/contacts/tables',
  ],
  [
    'tables reach the browser as types only',
    { 'shared/leads/schemas.ts': imports('drizzle-orm') },
    'shared/leads/schemas imports drizzle-orm',
  ],
  [
    'only the handle of a text imports its translations',
    { 'client/src/pages/site/home.tsx': imports('@/features/site/texts/home.en') },
    'client/src/pages/site/home imports client/src/features/site/texts/home.en',
  ],
  [
    'only queries touch tables at run time',
    { 'server/features/leads/merge.ts': imports('../../../shared/leads/tables') },
    'server/features/leads/merge',
  ],
  [
    'the schemas of endpoints are in files called `schemas`',
    { 'shared/leads/contacts/endpoints.ts': "import { z } from 'zod';" },
    'shared/leads/contacts/endpoints',
  ],
  [
    'a feature lists its rooms',
    { 'server/features/leads/attic/a.ts': '' },
    'leads does not state its room attic',
  ],
  [
    'a room imports earlier rooms and the root only, and the root no room',
    { 'client/src/features/leads/companies/a.ts': importsType('../contacts/b') },
    'client/src/features/leads/companies/a imports client/src/features/leads/contacts/b',
  ],
  [
    'a room imports earlier rooms and the root only, and the root no room',
    { 'server/features/leads/contacts/a.ts': importsType('../../../../shared/leads/companies/tables') },
    'server/features/leads/contacts/a imports shared/leads/companies/tables',
  ],
  [
    'a room imports earlier rooms and the root only, and the root no room',
    { 'server/features/leads/a.ts': imports('./contacts/b') },
    'server/features/leads/a imports server/features/leads/contacts/b',
  ],
  [
    'no file lies in a room that does not use it',
    {
      'server/features/leads/contacts/a.ts': '',
      'server/features/leads/companies/b.ts': imports('../contacts/a'),
    },
    'server/features/leads/contacts/a is used by another room only',
  ],
  [
    'only the configuration reads the environment',
    { 'server/platform/logger.ts': 'const level = process.env.LOG_LEVEL;' },
    'server/platform/logger',
  ],
  [
    'only the API client fetches in the browser',
    { 'client/src/lib/theme.ts': "void fetch('/theme');" },
    'client/src/lib/theme',
  ],
  ['only outbound fetches on the server', { 'server/app.ts': 'await fetch(address);' }, 'server/app'],
  [
    'only outbound fetches on the server',
    { 'server/app.ts': "import { createServer, request as ask } from 'node:http';\n" },
    'server/app',
  ],
  [
    'only outbound fetches on the server',
    { 'server/app.ts': "import { request } from 'node:https';\n" },
    'server/app',
  ],
  [
    'nothing is exported by default',
    { 'client/src/app/app.tsx': 'export default App;' },
    'client/src/app/app',
  ],
  ['nothing is re-exported through a barrel', { 'shared/all.ts': "export * from './site';" }, 'shared/all'],
  [
    'exports of shared/http, shared/list, platform, lib and ui have a doc comment',
    { 'client/src/lib/theme.ts': `${exportsDocumented}export function useTheme() {}` },
    'client/src/lib/theme exports useTheme',
  ],
  ['names are in kebab case', { 'shared/siteMap.ts': '' }, 'shared/siteMap'],
  [
    'a file with one hook has its name',
    { 'client/src/features/leads/search.ts': 'export function useSearch() {}' },
    'client/src/features/leads/search is the hook use-search',
  ],
  [
    'a file has at most 200 lines, a test 250',
    { 'shared/long.ts': '\n'.repeat(201), 'shared/long.test.ts': '\n'.repeat(250) },
    'shared/long has 201 lines',
  ],
  [
    'half of the files have at most 60 lines',
    { 'shared/a.ts': '\n'.repeat(61), 'shared/b.ts': '\n'.repeat(62) },
    'the median is 62',
  ],
  ['a folder has at most 18 source files', files(19, 'client/src/ui'), 'client/src/ui holds 19'],
];

const features = { leads: { rooms: ['contacts', 'companies'], screens: ['companies', 'contacts'] } };

test.each(broken)('the rule “%s” reports a violation: %#', (name, tree, said) => {
  const rule = rules.find((one) => one.name === name);
  const sources = Object.entries(tree).map(([path, text]) => sourceFile(path, text));
  expect(rule?.offences({ files: sources, features })).toEqual([said]);
});

test('every rule has a tree that breaks it', () => {
  expect(rules.map(({ name }) => name).filter((name) => !broken.some(([rule]) => rule === name))).toEqual([]);
});
