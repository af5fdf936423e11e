import type { ImportColumn, ImportQuestion } from '../../../../shared/imports/import';
import { importMessages } from '../../../../shared/imports/messages';
import type { ImportMapping } from '../../../../shared/imports/schemas';
import { say } from '../../../../shared/message';
import { invalid } from '../../http/errors';
import type { ImportTarget } from '../import-target';
import type { TargetField } from '../target-field';
import { currencyCode } from '../../../../shared/record-fields';
import { messages } from '../../../../shared/messages';
import { lacksNeeded } from '../../../../shared/imports/needed-fields';
import { fieldFinder } from './match-columns';

interface Asking {
  target: Pick<ImportTarget, 'lacks'>;
  fields: readonly TargetField[];
}

/**
 * The open questions of a mapping: ambiguous dates and decimals in mapped columns, and required values without a
 * column. Answered ones are left out.
 */
export function questionsOf(
  mapping: ImportMapping,
  columns: readonly ImportColumn[],
  { target, fields }: Asking,
): ImportQuestion[] {
  const fieldOf = fieldFinder(mapping, columns, fields);
  return [
    ...columnQuestions(mapping, columns, fieldOf),
    ...givenQuestions(mapping, columns, { target, fieldOf }),
  ];
}

type FieldOf = ReturnType<typeof fieldFinder>;

function givenQuestions(
  { given = {} }: ImportMapping,
  columns: readonly ImportColumn[],
  { target, fieldOf }: Pick<Asking, 'target'> & { fieldOf: FieldOf },
): ImportQuestion[] {
  const mapped = columns.flatMap((column, place) => {
    const field = fieldOf(place);
    return field ? [{ field: field.name, column }] : [];
  });
  const open = (target.lacks?.(mapped) ?? []).filter((field) => !given[field]);
  return open.map((field) => ({ column: null, asks: 'given', field, required: true }));
}

/** Whether a value can be given for all rows of a field. */
function fitsField({ kind, choices }: TargetField, value: string): boolean {
  if (kind === 'currency') return currencyCode.safeParse(value).success;
  return choices === null || choices.some((choice) => choice.value === value);
}

function columnQuestions(
  mapping: ImportMapping,
  columns: readonly ImportColumn[],
  fieldOf: FieldOf,
): ImportQuestion[] {
  return mapping.columns.flatMap((mapped, column): ImportQuestion[] => {
    const facts = columns[column];
    const kind = fieldOf(column)?.kind;
    if (!facts || !kind) return [];
    const { samples } = facts;
    const asksDate = facts.dates === 'undecided' && !mapped.dates && (kind === 'date' || kind === 'time');
    if (asksDate) return [{ column, asks: 'date', samples, required: true }];
    const isNumber = kind === 'number' || kind === 'money';
    const asksMark = facts.decimals === 'undecided' && !mapped.decimals && isNumber;
    return asksMark ? [{ column, asks: 'decimal', samples, required: false }] : [];
  });
}

/** Whether a column holds an id by which existing records can be recognised. */
const namesRecords = ({ columns }: ImportMapping, fields: readonly TargetField[]) =>
  columns.some(
    (mapped) =>
      mapped.to === 'field' &&
      fields.some(({ name, kind, isLink }) => name === mapped.field && kind === 'id' && !isLink),
  );

/** Throws 400 for a mapping that does not fit the file and the entity, with the problem of each column. */
export function checkMapping(
  mapping: ImportMapping,
  columns: readonly ImportColumn[],
  { target, fields }: { target: ImportTarget; fields: readonly TargetField[] },
): void {
  if (mapping.columns.length !== columns.length) {
    throw invalid({ columns: say(importMessages['columns.count'], { count: columns.length }) });
  }
  const fieldOf = fieldFinder(mapping, columns, fields);
  const wrong: Record<string, string> = {};
  const taken = new Set<string>();
  for (const [place, mapped] of mapping.columns.entries()) {
    const path = `columns.${place}`;
    const field = fieldOf(place);
    if ((mapped.to === 'field' || mapped.to === 'own') && !field)
      wrong[path] = importMessages['field.unknown'];
    if (mapped.to === 'new' && target.mostOwnFields === 0) wrong[path] = importMessages['field.unknown'];
    if (mapped.to === 'notes' && !target.hasNotes) wrong[path] = importMessages['field.noNotes'];
    if (field && !field.several && taken.has(field.name)) wrong[path] = importMessages['field.twice'];
    if (field) taken.add(field.name);
  }
  const owned = fields.filter(({ own }) => own !== null).length;
  const added = mapping.columns.filter(({ to }) => to === 'new').length;
  if (added > 0 && owned + added > target.mostOwnFields) {
    wrong.columns = say(importMessages['field.many'], { most: target.mostOwnFields });
  }
  if (taken.size === 0) wrong.columns = importMessages['field.nothing'];
  else if (lacksNeeded(mapping, target.needs ?? []) && !namesRecords(mapping, fields))
    wrong.columns = importMessages['field.needed'];
  for (const [name, value] of Object.entries(mapping.given ?? {})) {
    const field = fields.find((one) => one.name === name);
    if (!field || !fitsField(field, value)) wrong[`given.${name}`] = messages['field.invalid'];
  }
  for (const question of questionsOf(mapping, columns, { target, fields })) {
    if (question.asks === 'given') wrong[`given.${question.field}`] = importMessages['given.required'];
    else if (question.required) wrong[`columns.${question.column}.dates`] = importMessages['date.order'];
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}
