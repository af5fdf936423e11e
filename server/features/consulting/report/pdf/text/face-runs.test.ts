import { describe, expect, test } from 'vitest';
import { createRunner, type Face } from './face-runs';
import { breakPlace } from './printable';

const faceOf = (family: string, characters: RegExp): Face => ({
  family,
  draws: (text) => characters.test(text),
});
const inRuns = createRunner([
  faceOf('Latin', /^[\p{sc=Latin}\p{N}\p{P} \n\u00a0\u00ad≥]*$/u),
  faceOf('Greek and Cyrillic', /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}\p{P} \n\u00a0\u00ad]*$/u),
  faceOf('Signs', /^[\P{L}\p{sc=Georgian}]*$/u),
]);

/**
 * Written as `Latin|Signs/…`: | separates runs, the face of a run that is not Latin precedes a colon, and · is a break
 * place.
 */
const written = (text: string) =>
  inRuns(text)
    .map(({ family, text: run }) => (family === 'Latin' ? run : `${family[0]}:${run}`))
    .join('|')
    .replaceAll(breakPlace, '·');

describe('the runs of a text', () => {
  test.each([
    ['a text that the page’s face has is one run', 'Café, 20 % ≥ 3', 'Café, 20 % ≥ 3'],
    ['a sign between words is a run', 'days → they leave', 'days |S:→| they leave'],
    ['words in another script stand in one run, spaces included', 'Πω πω\nψωμί', 'G:Πω πω\nψωμί'],
    ['the page’s face comes back with its letters', 'Bar Хлеб and ψωμί', 'Bar |G:Хлеб| and |G:ψωμί'],
    ['a word takes its punctuation and figures along', '«Хлеб», 100г.', 'G:«Хлеб», 100г.'],
    ['a word stands in the face that has all of its letters', 'Wiκi', 'G:Wiκi'],
    ['letters that only the last face has stand there', 'ენა, да', 'S:ენა,| |G:да'],
    ['spaces that do not break belong to their word', 'Хлеб\u00a0и 5', 'G:Хлеб\u00a0и| 5'],
  ])('%s', (_what, text, runs) => {
    expect(written(text)).toBe(runs);
  });

  test.each([
    ['a sign that touches a word', 'A→B', 'A·|S:→·|B'],
    ['what one face of a word lacks', 'Хлеб≥5', 'G:Хлеб·|≥·|G:5'],
    ['a hyphen between scripts', 'CRM-система, да-yes', 'G:CRM-·система, да-·yes'],
  ])('a line may end without a hyphen at %s', (_what, text, runs) => {
    expect(written(text)).toBe(runs);
  });

  test('a line does not end between a sign and what opens or closes around it', () => {
    expect(written('so (→), «✓» → ¡★!')).toBe('so |S:(→), «✓» → ¡★!');
  });

  test('a place for a long word to break stays within its run', () => {
    expect(written(`Хлеб${breakPlace}Хлеб`)).toBe('G:Хлеб·Хлеб');
    expect(written(`→${breakPlace}A`)).toBe('S:→·|A');
  });

  test('nothing is lost or added but places to break', () => {
    const text = '«Отдел» → Bar☂, (✓) ψωμί\n\nCRM-система A→B 1☂2 ☂☂ ';
    const runs = inRuns(text).map((run) => run.text);
    expect(runs.join('').replaceAll(breakPlace, '')).toBe(text);
  });
});
