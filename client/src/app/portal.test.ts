import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appPatterns, paths } from '@/lib/paths';

const source = readFileSync('client/src/app/portal.tsx', 'utf8');
const addressOf = (name: string) => String(paths[name as keyof typeof paths]);

/** The patterns of the routes as they are written: a string, one of `paths`, or one of `paths` and more. */
const routes = [
  ...source.matchAll(/<Route path=(?:"(.*?)"|\{paths\.(\w+)\}|\{`\$\{paths\.(\w+)\}(.*?)`\})/g),
].map(([, text, name, begun, rest]) => text ?? (name ? addressOf(name) : addressOf(begun as string) + rest));

test('the server answers every route of the portals with the app, and nothing else', () => {
  expect(source.match(/<Route path=/g)).toHaveLength(routes.length);
  expect(new Set(routes)).toEqual(new Set(appPatterns));
});
