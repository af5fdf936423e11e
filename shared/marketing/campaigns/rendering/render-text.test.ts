import { describe, expect, test } from 'vitest';
import { postRulesOf, networks } from '../../channels/networks';
import { renderPost } from './render-post';
import { renderText } from './render-text';
import {
  hostileNames,
  loafBlocks,
  loafEmail,
  loafMail,
  loafPage,
  loafPost,
  loafSocial,
} from './testing/pieces-to-render';

const link = 'https://espiga.example/hogaza';
const { email: _email, ...mail } = loafMail({ link });

describe('a post as text', () => {
  test('has its link beside the sentences and its tags beneath', () => {
    expect(renderPost('x', loafPost, link)).toBe(
      '¿Otra vez pan duro? Resérvala antes de las 20:00. https://espiga.example/hogaza\n#masamadre #pan',
    );
  });

  test('has paragraphs where the network shows them, and no link on Instagram', () => {
    expect(renderPost('instagram', loafPost, link)).toBe(
      '¿Otra vez pan duro?\n\nResérvala antes de las 20:00.\n#masamadre #pan',
    );
    expect(renderPost('linkedin', loafPost, link)).toContain(`20:00. ${link}`);
  });

  test('has an empty line after a list, where the next sentence would look like an item', () => {
    const line = (text: string) => ({ text, facts: [] });
    const blocks = [
      { part: 'A' as const, lines: [line('Precios:')] },
      { part: 'I' as const, kind: 'list' as const, lines: [line('Hogaza, 5 €'), line('Barra, 2 €')] },
      { part: 'X' as const, lines: [line('Resérvala.')] },
    ];
    expect(renderPost('mastodon', { blocks, tags: [] }, null)).toBe(
      'Precios:\n• Hogaza, 5 €\n• Barra, 2 €\n\nResérvala.',
    );
  });

  test('begins a line with the label of a list', () => {
    const line = (text: string) => ({ text, facts: [] });
    const blocks = [
      { part: 'A' as const, lines: [line('Es pan del día.')] },
      { part: 'I' as const, lines: [line('Precios:')] },
      { part: 'D' as const, kind: 'list' as const, lines: [line('Hogaza, 5 €')] },
      { part: 'X' as const, kind: 'list' as const, lines: [line('Barra, 2 €'), line('Torta, 3 €')] },
    ];
    expect(renderPost('mastodon', { blocks, tags: [] }, null)).toContain('pan del día. Precios:');
    const listed = blocks.map((block, index) =>
      index === 2 ? { ...block, lines: [...block.lines, line('Bollo, 1 €')] } : block,
    );
    expect(renderPost('mastodon', { blocks: listed, tags: [] }, null)).toContain(
      'pan del día.\nPrecios:\n• Hogaza, 5 €\n• Bollo, 1 €',
    );
  });

  test('weighs a link on X as X does', () => {
    const post = renderPost('x', loafPost, `https://espiga.example/${'a'.repeat(200)}`);
    expect(postRulesOf('x').count(post)).toBe(
      '¿Otra vez pan duro? Resérvala antes de las 20:00. '.length + 23 + 16,
    );
  });

  test.each(hostileNames)('says what was written, on lines of its own making: %j', (name) => {
    const variant = {
      blocks: [{ part: 'A' as const, lines: [{ text: name, facts: [] }] }],
      tags: ['#pan', ' '],
    };
    const post = renderPost('bluesky', variant, 'javascript:alert(1)');
    expect(post.split('\n')).toHaveLength(2);
    expect(post).toMatch(/\n#pan$/);
    expect(post).not.toContain('javascript');
  });
});

describe('a piece as text', () => {
  test('is a mail with its subject and preview text', () => {
    const text = renderText({ type: 'email', content: loafEmail() }, mail);
    expect(text.split('\n').slice(0, 2)).toEqual([
      'Asunto: ¿Otra vez pan duro a la basura?',
      'Texto de vista previa: La hogaza de 900 g que aguanta tierna cuatro días, por 5,80 €.',
    ]);
    expect(text).toContain(`Reservar mi hogaza:\n${link}`);
  });

  test('is every network’s post under its name', () => {
    const text = renderText({ type: 'social media', content: loafSocial }, mail);
    expect(text.match(/¿Otra vez pan duro\?/g)).toHaveLength(networks.length);
    expect(text).toMatch(/^X\n\n¿Otra vez/);
  });

  test('is the posts of those networks that have one', () => {
    const content = { ...loafSocial, variants: { mastodon: loafPost } };
    expect(renderText({ type: 'social media', content }, mail)).toMatch(/^Mastodon\n\n¿Otra vez[^]*#pan$/);
  });

  test('is a landing page from its heading to its action', () => {
    expect(renderText({ type: 'landing page', content: loafPage }, mail).split('\n\n')).toEqual([
      'Pan tierno cuatro días\nUna hogaza de masa madre de 900 g.',
      'Tierna el jueves\nAguanta cuatro días en la mesa.',
      '- Fermenta 24 horas en frío\n- Pieza de 900 g',
      '5,80 €',
      'Preguntas frecuentes',
      '¿Cuándo se reserva?\nAntes de las 20:00.',
      `Reservar mi hogaza\n${link}`,
    ]);
  });

  test('is a page of blocks in their order, with its price and offer under its heading', () => {
    expect(renderText({ type: 'landing page', content: loafBlocks }, mail).split('\n\n')).toEqual([
      'Pan tierno cuatro días\nUna hogaza de masa madre de 900 g.\n5,80 €\nEsta semana, dos por 10 €.',
      'Qué incluye\n• Fermenta 24 horas en frío\n• Pieza de 900 g',
      '«El jueves sigue tierna.»',
      '¿Cuándo se reserva?\nAntes de las 20:00.',
      `Reservar mi hogaza\n${link}`,
    ]);
  });

  test('is the headlines and descriptions of advertisements', () => {
    expect(renderText({ type: 'ad text', content: loafPage.ads }, mail)).toBe(
      'Títulos\nHogaza de masa madre\n\nDescripciones\nAguanta tierna cuatro días.',
    );
  });
});
