import { expect, test } from 'vitest';
import type { Language } from '../../../../../shared/languages';
import { angles } from '../../../../../shared/marketing/campaigns/scales';
import type { KindHandle } from '../../../../../shared/marketing/campaigns/kinds';
import { blueprintFiles, blueprintsOf } from './load';
import { readVariants } from './parse';
import { conditionNames, isSlot } from '../testing/blueprint-names';
import type { BodyLine, Condition, Variant } from './parse';

const languages = ['es', 'en'] as const;
const kinds = blueprintFiles.filter((file) => file !== 'common');

const bodyLines = ({ bodies }: Variant): BodyLine[] =>
  Object.values(bodies()).flatMap((choices) => choices.flatMap(({ lines }) => lines));

/** Every text of a variant, and every condition. */
function partsOf(variant: Variant): { texts: string[]; conditions: readonly Condition[] } {
  const lines = bodyLines(variant);
  const alternatives = Object.values(variant.fields()).flat();
  const texts = [...alternatives, ...lines].flatMap((line) => ('text' in line ? [line.text] : []));
  return {
    texts,
    conditions: [...variant.needs, ...[...alternatives, ...lines].flatMap((line) => line.conditions)],
  };
}

const cases = languages.flatMap((language) => blueprintFiles.map((file) => [language, file] as const));

test.each(cases)('%s/%s names only slots, lists and conditions that there are', (language, file) => {
  for (const variant of blueprintsOf(language)[file]) {
    const { texts, conditions } = partsOf(variant);
    const slots = texts.flatMap((text) =>
      Array.from(text.matchAll(/\{([^}]*)\}/gu), ([, name]) => name ?? ''),
    );
    expect(slots.filter((name) => !isSlot(name))).toEqual([]);
    expect(conditions.map(({ name }) => name).filter((name) => !conditionNames.has(name))).toEqual([]);
    expect(texts.filter((text) => /[{}|~]|^@|^##/u.test(text.replace(/\{[^}]*\}| \| /gu, '')))).toEqual([]);
  }
});

const ofAngle = (language: Language, file: KindHandle, angle: string) =>
  blueprintsOf(language)[file].filter(({ path }) => path[0] === angle);

const written = languages.flatMap((language) =>
  kinds.flatMap((file) => angles.map((angle) => [language, file, angle] as const)),
);

test.each(written)(
  '%s/%s has four variants of %s, two of which need only thing and price',
  (language, file, angle) => {
    const variants = ofAngle(language, file, angle);
    expect(variants.length).toBeGreaterThanOrEqual(4);
    expect(variants.filter(({ isPlain }) => isPlain).length).toBeGreaterThanOrEqual(2);
  },
);

/** The words of a line besides its slots and its forms for a number or a speaker. */
const ownWords = (text: string): string[] =>
  text
    .replace(/\{\w+\}|\([^()\s]*\/[^()\s]*\)|\^[^^]*\^|<[^<>]*>/gu, ' ')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** Words that a sentence has of its own, at least; «Precio: …» and “X is …” have one best form for all angles. */
const fewWords = 4;

/** Sentences and heads of an angle; lists, labels and one-word headings are shared by their nature. */
const linesOf = (variants: readonly Variant[]): Set<string> =>
  new Set(
    variants
      .flatMap((variant) => [
        ...Object.values(variant.fields())
          .flat()
          .map(({ text }) => text),
        ...bodyLines(variant).flatMap((line) => (line.type === 'sentence' ? [line.text] : [])),
      ])
      .filter((text) => ownWords(text).length >= fewWords),
  );

test.each(languages.flatMap((language) => kinds.map((file) => [language, file] as const)))(
  'no two angles of %s/%s share a line',
  (language, file) => {
    const [pain, outcome, proof] = angles.map((angle) => linesOf(ofAngle(language, file, angle)));
    const shared = (one: Set<string> = new Set(), other: Set<string> = new Set()) =>
      [...one].filter((line) => other.has(line));
    expect([...shared(pain, outcome), ...shared(pain, proof), ...shared(outcome, proof)]).toEqual([]);
  },
);

test('a line outside of a field, and one in no variant, are refused with the line', () => {
  expect(() => readVariants('# pain / A\nHola')[0]?.fields()).toThrow('outside of a field: Hola');
  expect(() => readVariants('Hola')).toThrow('before the first variant: Hola');
  expect(() => readVariants('# pain / A\nneeds: voice > 2\nbody:')).toThrow('no condition: voice > 2');
  const [variant] = readVariants('# pain / A\nbody:\n| Hola');
  expect(() => variant?.bodies()).toThrow('nothing stands before | Hola');
});
