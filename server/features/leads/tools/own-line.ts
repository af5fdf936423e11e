import type { Bilingual } from '../../../../shared/assistant/bilingual';
import { asTyped } from '../../../../shared/assistant/bilingual';
import { assistantMessages } from '../../../../shared/assistant/messages';
import type { OwnedEntity } from '../../../../shared/leads/entities';
import { choiceLabels } from '../../../../shared/leads/fields/choice-labels';
import { leadFields, type OwnField } from '../../../../shared/leads/fields/endpoints';
import { readOwn } from '../../../../shared/leads/fields/read-own';
import type { OwnValue } from '../../../../shared/leads/tables';
import { addDays } from '../../../../shared/list/periods';
import { folded } from '../../../../shared/plain-text';
import { invalid } from '../../../platform/http/errors';
import { both, dayText, moneyOf, numberText, ownText } from '../../../platform/tools/texts';
import type { Ask, ToolUse } from '../../../platform/tools/tool';
import type { Condition } from './list-answer';

/** A field that the account has added, with a value of it; null is none. */
export interface OwnSaid {
  field: OwnField;
  value: OwnValue | null;
}

/** The places at which a name may end and its value begin. */
const colons = (line: string) => [...line.matchAll(/:/g)].map(({ index }) => index);

/** An amount is said in its currency, and stored in minor units. */
function minorUnits({ currency }: OwnField, text: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency ?? 'EUR' });
  return Math.round(Number(text) * 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Reads «Allergy: gluten»; throws 400 for a field that the account has not added to the entity, or a wrong value. */
export async function readOwnLine(ask: Ask, entity: OwnedEntity, line: string): Promise<OwnSaid> {
  const fields = (await ask(leadFields.list)).filter((field) => field.entity === entity);
  const [found] = colons(line).flatMap((at) => {
    const name = folded(line.slice(0, at));
    return fields
      .filter(({ label }) => folded(label) === name)
      .map((field) => ({ field, text: line.slice(at + 1).trim() }));
  });
  if (!found) throw invalid({ own: assistantMessages['own.line'] });
  const { field, text } = found;
  const { value, error } = readOwn(field, field.kind === 'money' && text ? minorUnits(field, text) : text);
  if (error) throw invalid({ own: error });
  return { field, value: value ?? null };
}

const answers = { true: both('yes', 'sí'), false: both('no', 'no') };

/** A value as it is shown. */
function shown(field: OwnField, value: OwnValue): Bilingual {
  if (field.kind === 'choice' || field.kind === 'choices')
    return ownText(choiceLabels(field, value).join(', '));
  if (typeof value === 'boolean') return answers[value ? 'true' : 'false'];
  if (typeof value === 'number')
    return field.kind === 'money' ? moneyOf(value, field.currency ?? 'EUR') : numberText(value);
  return field.kind === 'date' ? dayText(String(value)) : ownText(String(value));
}

/** What an own field of a record is, and would be. */
export const ownChange = ({ field, value }: OwnSaid, own: Readonly<Record<string, OwnValue>>) => {
  const before = own[field.id];
  return {
    label: asTyped(field.label),
    before: before === undefined ? null : shown(field, before),
    after: value === null ? null : shown(field, value),
  };
};

/** The filter of a list for a value. */
function filterFor({ field, value }: OwnSaid): object {
  if (value === null) return { empty: true };
  if (typeof value === 'number') return { from: value, to: value };
  if (typeof value === 'boolean' || field.kind === 'choice') return { any: [String(value)] };
  if (Array.isArray(value)) return { any: value };
  return field.kind === 'date' ? { from: value, to: addDays(value, 1) } : { contains: value };
}

/** Records with a value of an own field. */
export async function ownCondition(
  { ask }: Pick<ToolUse, 'ask'>,
  entity: OwnedEntity,
  line: string | undefined,
): Promise<Condition | undefined> {
  if (line === undefined) return undefined;
  const said = await readOwnLine(ask, entity, line);
  const { field, value } = said;
  return {
    label: asTyped(field.label),
    text: value === null ? both('—', '—') : shown(field, value),
    filter: { [`own.${field.id}`]: filterFor(said) },
  };
}
