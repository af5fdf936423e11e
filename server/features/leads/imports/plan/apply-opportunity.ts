import type { Fields } from '../../../../../shared/acts/tables';
import type { Stage } from '../../../../../shared/leads/opportunities/endpoints';
import type { DealPerson, StageEntry } from '../../../../../shared/leads/opportunities/scales';
import { applyFields } from './apply';
import type { PlanContext, RowChange } from './context';
import { current } from './draft';
import { contactsNamed, linkCompany } from './links';
import { timeOf } from './times';
import type { Wanted } from './wanted';

/** The stage that a row puts an opportunity into; a new one begins in the first. */
function stageFor({ stages }: PlanContext, { draft }: RowChange, { stageId }: Wanted): Stage {
  const asked = stages.find(({ id }) => id === stageId);
  const known = stages.find(({ id }) => id === current(draft, 'stageId'));
  return (asked ?? known ?? stages[0]) as Stage;
}

/** The dates of a row: its close date is when it was closed, or when an open one is expected to be. */
function datesFor({ fields, closeDate }: Wanted, { outcome }: Stage): Fields {
  const { closedAt, expectedClose } = fields;
  const isOpen = outcome === 'open';
  const closed = closedAt ?? (closeDate && timeOf(closeDate));
  return {
    ...(isOpen && (expectedClose ?? closeDate?.day)
      ? { expectedClose: expectedClose ?? closeDate?.day }
      : {}),
    ...(!isOpen && expectedClose ? { expectedClose } : {}),
    ...(!isOpen && closed ? { closedAt: closed } : {}),
  };
}

/** The position below all cards of a stage. */
function nextPosition({ positions }: PlanContext, stageId: number): number {
  const position = (positions.get(stageId) ?? 0) + 1;
  positions.set(stageId, position);
  return position;
}

/** Puts an opportunity into a stage: its path goes on, and what belongs to another stage is cleared. */
function enter(context: PlanContext, change: RowChange, stage: Stage, dates: Fields, wanted: Wanted): void {
  const { draft } = change;
  if (current(draft, 'stageId') === stage.id) return;
  const isNew = draft.stored === null;
  const started = isNew ? (dates.closedAt ?? wanted.fields.createdAt) : undefined;
  const at = (started ?? context.planning.at.toISOString()) as string;
  const path = (current(draft, 'path') ?? []) as StageEntry[];
  change.write('stageId', stage.id);
  change.write('stageEnteredAt', at);
  change.write('path', [...path, { stageId: stage.id, at }]);
  change.write('position', nextPosition(context, stage.id));
  if (isNew) return;
  change.write('probability', wanted.fields.probability ?? null);
  if (stage.outcome === 'open') change.write('closedAt', null);
  else if (!dates.closedAt) change.write('closedAt', at);
  if (stage.outcome !== 'lost') for (const field of ['lostReason', 'lostNote']) change.write(field, null);
}

/** Links an opportunity to its contacts: the first is the main one, the others take part. */
function linkContacts(context: PlanContext, change: RowChange, { contacts = [] }: Wanted): void {
  const [main, ...others] = contactsNamed(context, change, contacts, 'contactId');
  if (main) change.link('contactId', main);
  const people = (current(change.draft, 'people') ?? []) as DealPerson[];
  const added = others
    .flatMap(({ id }) => (id === null ? [] : [id]))
    .filter((id) => !people.some(({ contactId }) => contactId === id));
  if (added.length > 0) {
    change.write('people', [...people, ...added.map((contactId) => ({ contactId, role: '' }))]);
  }
}

/** Does to an opportunity what a row says. */
export function applyOpportunity(context: PlanContext, change: RowChange, wanted: Wanted): void {
  const stage = stageFor(context, change, wanted);
  const dates = datesFor(wanted, stage);
  const { closedAt: _closed, expectedClose: _expected, lostReason, lostNote, ...fields } = wanted.fields;
  const isLost = stage.outcome === 'lost';
  const lost = isLost ? { ...(lostReason ? { lostReason } : {}), ...(lostNote ? { lostNote } : {}) } : {};
  if (change.draft.stored === null && !fields.currency) fields.currency = context.settings.currency;
  if (change.mayFill(current(change.draft, 'stageId'))) enter(context, change, stage, dates, wanted);
  applyFields(change, { ...wanted, fields: { ...fields, ...dates, ...lost } }, null);
  if (wanted.company) linkCompany(context, change, wanted.company);
  linkContacts(context, change, wanted);
}
