import { z } from 'zod';
import { type Message, say } from '../../message';
import { messages } from '../../messages';
import { leadMessages } from '../messages';
import { recordMessages } from '../../acts/messages';
import { day } from '../../record-fields';
import { mostAmount } from '../schemas';
import type { OwnValue } from '../tables';
import type { OwnField } from './endpoints';
import { folded } from '../../plain-text';
import { fieldMessages } from './messages';
import { type FieldKind, ownLimits } from './scales';

/** The properties of an own field that decide which values are valid. */
export type OwnKind = Pick<OwnField, 'kind' | 'choices'>;

/** A stored value, null for none, or the reason why the value is invalid. */
export type ReadOwn = { value: OwnValue | null; error?: undefined } | { value?: undefined; error: Message };

const wrong = (error: Message): ReadOwn => ({ error });
const right = (value: OwnValue): ReadOwn => ({ value });

const yes = new Set(['true', 'yes', 'y', 'si', 's', 'verdadero', '1', 'x']);
const no = new Set(['false', 'no', 'n', 'falso', '0']);

/** The largest number that the side table stores without losing digits. */
const largest = Number.MAX_SAFE_INTEGER;

function readNumber(given: unknown, isRight: (number: number) => boolean, error: Message): ReadOwn {
  const number = typeof given === 'string' ? Number(given) : given;
  const isNumber = typeof number === 'number' && Math.abs(number) <= largest && isRight(number);
  return isNumber ? right(number) : wrong(error);
}

function readAmount(given: unknown): ReadOwn {
  if (Number(given) > mostAmount) return wrong(leadMessages['amount.large']);
  return readNumber(given, (minor) => Number.isInteger(minor) && minor >= 0, leadMessages['amount.negative']);
}

function readText(given: unknown, isRight: (text: string) => boolean, error: Message): ReadOwn {
  if (typeof given !== 'string') return wrong(messages['field.invalid']);
  if (given.length > ownLimits.text) return wrong(say(messages['text.long'], { max: ownLimits.text }));
  if (given.includes('\0')) return wrong(messages['text.nul']);
  return isRight(given) ? right(given) : wrong(error);
}

/** The id of a choice, given its id or label. */
const choiceIn = ({ choices }: OwnKind, given: unknown): string | undefined =>
  choices.find(({ id }) => id === given)?.id ??
  choices.find(({ label }) => typeof given === 'string' && folded(label) === folded(given))?.id;

function readChoices(field: OwnKind, given: unknown): ReadOwn {
  const list = Array.isArray(given) ? given : String(given).split('|');
  const ids = list.filter((one) => String(one).trim() !== '').map((one) => choiceIn(field, one));
  if (ids.includes(undefined)) return wrong(fieldMessages['own.choice']);
  const value = field.choices.map(({ id }) => id).filter((id) => ids.includes(id));
  return { value: value.length > 0 ? value : null };
}

function readBoolean(given: unknown): ReadOwn {
  const word = folded(String(given));
  if (yes.has(word)) return right(true);
  return no.has(word) ? right(false) : wrong(fieldMessages['own.boolean']);
}

const isLink = (text: string) => URL.canParse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
const isEmail = (text: string) => z.email().max(254).safeParse(text).success;
const isPhone = (text: string) => text.length <= 50 && text.replace(/\D/g, '').length >= 3;

const readers: Record<FieldKind, (given: unknown, field: OwnKind) => ReadOwn> = {
  text: (given) => readText(given, () => true, messages['field.invalid']),
  number: (given) => readNumber(given, Number.isFinite, fieldMessages['own.number']),
  money: readAmount,
  date: (given) => readText(given, (text) => day.safeParse(text).success, messages['date.invalid']),
  choice(given, field) {
    const id = choiceIn(field, given);
    return id === undefined ? wrong(fieldMessages['own.choice']) : right(id);
  },
  choices: (given, field) => readChoices(field, given),
  boolean: readBoolean,
  link: (given) => readText(given, isLink, recordMessages['link.invalid']),
  email: (given) => readText(given, isEmail, messages['email.invalid']),
  phone: (given) => readText(given, isPhone, fieldMessages['own.phone']),
};

/**
 * Reads a value of an own field from a form, or from the text of a file: a number with a decimal point, an amount in
 * minor units, a date in ISO 8601, choices by id or label (several with `|` between them), yes and no in English or
 * Spanish.
 */
export function readOwn(field: OwnKind, given: unknown): ReadOwn {
  const typed = typeof given === 'string' ? given.trim() : given;
  if (typed === null || typed === undefined || typed === '') return { value: null };
  return readers[field.kind](typed, field);
}

/**
 * The errors of a form's own fields by field name (`own.12`): an invalid value, a missing required one, an unknown
 * field. A partial form is checked only for the fields that it contains.
 */
export function ownErrors(
  fields: readonly OwnField[],
  given: Record<string, unknown>,
  { isPartial }: { isPartial: boolean },
): Record<string, Message> {
  const errors: Record<string, Message> = {};
  const byId = new Map(fields.map((field) => [String(field.id), field]));
  for (const [id, value] of Object.entries(given)) {
    const field = byId.get(id);
    const read = field ? readOwn(field, value) : wrong(fieldMessages['field.missing']);
    if (read.error) errors[`own.${id}`] = read.error;
  }
  for (const field of fields.filter(({ required }) => required)) {
    const isAsked = !isPartial || String(field.id) in given;
    if (isAsked && readOwn(field, given[field.id]).value === null)
      errors[`own.${field.id}`] = messages['field.required'];
  }
  return errors;
}
