import { expect, test } from 'vitest';
import { languages } from '../../../../../../shared/languages';
import { firstWording } from '../input';
import { lexicon } from '../lexicon/lexicon';
import { readMaterial } from '../plan/material';
import { fill } from '../surface/markup';
import { loaf } from '../../validators/testing/grounds';
import { banks, landingWords } from './banks';
import type { Shape } from './shape';

const moves = [
  ...['questions', 'situations', 'scenes', 'consequences', 'contrasts', 'terms', 'requests', 'measured'],
  ...[
    'tellVerb',
    'tellPhrase',
    'tellAny',
    'listVerbs',
    'listPhrases',
    'figures',
    'invitations',
    'preheaders',
  ],
] as const;

const bankOf = (language: 'en' | 'es', move: string) =>
  (banks[language] as unknown as Record<string, readonly Shape[]>)[move] ?? [];

test.each(languages)('every move has twelve shapes at least, none of them twice, in %s', (language) => {
  for (const move of moves) {
    const forms = bankOf(language, move).map((shape) => Object.values(shape.forms).join(' ~ '));
    expect([move, forms.length >= 12, new Set(forms).size]).toEqual([move, true, forms.length]);
  }
});

test.each(languages)('shapes bring no words that only connect, in %s', (language) => {
  const connecting =
    /\b(?:Además|En resumen|Dicho|Es decir|O sea|Por cierto|Resulta|Lo esencial|In short|In other words|By the way|As it happens|On top of|What counts)\b/u;
  const all = moves.flatMap((move) => bankOf(language, move).flatMap(({ forms }) => Object.values(forms)));
  expect(all.filter((form) => connecting.test(form))).toEqual([]);
});

test('shapes that take a verb fill with what a Spanish product is and does', () => {
  const material = readMaterial(
    { ...loaf, goal: 'buy', wording: firstWording },
    { ...lexicon, findConcepts: () => [] },
  );
  const { the, a, your, our, this: here } = material.mentions.short;
  const slots = { ...{ the, a, your, our, this: here }, company: 'Panadería Espiga', p: 'pesa 900 g' };
  const told = bankOf('es', 'tellVerb').map(({ forms }) => fill(forms.L, material.about, slots));
  expect(told).not.toContain(undefined);
  expect(told).toContain('Nuestra hogaza pesa 900 g.');
});

test.each(languages)('what buyers ask has three questions for each topic, and a title, in %s', (language) => {
  for (const { of, title, asked } of landingWords[language].topics) {
    expect([of, asked.length]).toEqual([of, 3]);
    expect(asked.every((text) => text.endsWith('?'))).toBe(true);
    expect(title).not.toMatch(/[.:?]$/u);
  }
});
