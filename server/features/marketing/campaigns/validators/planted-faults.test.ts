import { expect, test } from 'vitest';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Ground } from './ground';
import { cleanComposed } from './testing/clean-composed';
import { cleanSentences } from './testing/clean-sentences';
import { plantedFaults } from './testing/planted/faults';
import { validatePiece } from './validate-piece';

/** The codes that a sentence gets, as the interest of an email whose other texts stand aside. */
function codesOf(text: string, facts: readonly string[], ground: Ground): string[] {
  const line = (words: string) => ({ text: words, facts: [] });
  const piece: Piece = {
    type: 'email',
    content: {
      subject: line('.'),
      altSubject: line('.'),
      preheader: line('.'),
      blocks: [{ part: 'I', lines: [{ text, facts: [...facts] }] }],
      cta: { label: 'Ver', goal: 'visit' },
    },
  };
  const found = validatePiece(piece, ground, { slot: '2026-07-01' });
  return [...new Set(found.filter(({ at }) => at === 'blocks.0.lines.0').map(({ code }) => code))];
}

test('every planted fault is caught by its own code', () => {
  const planted = plantedFaults.flatMap(([ground, faults]) => faults.map((fault) => ({ ground, fault })));
  const missed = planted
    .filter(({ ground, fault: [code, text, ...facts] }) => !codesOf(text, facts, ground).includes(code))
    .map(
      ({ ground, fault: [code, text, ...facts] }) =>
        `${code}: ${text} → ${codesOf(text, facts, ground).join(', ')}`,
    );
  expect(missed).toEqual([]);
  expect(new Set(planted.map(({ fault: [, text] }) => text)).size).toBeGreaterThanOrEqual(300);
});

test('no sentence as blueprints make it gets a complaint', () => {
  const alarms = cleanComposed.flatMap(([ground, sentences]) =>
    sentences.flatMap(([text, ...facts]) => codesOf(text, facts, ground).map((code) => `${code}: ${text}`)),
  );
  expect(alarms).toEqual([]);
});

test('of 300 clean sentences, at most one in fifty gets a complaint', () => {
  const clean = cleanSentences.flatMap(([ground, sentences]) => sentences.map((one) => ({ ground, one })));
  const alarms = clean
    .map(({ ground, one: [text, ...facts] }) => ({ text, codes: codesOf(text, facts, ground) }))
    .filter(({ codes }) => codes.length > 0)
    .map(({ text, codes }) => `${text} → ${codes.join(', ')}`);
  expect(new Set(clean.map(({ one: [text] }) => text)).size).toBeGreaterThanOrEqual(300);
  expect(alarms.slice(Math.floor(clean.length / 50))).toEqual([]);
});
