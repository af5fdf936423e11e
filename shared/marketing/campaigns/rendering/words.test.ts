import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import type { Block } from '../piece';
import { mailBlocks } from './mail/mail-blocks';
import { mailColours } from './mail/mail-colours';
import { renderMailText } from './mail/mail-text';
import { renderPost } from './render-post';
import { loafEmail, loafMail } from './testing/pieces-to-render';
import { paragraphsOf } from './words';

const line = (text: string, label?: string) => ({ text, facts: [], ...(label ? { label } : {}) });

const blocks: Block[] = [
  { part: 'A', kind: 'quote', lines: [line('«Por la tarde ya está duro.»')] },
  { part: 'I', kind: 'text', lines: [line('La hogaza es de masa madre.'), line('Pesa 900 g.')] },
  { part: 'I', kind: 'heading', lines: [line('Qué incluye')] },
  { part: 'I', kind: 'list', lines: [line('Harina ecológica'), line('<b>Sal</b>')] },
  { part: 'D', kind: 'steps', lines: [line('Encargas.'), line('Recoges.')] },
  { part: 'D', kind: 'questions', lines: [line('Tres días.', '¿Cuánto dura?')] },
  { part: 'D', kind: 'pairs', lines: [line('de 8 a 14 h', 'Horario'), line('Valencia', 'Dónde')] },
  { part: 'X', kind: 'text', lines: [line(' '), line('Encárgala.')] },
];

describe('blocks of every kind', () => {
  test('stand in paragraphs, a heading above what belongs to it', () => {
    expect(paragraphsOf(blocks)).toEqual([
      '«Por la tarde ya está duro.»',
      'La hogaza es de masa madre. Pesa 900 g.',
      'Qué incluye\n• Harina ecológica\n• <b>Sal</b>',
      '1. Encargas.\n2. Recoges.',
      '¿Cuánto dura?\nTres días.',
      'Horario: de 8 a 14 h\nDónde: Valencia',
      'Encárgala.',
    ]);
  });

  test('keep their lines in posts and in mails without HTML', () => {
    const post = renderPost('x', { blocks, tags: [] }, null);
    expect(post).toContain('Pesa 900 g.\nQué incluye\n• Harina ecológica\n• <b>Sal</b>\n1. Encargas.');
    expect(post).toContain('«Por la tarde ya está duro.» La hogaza');
    expect(renderMailText(loafMail({ email: loafEmail({ blocks }) }))).toContain(
      '\n1. Encargas.\n2. Recoges.\n',
    );
  });

  test('are what they are in mails with HTML, and let nothing through', () => {
    const { light } = mailColours(loafMail().brand);
    const page = new new Window().DOMParser().parseFromString(mailBlocks(blocks, light), 'text/html');
    const count = (selector: string) => page.querySelectorAll(selector).length;
    expect([count('blockquote'), count('h2'), count('ul li'), count('ol li')]).toEqual([1, 1, 2, 2]);
    expect(page.querySelector('li:last-child')?.textContent).toBe('<b>Sal</b>');
    expect([...page.querySelectorAll('b')].map((bold) => bold.textContent)).toEqual([
      '¿Cuánto dura?',
      'Horario',
      'Dónde',
    ]);
  });
});
