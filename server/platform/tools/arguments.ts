import { z } from 'zod';
import type { Bilingual } from '../../../shared/assistant/bilingual';
import type { ArgumentOption, ArgumentValue } from '../../../shared/assistant/commands';
import { assistantMessages } from '../../../shared/assistant/messages';
import { readRef, type Ref, type RefKind } from '../../../shared/assistant/refs';
import { limits, withoutNul } from '../../../shared/fields';
import { addDays, isDay } from '../../../shared/list/periods';
import { messages } from '../../../shared/messages';
import { day, moment } from '../../../shared/record-fields';

/** What kind of value an argument has; the account's own values (`of`) are found when it is shown. */
export type ArgumentShape =
  | { kind: 'text' | 'paragraph'; max: number }
  | { kind: 'money' }
  | { kind: 'number' | 'percent' | 'boolean' | 'date' | 'moment' | 'period' }
  | { kind: 'record'; of: readonly RefKind[] }
  | { kind: 'listed' | 'someListed'; of: readonly RefKind[] }
  | { kind: 'choice'; options: readonly ArgumentOption[] };

/** An argument of a tool: what may be given, and what a form calls it. */
export interface Argument<Value extends ArgumentValue = ArgumentValue> {
  schema: z.ZodType<Value | undefined>;
  label: Bilingual;
  shape: ArgumentShape;
  isRequired: boolean;
}

/** The arguments of a tool by name. */
export type Arguments = Readonly<Record<string, Argument>>;

type ValueIn<Given> = Given extends { schema: z.ZodType<infer Value> } ? Value : never;

/** What a tool is given: what need not be given may be undefined. */
export type GivenTo<Takes extends Arguments> = { [Name in keyof Takes]: ValueIn<Takes[Name]> };

interface Optional<Value extends ArgumentValue> extends Argument<Value> {
  schema: z.ZodType<Value | undefined>;
}
interface Required<Value extends ArgumentValue> extends Argument<Value> {
  schema: z.ZodType<Value>;
}

const optional = <Value extends ArgumentValue>(
  schema: z.ZodType<Value>,
  label: Bilingual,
  shape: ArgumentShape,
): Optional<Value> => ({ schema: schema.optional(), label, shape, isRequired: false });

/** The same argument, which must be given. */
export const needed = <Value extends ArgumentValue>({
  schema,
  ...argument
}: Argument<Value>): Required<Value> => ({
  ...argument,
  schema: schema.refine((value): value is Value => value !== undefined && value !== null, {
    error: assistantMessages['argument.missing'],
  }) as z.ZodType<Value>,
  isRequired: true,
});

/** One line of text. */
export const aLine = (label: Bilingual, max: number = limits.name) =>
  optional(z.string().trim().min(1, messages['field.required']).max(max).check(withoutNul), label, {
    kind: 'text',
    max,
  });

/** A text of several lines. */
export const aText = (label: Bilingual, max: number = limits.description) =>
  optional(z.string().trim().min(1, messages['field.required']).max(max).check(withoutNul), label, {
    kind: 'paragraph',
    max,
  });

/** An amount in minor units. */
export const anAmount = (label: Bilingual) => optional(z.int().min(0), label, { kind: 'money' });

/** A whole number. */
export const aNumber = (label: Bilingual) => optional(z.int().min(0), label, { kind: 'number' });

/** Yes or no. */
export const aFlag = (label: Bilingual) => optional(z.boolean(), label, { kind: 'boolean' });

/** A day of the calendar. */
export const aDay = (label: Bilingual) => optional(day, label, { kind: 'date' });

/** A day, or a moment: ISO 8601. */
export const aTime = (label: Bilingual) => optional(z.union([day, moment]), label, { kind: 'moment' });

const isPeriod = (text: string) => {
  const [from = '', to = '', ...more] = text.split('/');
  const areDays = [from, to].every((one) => one === '' || isDay(one));
  return areDays && more.length === 0 && text.length > 1 && (!from || !to || from < to);
};

/** Days [from, to), as `2026-11-01/2026-12-01`; either side may be empty. */
export const aPeriod = (label: Bilingual) =>
  optional(z.string().refine(isPeriod, messages['date.invalid']), label, { kind: 'period' });

/** The two ends of a period; an empty one is undefined. */
export function endsOf(period: string): { from?: string; to?: string } {
  const [from, to] = period.split('/');
  return { ...(from && { from }), ...(to && { to }) };
}

/** The last day of a period, as people say it. */
export const lastDay = (to: string): string => addDays(to, -1);

/** One of a few codes, with the words of each. */
export const aChoice = <const Code extends string>(
  label: Bilingual,
  words: Readonly<Record<Code, Bilingual>>,
) =>
  optional(z.enum(Object.keys(words) as [Code, ...Code[]]), label, {
    kind: 'choice',
    options: Object.entries<Bilingual>(words).map(([value, text]) => ({ value, text })),
  });

const refSchema = <Kind extends RefKind>(kinds: readonly Kind[]) =>
  z.custom<Ref<Kind>>(
    (value) => typeof value === 'string' && kinds.some((kind) => readRef(value)?.kind === kind),
    assistantMessages['argument.unknown'],
  );

/** A record of one of these kinds, which is searched by name. */
export const aRecord = <const Kind extends RefKind>(label: Bilingual, ...of: readonly Kind[]) =>
  optional(refSchema(of), label, { kind: 'record', of });

/** One of the few that an account has, such as a stage or a tag. */
export const oneListed = <const Kind extends RefKind>(label: Bilingual, of: Kind) =>
  optional(refSchema([of]), label, { kind: 'listed', of: [of] });

/** Several of the few that an account has. */
export const someListed = <const Kind extends RefKind>(label: Bilingual, of: Kind) =>
  optional(z.array(refSchema([of])).min(1), label, { kind: 'someListed', of: [of] });

/** The id of a reference, whose kind was checked. */
export function idIn(ref: string): number {
  const read = readRef(ref);
  if (!read) throw new Error(`${ref} is no reference`);
  return read.id;
}
