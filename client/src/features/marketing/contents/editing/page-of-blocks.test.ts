import { expect, test } from 'vitest';
import type { Block, Landing } from '@shared/marketing/campaigns/piece';
import { anyPage } from '../../testing/campaigns-on-server';
import { passagesOf } from '../versions/passages';
import { tidied } from './tidied';

const line = (text: string, label?: string) => ({ text, facts: [], ...(label ? { label } : {}) });

const blocks: Block[] = [
  { part: 'I', kind: 'list', lines: [line('Harina ecológica '), line(' ')] },
  { part: 'D', kind: 'questions', lines: [line('Tres días.', '¿Cuánto dura?')] },
];

test('a page of blocks is saved without what was emptied, and its blocks keep their kinds', () => {
  const saved = tidied(anyPage({ blocks }));
  expect((saved.content as Landing).blocks).toEqual([
    { part: 'I', kind: 'list', lines: [line('Harina ecológica')] },
    blocks[1],
  ]);
  expect(tidied(anyPage()).content).not.toHaveProperty('blocks');
});

test('versions of a page are compared block by block of each part, with questions and answers', () => {
  const passages = passagesOf(anyPage({ blocks }));
  const said = new Map(passages.map(({ key, text }) => [key, text]));
  expect(said.get('I')).toContain('Harina ecológica');
  expect(said.get('D')).toBe('¿Cuánto dura? Tres días.');
  expect(new Set(passages.map(({ key }) => key)).size).toBe(passages.length);
});
