import { joinValues } from '../../../../shared/csv';
import type { ContactPoint } from '../../../../shared/leads/contacts/scales';
import {
  type AnyFields,
  type FieldLine,
  fileColumns,
  linesOf,
  plainText,
  type ValueKind,
} from '../../../../shared/leads/fields/field-table';
import type { DealPerson, StageEntry } from '../../../../shared/leads/opportunities/scales';
import { site } from '../../../../shared/site';
import { dayIn } from '../../../../shared/time/zone';
import { amountText } from './amount-text';
import type { Linked, Names } from './linked.queries';
import { pointCells } from './point-cells';

/** The data needed to write rows. */
export interface Known extends Linked, Names {}

/** A row as it is exported. */
type Row = Readonly<Record<string, unknown>>;

/** The cells of a row by their headers. */
type Cells = Record<string, string>;

/** The calendar day in Madrid, as 2026-11-21. */
const day = (value: Date) => dayIn(value, site.timeZone);

/** A task that is due on a day says the day only. */
const time = (value: Date | null, name: string, { isAllDay }: Row) => {
  if (value === null) return '';
  return name === 'dueAt' && isAllDay ? day(value) : value.toISOString();
};

function companyCells(id: unknown, { companies }: Known): Cells {
  const found = companies.get(Number(id));
  return {
    company_external_id: plainText(found?.id),
    company_name: plainText(found?.name),
    company_domain: plainText(found?.domain),
    company_tax_id: plainText(found?.taxId),
  };
}

function contactCells(id: unknown, { contacts }: Known): Cells {
  const found = contacts.get(Number(id));
  return {
    contact_external_id: plainText(found?.id),
    contact_email: plainText(found?.email),
    contact_name: plainText(found?.name),
  };
}

function opportunityCells(id: unknown, { opportunities }: Known): Cells {
  const found = opportunities.get(Number(id));
  return { opportunity_external_id: plainText(found?.id), opportunity_title: plainText(found?.title) };
}

function peopleCells(ids: readonly number[], { contacts }: Known): Cells {
  const people = ids.flatMap((id) => contacts.get(id) ?? []);
  return {
    contact_external_ids: joinValues(people.map(({ id }) => plainText(id))),
    contact_emails: joinValues(people.map(({ email }) => plainText(email))),
  };
}

const linkedCells: Partial<Record<NonNullable<FieldLine['of']>, (id: unknown, known: Known) => Cells>> = {
  companies: companyCells,
  contacts: contactCells,
  opportunities: opportunityCells,
};

const withRoles = (people: readonly DealPerson[], { contacts }: Known) =>
  joinValues(
    people
      .filter(({ contactId }) => contacts.has(contactId))
      .map(({ contactId, role }) => `${contactId}:${role}`),
  );

const stagesOf = (path: readonly StageEntry[], { stages }: Known) =>
  joinValues(
    path.flatMap(({ stageId, at }) => {
      const stage = stages.get(stageId);
      return stage ? [`${new Date(at).toISOString()} ${stage.name}`] : [];
    }),
  );

type Told = (
  value: unknown,
  told: { name: string; line: FieldLine; row: Row; known: Known },
) => string | Cells;

const asText: Told = (value) => plainText(value);
const nothing: Told = () => '';

/** The cell of a field by its kind, or several by their headers. */
const cells: Record<ValueKind, Told> = {
  text: asText,
  paragraph: asText,
  link: asText,
  email: asText,
  phone: asText,
  country: asText,
  choice: asText,
  date: asText,
  number: asText,
  percent: asText,
  boolean: asText,
  time: (value, { name, row }) => time(value as Date | null, name, row),
  money: (value, { row }) => amountText(value as number | null, plainText(row.currency) || site.currency),
  record: (value, { line, known }) => (line.of && linkedCells[line.of]?.(value, known)) ?? '',
  records: (value, { known }) => peopleCells(value as number[], known),
  stage: (value, { known }) => plainText(known.stages.get(Number(value))?.name),
  // By their address, which nobody shares, so that an import finds them again.
  member: (value, { known }) => plainText(known.members.get(Number(value))?.email),
  points: (value) => Object.fromEntries(pointCells(value as ContactPoint[])),
  people: (value, { known }) => withRoles(value as DealPerson[], known),
  path: (value, { known }) => stagesOf(value as StageEntry[], known),
  tags: (value, { known }) => joinValues((value as number[]).flatMap((id) => known.tags.get(id)?.name ?? [])),
  // Values of own fields have columns of their own; the rest are in no file.
  own: nothing,
  choices: nothing,
  consultingCompany: nothing,
};

/** The cells of a record's row, by the table of its fields. */
export function cellsOf(fields: AnyFields, row: Row, known: Known): Cells {
  const told: Cells = { external_id: plainText(row.id) };
  for (const [name, line] of linesOf(fields)) {
    const [first] = fileColumns(name, line);
    if (first === undefined) continue;
    const cell = cells[line.kind](row[name], { name, line, row, known });
    if (typeof cell === 'string') told[first] = cell;
    else Object.assign(told, cell);
  }
  return told;
}
