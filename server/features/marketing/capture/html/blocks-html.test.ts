import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import type { Block } from '../../../../../shared/marketing/campaigns/piece';
import { blocksHtml } from './blocks-html';

const line = (text: string, label?: string) => ({ text, facts: [], ...(label ? { label } : {}) });

const blocks: Block[] = [
  { part: 'A', kind: 'quote', lines: [line('«Ya está duro.»')] },
  { part: 'I', kind: 'heading', lines: [line('Qué incluye')] },
  { part: 'I', kind: 'list', lines: [line('Harina ecológica'), line('<b>Sal</b>'), line(' ')] },
  { part: 'D', kind: 'heading', lines: [line('Así funciona')] },
  { part: 'D', kind: 'steps', lines: [line('Encargas.'), line('Recoges.')] },
  { part: 'D', lines: [line('Es de ayer.'), line('Dura cuatro días.')] },
  { part: 'D', kind: 'questions', lines: [line('Tres días.', '¿Cuánto <dura>?')] },
  { part: 'D', kind: 'pairs', lines: [line('de 8 a 14 h', 'Horario')] },
  { part: 'D', kind: 'list', lines: [line(' ')] },
];

const page = (given: readonly Block[]) =>
  new new Window().DOMParser().parseFromString(blocksHtml(given), 'text/html');

test('each heading begins a section, and each kind of block has its own markup', () => {
  const drawn = page(blocks);
  const sections = [...drawn.querySelectorAll('section')];
  expect(sections.map((section) => [...section.children].map(({ tagName }) => tagName).join(' '))).toEqual([
    'BLOCKQUOTE',
    'H2 UL',
    'H2 OL P DL DL',
  ]);
  expect(drawn.querySelector('p')?.textContent).toBe('Es de ayer. Dura cuatro días.');
  expect([...drawn.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    '¿Cuánto <dura>?',
    'Horario',
  ]);
});

test('typed text is escaped, and empty blocks are left out', () => {
  expect([...page(blocks).querySelectorAll('li span')].map(({ innerHTML }) => innerHTML)).toEqual([
    'Harina ecológica',
    '&lt;b&gt;Sal&lt;/b&gt;',
    'Encargas.',
    'Recoges.',
  ]);
  expect(blocksHtml([])).toBe('');
});
