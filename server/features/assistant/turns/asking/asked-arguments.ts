import { z } from 'zod';
import type { ArgumentValue, ToolArguments } from '../../../../../shared/assistant/commands';
import type { RefKind } from '../../../../../shared/assistant/refs';
import { asData } from '../../../../platform/language-model/cleaned';
import type { Argument } from '../../../../platform/tools/arguments';
import type { ListedRef } from '../../../../platform/tools/feature-tools';
import type { Tool } from '../../../../platform/tools/tool';

/** The few of each kind that an account has. */
export type Lists = Readonly<Partial<Record<RefKind, readonly ListedRef[]>>>;

/** Beyond these a list is no choice of a few. */
const mostListed = 60;

const listedOf = (lists: Lists, kinds: readonly RefKind[]) =>
  kinds.flatMap((kind) => lists[kind] ?? []).slice(0, mostListed);

const oneOf = (values: readonly string[]) => {
  const [first, ...others] = values;
  return first === undefined ? z.null() : z.enum([first, ...others]);
};

const forms = {
  text: 'a line of text',
  paragraph: 'a text',
  date: 'a day, 2026-11-26',
  moment: 'a day, 2026-11-26, or a moment in ISO 8601',
  period: 'days as 2026-11-01/2026-12-01, the end exclusive; either side may be empty',
  money: 'an amount in minor units, such as cents',
  number: 'a whole number',
  percent: 'a whole number of percent',
} as const;

/** The value of an argument, in the words that strict structured output knows: it has no lengths, patterns or defaults. */
function valueOf({ shape }: Argument, lists: Lists): z.ZodType {
  switch (shape.kind) {
    case 'boolean':
      return z.boolean();
    case 'money':
    case 'number':
    case 'percent':
      return z.number().describe(forms[shape.kind]);
    case 'choice':
      return oneOf(shape.options.map(({ value }) => value));
    case 'listed':
      return oneOf(listedOf(lists, shape.of).map(({ ref }) => ref));
    case 'someListed':
      return z.array(oneOf(listedOf(lists, shape.of).map(({ ref }) => ref)));
    case 'record':
      return z.string().describe(`the reference of a ${shape.of.join(', ')} that a result has shown`);
    default:
      return z.string().describe(forms[shape.kind]);
  }
}

/** What a model is asked for: every argument, null where it is not given. */
export const argumentsSchema = ({ takes }: Tool, lists: Lists) =>
  z.object(
    Object.fromEntries(
      Object.entries(takes).map(([name, argument]) => [
        name,
        valueOf(argument, lists).nullable().describe(argument.label.en),
      ]),
    ),
  );

/** What the arguments of a tool mean, as data: which are needed, and the account's names for what can be chosen. */
export const argumentsInWords = ({ takes }: Tool, lists: Lists) =>
  Object.entries(takes).map(([name, { label, shape, isRequired }]) => ({
    name,
    means: label.en,
    isRequired,
    ...((shape.kind === 'listed' || shape.kind === 'someListed') && {
      options: listedOf(lists, shape.of).map(({ ref, text }) => ({ ref, name: asData(text.en, 100) })),
    }),
    ...(shape.kind === 'choice' && {
      options: shape.options.map(({ value, text }) => ({ value, means: text.en })),
    }),
  }));

const isValue = (value: unknown): value is ArgumentValue =>
  ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value);

/** The arguments that a model has given; those that are null are left out. */
export const givenArguments = (answered: Readonly<Record<string, unknown>>): ToolArguments =>
  Object.fromEntries(
    Object.entries(answered).flatMap(([name, value]) => (isValue(value) ? [[name, value] as const] : [])),
  );

/** The arguments that name a record that was not read in this turn. */
export const unreadRecords = (
  { takes }: Tool,
  args: ToolArguments,
  knows: (ref: string) => boolean,
): string[] =>
  Object.entries(takes)
    .filter(([name, { shape }]) => {
      const value = args[name];
      return shape.kind === 'record' && typeof value === 'string' && !knows(value);
    })
    .map(([name]) => name);
