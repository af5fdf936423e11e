import { lettersOf, splitAt } from '../../../../shared/plain-text';

const yes = new Set(['true', 'yes', 'y', 'si', 's', '1', 'x', 'on', 'verdadero', 'cierto', '✓']);
const no = new Set(['false', 'no', 'n', '0', 'off', 'falso']);

/** Reads yes or no; undefined for anything else. */
export function readFlag(text: string): boolean | undefined {
  const word = text.trim() === '✓' ? '✓' : lettersOf(text);
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** A phone that is written as an object with its calling code, or the first text of another object. */
function textOf(item: unknown): string {
  if (isText(item)) return String(item);
  const { number, callingCode } = (item ?? {}) as { number?: unknown; callingCode?: unknown };
  if (isText(number)) return `${isText(callingCode) ? callingCode : ''}${number}`;
  return Object.values(item ?? {}).find((value) => typeof value === 'string') ?? '';
}

/** The values of a JSON list; undefined if it is not one. */
function jsonList(text: string): string[] | undefined {
  if (!/^\[[\s\S]*\]$/.test(text)) return undefined;
  try {
    return (JSON.parse(text) as unknown[]).map(textOf);
  } catch {
    return undefined;
  }
}

const separators = [/:::/, /\|/, /[\r\n]+/, /;/, /,/];

/**
 * The values of a cell with several: a JSON list, else split at the first of `:::`, `|`, line breaks, `;` or `,` that
 * occurs.
 */
export function readList(text: string): string[] {
  const listed = jsonList(text.trim());
  const separator = separators.find((one) => one.test(text));
  const parts = listed ?? (separator ? text.split(separator) : [text]);
  const bare = parts.map((part) =>
    part
      .trim()
      .replace(/^"([^"]*)"$/, '$1')
      .trim(),
  );
  return [...new Set(bare.filter((part) => part !== ''))];
}

/** Several ids or addresses in a cell: `1;2`, `1|2`, `[1,2]`. */
export const readIds = (text: string | undefined): string[] =>
  text?.startsWith('[') ? readList(text) : splitAt(text ?? '', /[|;,]/).filter((part) => part !== '');
