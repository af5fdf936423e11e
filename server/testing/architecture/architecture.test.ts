import { expect, test } from 'vitest';
import { features } from '../../features';
import { importRules } from './imports';
import { roomRules } from './rooms';
import type { Tree } from './rule';
import { sourceFiles } from './source-files';
import { textRules } from './texts';

const tree: Tree = {
  files: sourceFiles(),
  features: Object.fromEntries(features.map(({ name, rooms = [], screens }) => [name, { rooms, screens }])),
};

test.each([...importRules, ...roomRules, ...textRules])('$name', ({ offences }) => {
  expect(offences(tree)).toEqual([]);
});
