import { beforeAll, describe, expect, test } from 'vitest';
import { fontFamily, inRuns, isComplete, loadFonts, print } from './fonts';
import { breakPlace } from './printable';

beforeAll(loadFonts);

describe('what is printed of a text', () => {
  test.each([
    'Añadir café, pingüino, ¿qué? ¡No! «así» “o así” ‘ya’ – — … € ½ ² º ª ·',
    '3 días → pierden interés ≥ 20 % ← ≤ ≠ ≈ ↑ ↓ ✓ ✗ ★ ● ■ ▲',
    'Łódź, Győr, Şişli, Čačak, Tiếng Việt',
    'Ψωμί ολικής, ᾠδή · «Хлеб ржаной», Київ, ћирилица, №1',
    '⇒ ➔ ▸ ► ▪ ◦ ☐ ☑ ✔ ✘ ☆ ☎ ⚠ ∞ √ 😀',
    '<b>HTML</b> &amp; "quotes" \\ {braces} %percent% ${dollar}',
    'one line\nand another',
  ])('is %j as it stands', (text) => {
    expect(print(text)).toBe(text);
    expect(isComplete(text)).toBe(true);
  });

  test.each([
    ['an emoji, with all its parts', 'Bread 🥖 by 👩🏽‍🍳 and 🇪🇸', 'Bread □ by □ and □'],
    ['another script', '中文', '□□'],
    ['an emoji that has a like', 'done ✅ good ⭐ bad ❌️', 'done ✓ good ★ bad ✗'],
  ])('marks %s', (_what, text, printed) => {
    expect(print(text)).toBe(printed);
  });

  test('says whether something had to be marked', () => {
    expect(isComplete('Bread 🥖')).toBe(false);
    expect(isComplete('A box □ that was typed')).toBe(true);
  });

  test.each([
    ['letters typed in two parts', 'cafe\u0301', 'café'],
    ['wide, thin and doubled spaces', 'a\u3000b\u2009c\u00a0 d\te', 'a b c\u00a0 d e'],
    ['invisible signs and marks of direction', 'a\u200bb\u202ec\u00add\u0007e', 'abcde'],
    ['line ends of all systems', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['wide forms and ligatures', 'ＡＢＣ ㎏', 'ABC kg'],
    ['hyphens that never break', 'e\u2011mail', 'e-mail'],
    ['signs in the shape of an emoji', 'next ➡\ufe0f ❤\ufe0f', 'next ➡ ❤'],
  ])('tidies %s', (_what, text, printed) => {
    expect(print(text)).toBe(printed);
    expect(isComplete(text)).toBe(true);
  });

  test('lets words of more than 24 characters break, and no letter is lost', () => {
    const word = 'x'.repeat(10_000);
    expect(print(word).split(breakPlace).join('')).toBe(word);
    expect(
      Math.max(
        ...print(word)
          .split(breakPlace)
          .map(({ length }) => length),
      ),
    ).toBeLessThanOrEqual(10);
    expect(print('x'.repeat(24))).toBe('x'.repeat(24));
  });
});

test('a long text with an emoji in it takes no more memory than its length', () => {
  const text = `${'long words '.repeat(50_000)}🥖`;
  expect(print(text)).toBe(`${'long words '.repeat(50_000)}□`);
});

test('Greek and Cyrillic stand in one face with the words around them, and Latin in that of the page', () => {
  const faces = (text: string) => inRuns(print(text)).map(({ family }) => family);
  expect(faces('Almacén, Łódź, Tiếng Việt ≥ ½ €')).toEqual([fontFamily]);
  expect(faces('«Отдел продаж», Τμήμα')).toEqual(['Noto Sans']);
  expect(faces('Almacén → ✓')).toEqual([fontFamily, 'DejaVu Sans']);
});
