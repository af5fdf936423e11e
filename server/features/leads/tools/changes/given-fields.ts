import type { Bilingual } from '../../../../../shared/assistant/bilingual';
import type { Ref } from '../../../../../shared/assistant/refs';
import { isDay, startOfDay } from '../../../../../shared/list/periods';
import { moneyOf, ownText, timeText } from '../../../../platform/tools/texts';
import { newField, type Proposing } from '../../../../platform/tools/preview';
import type { ToolUse } from '../../../../platform/tools/tool';

/** A text of a new record. */
export const typed = (label: Bilingual, text: string | undefined): Proposing =>
  newField(label, text === undefined ? null : ownText(text));

/** A linked record, or one of the few of the account, by its name. */
export async function named(use: ToolUse, label: Bilingual, ref: Ref | undefined): Promise<Proposing> {
  if (ref === undefined) return undefined;
  const { name } = await use.named(ref);
  return newField(label, ownText(name));
}

/** An amount in the account's currency. */
export async function amount(use: ToolUse, label: Bilingual, minor: number | undefined): Promise<Proposing> {
  return minor === undefined ? undefined : newField(label, moneyOf(minor, await use.currency()));
}

/** A field that changes from one text to another. */
export const changed = (
  label: Bilingual,
  before: Bilingual | null | undefined,
  after: Bilingual | null | undefined,
): Proposing => (after === undefined ? undefined : { label, before: before ?? null, after });

/** A text that changes; undefined is left as it is. */
export const retyped = (
  label: Bilingual,
  before: string | null,
  after: string | null | undefined,
): Proposing =>
  after === undefined
    ? undefined
    : { label, before: before ? ownText(before) : null, after: after ? ownText(after) : null };

/** A day or a moment of a task or a conversation, as it is stored. */
export const momentOfDay = (time: string): string => (isDay(time) ? startOfDay(time) : time);

/** A time that was given as a day or as a moment. */
export const timeOf = (time: string | undefined): Bilingual | undefined =>
  time === undefined ? undefined : timeText(time);
