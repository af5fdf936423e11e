import type { Bilingual } from '../../../../shared/assistant/bilingual';
import type { Ref } from '../../../../shared/assistant/refs';
import { endsOf, idIn } from '../../../platform/tools/arguments';
import { dayText, ownText, periodText } from '../../../platform/tools/texts';
import type { ToolUse } from '../../../platform/tools/tool';
import type { Condition } from './list-answer';

/** A condition that was given, or none. */
export type Conditions = readonly (Condition | undefined)[];

/** The conditions that were given. */
export const given = async (
  ...conditions: readonly (Condition | undefined | Promise<Condition | undefined>)[]
) => {
  const all = await Promise.all(conditions.map(async (condition) => condition));
  return all.filter((condition) => condition !== undefined);
};

/** Days of a column. */
export const inPeriod = (
  label: Bilingual,
  column: string,
  period: string | undefined,
): Condition | undefined =>
  period === undefined
    ? undefined
    : { label, text: periodText(period), filter: { [column]: endsOf(period) }, period };

/** One of the codes of a column. */
export const coded = <Code extends string>(
  label: Bilingual,
  column: string,
  code: Code | undefined,
  words: Readonly<Record<Code, Bilingual>>,
): Condition | undefined =>
  code === undefined ? undefined : { label, text: words[code], filter: { [column]: { any: [code] } } };

/** Words in a column. */
export const holding = (
  label: Bilingual,
  column: string,
  words: string | undefined,
): Condition | undefined =>
  words === undefined
    ? undefined
    : { label, text: ownText(words), filter: { [column]: { contains: words } } };

/** One of the few that an account has, by its id in a column. */
export async function listed(
  use: ToolUse,
  label: Bilingual,
  column: string,
  ref: Ref | undefined,
): Promise<Condition | undefined> {
  if (ref === undefined) return undefined;
  const { name } = await use.named(ref);
  return { label, text: ownText(name), filter: { [column]: { any: [String(idIn(ref))] } } };
}

/** A record that a list is about, by a parameter of its endpoint. */
export async function about(
  use: ToolUse,
  label: Bilingual,
  parameter: string,
  ref: Ref | undefined,
): Promise<Condition | undefined> {
  if (ref === undefined) return undefined;
  const { name } = await use.named(ref);
  return { label, text: ownText(name), search: { [parameter]: idIn(ref) } };
}

/** Nothing in a column of times since a day, or never. */
export const since = (label: Bilingual, column: string, day: string | undefined): Condition | undefined =>
  day === undefined ? undefined : { label, text: dayText(day), filter: { [column]: { to: day } } };
