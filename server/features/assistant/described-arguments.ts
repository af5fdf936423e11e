import type { Bilingual } from '../../../shared/assistant/bilingual';
import type {
  ArgumentInput,
  ArgumentOption,
  ArgumentValue,
  Chip,
  ToolArguments,
} from '../../../shared/assistant/commands';
import type { RefKind } from '../../../shared/assistant/refs';
import { isDay } from '../../../shared/list/periods';
import type { Argument } from '../../platform/tools/arguments';
import type { ListedRef } from '../../platform/tools/feature-tools';
import {
  both,
  dayText,
  joined,
  moneyOf,
  numberText,
  ownText,
  periodText,
  timeText,
} from '../../platform/tools/texts';
import type { Tool } from '../../platform/tools/tool';

/** What is needed to show arguments. */
export interface Describing {
  currency: string;
  lists: Readonly<Partial<Record<RefKind, readonly ListedRef[]>>>;
  /** What a record is called. */
  nameOf: (ref: string) => string | undefined;
}

const optionsOf = ({ lists }: Describing, kinds: readonly RefKind[]): ArgumentOption[] =>
  kinds.flatMap((kind) => lists[kind] ?? []).map(({ ref, text }) => ({ value: ref, text }));

/** How a form edits an argument. */
export function inputOf({ shape }: Argument, describing: Describing): ArgumentInput {
  switch (shape.kind) {
    case 'money':
      return { kind: 'money', currency: describing.currency };
    case 'listed':
      return { kind: 'choice', options: optionsOf(describing, shape.of) };
    case 'someListed':
      return { kind: 'choices', options: optionsOf(describing, shape.of) };
    default:
      return shape;
  }
}

const answers = { true: both('yes', 'sí'), false: both('no', 'no') };
const nothing = both('—', '—');

function oneText(
  shape: Argument['shape'],
  value: string | number | boolean,
  describing: Describing,
): Bilingual {
  if (typeof value === 'boolean') return answers[value ? 'true' : 'false'];
  if (typeof value === 'number') {
    return shape.kind === 'money' ? moneyOf(value, describing.currency) : numberText(value);
  }
  switch (shape.kind) {
    case 'date':
      return isDay(value) ? dayText(value) : ownText(value);
    case 'moment':
      return Number.isNaN(Date.parse(value)) ? ownText(value) : timeText(value);
    case 'period':
      return periodText(value);
    case 'choice':
      return shape.options.find((option) => option.value === value)?.text ?? ownText(value);
    case 'listed':
    case 'someListed':
      return optionsOf(describing, shape.of).find((option) => option.value === value)?.text ?? ownText(value);
    case 'record':
      return ownText(describing.nameOf(value) ?? value);
    default:
      return ownText(value);
  }
}

/** A value as it is shown. */
export function textOf({ shape }: Argument, value: ArgumentValue, describing: Describing): Bilingual {
  if (value === null) return nothing;
  if (typeof value === 'object')
    return joined(
      value.map((each) => oneText(shape, each, describing)),
      ', ',
    );
  return oneText(shape, value, describing);
}

/** The arguments of a call, in the order in which the tool takes them. */
export const chipsOf = (
  { takes }: Pick<Tool, 'takes'>,
  args: ToolArguments,
  describing: Describing,
): Chip[] =>
  Object.entries(takes).flatMap(([name, argument]) => {
    const value = args[name];
    if (value === undefined) return [];
    const { label } = argument;
    return [
      { name, label, value, text: textOf(argument, value, describing), input: inputOf(argument, describing) },
    ];
  });
