import type { Written } from '../../../../../shared/acts/entities';
import type { Stage } from '../../../../../shared/leads/opportunities/endpoints';
import type { StageEntry } from '../../../../../shared/leads/opportunities/scales';
import { leadImportMessages } from '../../../../../shared/leads/imports/messages';
import { say } from '../../../../../shared/message';
import { applyFields } from './apply';
import type { PlanContext, RowChange } from './context';
import { current } from './draft';
import { contactsNamed, linkCompany, waitingPerson } from './links';
import { folded } from '../../../../../shared/plain-text';
import { timeOf } from '../values/times';
import type { Wanted } from '../want/wanted';

/** The stage that a row puts an opportunity into; a new one begins in the first, and one that ended is where such are. */
function stageFor({ stages }: PlanContext, { draft }: RowChange, { stageId, dealOutcome }: Wanted): Stage {
  const asked = stages.find(({ id }) => id === stageId);
  const known = stages.find(({ id }) => id === current(draft, 'stageId'));
  const usual = (asked ?? known ?? stages[0]) as Stage;
  const isSo = dealOutcome === undefined || dealOutcome === 'open' || usual.outcome === dealOutcome;
  return isSo ? usual : (stages.find(({ outcome }) => outcome === dealOutcome) ?? usual);
}

/** The reason and note of a lost opportunity; of another one, the reason is told. */
function lossIn(
  { fields: { lostReason, lostNote } }: Wanted,
  stage: Stage,
  { warnings }: RowChange,
): Written<'opportunity'> {
  if (stage.outcome === 'lost')
    return { ...(lostReason ? { lostReason } : {}), ...(lostNote ? { lostNote } : {}) };
  const reason = lostReason ?? lostNote;
  if (reason) warnings.push(say(leadImportMessages['lost.open'], { reason: reason.slice(0, 100) }));
  return {};
}

/** The dates of a row: its close date is when it was closed, or when an open one is expected to be. */
function datesFor({ fields, closeDate }: Wanted, { outcome }: Stage): Written<'opportunity'> {
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

/** The way of a new opportunity to its stage, where a file tells it whole. */
function toldPath({ stages }: PlanContext, stage: Stage, { path }: Wanted) {
  const entries = (path?.stages ?? []).flatMap(({ name, at }): StageEntry[] => {
    const found = stages.find((each) => folded(each.name) === folded(name));
    return found ? [{ stageId: found.id, at }] : [];
  });
  const last = entries.at(-1);
  const isWhole = last?.stageId === stage.id && entries.length === path?.stages.length;
  return {
    at: path?.stageEnteredAt ?? (isWhole ? last.at : undefined),
    path: isWhole ? entries : undefined,
    position: path?.position,
  };
}

/** Puts an opportunity into a stage: its path goes on, and what belongs to another stage is cleared. */
function enter(
  context: PlanContext,
  change: RowChange,
  stage: Stage,
  dates: Written<'opportunity'>,
  wanted: Wanted,
): void {
  const { draft } = change;
  if (current(draft, 'stageId') === stage.id) return;
  const isNew = draft.stored === null;
  const started = isNew ? (dates.closedAt ?? wanted.fields.createdAt) : undefined;
  const at = started ?? context.planning.at.toISOString();
  const path = current(draft, 'path') ?? [];
  const told = isNew ? toldPath(context, stage, wanted) : undefined;
  change.write('stageId', stage.id);
  change.write('stageEnteredAt', told?.at ?? at);
  change.write('path', told?.path ?? [...path, { stageId: stage.id, at }]);
  change.write('position', told?.position ?? nextPosition(context, stage.id));
  if (isNew) return;
  change.write('probability', wanted.fields.probability ?? null);
  if (stage.outcome === 'open') change.write('closedAt', null);
  else if (!dates.closedAt) change.write('closedAt', at);
  if (stage.outcome !== 'lost')
    for (const field of ['lostReason', 'lostNote'] as const) change.write(field, null);
}

/** Links an opportunity to its contacts: the first is the main one, the others take part. */
function linkContacts(context: PlanContext, change: RowChange, { contacts = [], path }: Wanted): void {
  const [main, ...others] = contacts;
  for (const found of contactsNamed(context, change, main ? [main] : [], 'contactId'))
    change.link('contactId', found);
  const asked = [
    ...others.map((one) => ({ one, role: '' })),
    ...(path?.people ?? []).map(({ externalId, role }) => ({ one: { externalId }, role })),
  ];
  for (const { one, role } of asked) {
    const people = current(change.draft, 'people') ?? [];
    const [found] = contactsNamed(context, change, [one], waitingPerson(change, role));
    const contactId = found?.id ?? null;
    if (contactId === null || people.some((known) => known.contactId === contactId)) continue;
    change.write('people', [...people, { contactId, role }]);
  }
}

/** Does to an opportunity what a row says. */
export function applyOpportunity(context: PlanContext, change: RowChange, wanted: Wanted): void {
  const stage = stageFor(context, change, wanted);
  const dates = datesFor(wanted, stage);
  const {
    closedAt: _closed,
    expectedClose: _expected,
    lostReason: _reason,
    lostNote: _note,
    ...fields
  } = wanted.fields;
  const lost = lossIn(wanted, stage, change);
  if (wanted.isTitleMade && change.draft.stored !== null) delete fields.title;
  if (change.draft.stored === null && !fields.currency) fields.currency = context.settings.currency;
  if (change.mayFill(current(change.draft, 'stageId'))) enter(context, change, stage, dates, wanted);
  applyFields(change, { ...wanted, fields: { ...fields, ...dates, ...lost } }, null);
  if (wanted.company) linkCompany(context, change, wanted.company);
  linkContacts(context, change, wanted);
}
