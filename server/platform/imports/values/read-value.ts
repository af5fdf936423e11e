import { splitAt } from '../../../../shared/plain-text';
import type { ImportColumn } from '../../../../shared/imports/import';
import { importMessages } from '../../../../shared/imports/messages';
import type { DecimalMark } from '../../../../shared/imports/scales';
import type { MappedColumn } from '../../../../shared/imports/schemas';
import { type Message, say } from '../../../../shared/message';
import type { TargetField } from '../target-field';
import { choiceReader } from './choices';
import { readCountry } from './countries';
import { type ReadDate, readDate } from './dates';
import { readFlag, readList } from './flags-and-lists';
import { readMoney, readNumber, type ReadMoney } from './numbers';

/** The value of a column's cell, by the kind of its field. */
export type ReadValue = string | number | boolean | string[] | ReadDate | ReadMoney;

/** A value, or its problem; with `warning` the field stays empty. */
export interface Reading {
  value?: ReadValue;
  error?: Message;
  warning?: Message;
  /** The cell has no value for the field; its text goes into the notes. */
  isKept?: boolean;
}

type ReadCell = (text: string) => Reading;

const orWrong = (
  read: (text: string) => ReadValue | undefined,
  wrong: (text: string) => Message,
): ReadCell => {
  return (text) => {
    const value = read(text);
    return value === undefined ? { error: wrong(text) } : { value };
  };
};

/**
 * A separator before the last three digits of an amount separates thousands, because few currencies have three
 * decimals.
 */
const markOfThousands = (text: string): DecimalMark => (text.includes('.') ? ',' : '.');

/** A text without line breaks and tabs; a comma before a line break is removed too. */
const onOneLine = (text: string, lineBreak: string) =>
  splitAt(text, /[\r\n\u2028\u2029]+/)
    .map((line, at, { length }) => (at < length - 1 ? line.replace(/(?<![\s,])[\s,]+$/, '') : line))
    .filter((line) => line !== '')
    .join(lineBreak)
    .replace(/\p{Cc}+/gu, ' ');

/** Reads the cells of a column for a field. Cells are not empty; `listOf` splits one with several values. */
export function valueReader(
  field: TargetField,
  mapped: MappedColumn,
  column: ImportColumn,
  listOf: (text: string) => string[] = readList,
): ReadCell {
  const about = (message: Message) => (value: string) =>
    say(message, { column: column.header || field.own?.label || field.name, value: value.slice(0, 100) });
  const order = mapped.dates ?? (column.dates === 'undecided' ? 'dmy' : (column.dates ?? 'ymd'));
  const mark = mapped.decimals ?? (column.decimals === ',' ? ',' : '.');
  const markIn = column.decimals === 'undecided' && !mapped.decimals ? markOfThousands : () => mark;
  const unknown = about(importMessages['value.unknown']);
  switch (field.kind) {
    case 'date':
    case 'time':
      return orWrong(
        (text) => readDate(text, order) ?? readDate(text, 'ymd'),
        about(importMessages['value.date']),
      );
    case 'number':
      return orWrong((text) => readNumber(text, mark), about(importMessages['value.number']));
    case 'money':
      return orWrong((text) => readMoney(text, markIn(text)), about(importMessages['value.number']));
    case 'boolean':
      return orWrong(readFlag, about(importMessages['value.boolean']));
    case 'list':
      return (text) => ({ value: listOf(text) });
    case 'country':
      return countryCell(about(importMessages['value.country']));
    case 'choice':
      return choiceCell(choiceReader(field, mapped), unknown);
    case 'choices':
      return choicesCell(choiceReader(field, mapped), unknown, listOf);
    case 'line':
      return (text) => ({ value: onOneLine(text, field.lineBreak ?? ' ') });
    default:
      return (text) => ({ value: text });
  }
}

/** An unknown country is kept as typed. */
const countryCell =
  (unknown: (text: string) => Message): ReadCell =>
  (text) => {
    const value = readCountry(text);
    return value ? { value } : { warning: unknown(text), isKept: true };
  };

const choiceCell =
  (find: (text: string) => string | null, unknown: (text: string) => Message): ReadCell =>
  (text) => {
    const value = find(text);
    return value === null ? { warning: unknown(text) } : { value };
  };

function choicesCell(
  find: (text: string) => string | null,
  unknown: (text: string) => Message,
  listOf: (text: string) => string[],
): ReadCell {
  return (text) => {
    const whole = find(text);
    if (whole !== null) return { value: [whole] };
    const parts = listOf(text).map((part) => ({ part, value: find(part) }));
    const missing = parts.find(({ value }) => value === null);
    const value = parts.flatMap((part) => part.value ?? []);
    return { ...(value.length > 0 && { value }), ...(missing && { warning: unknown(missing.part) }) };
  };
}
