import { hasOwnFields } from '../../../../shared/leads/entities';
import { mostFields } from '../../../../shared/leads/fields/scales';
import { leadImportMessages } from '../../../../shared/leads/imports/messages';
import type { ImportedEntity } from '../../../../shared/leads/imports/scales';
import type { Language } from '../../../../shared/languages';
import type { Recorder } from '../../../platform/acts/recorder';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { findEarlierKeys } from '../../../platform/imports/import-rows.queries';
import type { ImportTarget, Plan, Planning } from '../../../platform/imports/import-target';
import { ownSystem, type TargetField } from '../../../platform/imports/target-field';
import type { ReadRow } from '../../../platform/imports/values/read-row';
import { listNamedMembers } from '../members.queries';
import { listStages } from '../opportunities/stages.queries';
import { findSettings } from '../settings.queries';
import { communicationFields, isOfTasks, taskFields } from './fields/activity-fields';
import { companyFields } from './fields/company-fields';
import { contactFields } from './fields/contact-fields';
import { isIdle } from './fields/idle-columns';
import { opportunityFields } from './fields/opportunity-fields';
import { findLastPositions } from './known-records.queries';
import { Batch } from './plan/batch';
import type { PlanContext } from './plan/context';
import { type EntitySpec, entitySpecs } from './plan/entity-specs';
import { keysOf, planRows, type RowReading } from './plan/plan-rows';
import { soughtBy } from './plan/sought';
import { findRoomFor } from './room';
import { writeBatch } from './plan/write-batch';
import { fieldsOf } from '../fields/own-fields.queries';
import { tagsByName } from './tags-and-fields';

/** The account's own fields, as columns are mapped to them. */
async function ownFields(db: Db, owner: Owner, entity: ImportedEntity): Promise<TargetField[]> {
  if (!hasOwnFields(entity)) return [];
  const fields = await fieldsOf(db, owner, entity);
  return fields.map(({ id, label, kind, choices }) => ({
    name: `own:${id}`,
    kind,
    several: false,
    own: { id, label },
    headers: [],
    choices:
      kind === 'choice' || kind === 'choices'
        ? choices.map((choice) => ({ value: choice.id, label: choice.label }))
        : null,
  }));
}

async function builtIn(
  db: Db,
  owner: Owner,
  entity: ImportedEntity,
  language: Language,
  headers: readonly string[],
) {
  if (entity === 'communication') return communicationFields;
  const members = await listNamedMembers(db, owner);
  if (entity === 'contact') return contactFields(headers, members);
  if (entity === 'company') return companyFields(headers, members);
  if (entity === 'task') return taskFields(members);
  return opportunityFields(await listStages(db, owner, language), headers, members);
}

/** What the rows of a batch that begins at a place are planned with. */
async function contextOf(
  recorder: Recorder,
  spec: EntitySpec,
  tx: Db,
  {
    planning,
    batch,
    settings,
    before,
  }: Pick<PlanContext, 'planning' | 'batch' | 'settings'> & { before: number },
): Promise<PlanContext> {
  const { owner, language } = planning;
  const isOpportunity = spec === entitySpecs.opportunity;
  return {
    planning,
    batch,
    recorder,
    settings,
    tags: await tagsByName(tx, owner),
    room: await findRoomFor(tx, spec.entity, planning, before),
    stages: isOpportunity ? await listStages(tx, owner, language) : [],
    positions: isOpportunity ? await findLastPositions(tx, owner) : new Map(),
  };
}

/** Plans rows of an entity; see `ImportTarget`. */
async function plan(
  recorder: Recorder,
  spec: EntitySpec,
  tx: Db,
  planning: Planning,
  rows: readonly ReadRow[],
): Promise<Plan> {
  const { owner, mapping, importId, isTrial } = planning;
  const settings = await findSettings(tx, owner);
  const own = hasOwnFields(spec.entity) ? await fieldsOf(tx, owner, spec.entity) : [];
  const readingOf = (row: ReadRow): RowReading => ({
    row,
    ...spec.want(row, planning, { ...settings, own }),
  });
  const readings = rows.map(readingOf);
  const keys = isTrial ? readings.flatMap(({ wanted }) => keysOf(spec, wanted)) : [];
  const before = rows[0]?.place ?? 0;
  const earlier = await findEarlierKeys(tx, owner, { importId, before, keys });
  const again = earlier.size > 0 ? (await planning.readEarlier(keys)).map(readingOf) : [];
  const batch = new Batch();
  const isOurs = mapping.system === ownSystem;
  await batch.find(tx, owner, recorder, mapping.system, soughtBy(spec, [...again, ...readings], isOurs));
  const context = await contextOf(recorder, spec, tx, { planning, batch, settings, before });
  // What earlier rows would make is made again, so that a row that repeats one of them is known to bring nothing new.
  const room = { ...context.room, records: again.length };
  planRows(spec, { ...context, room, planning: { ...planning, known: new Map() } }, again, new Map());
  const planned = planRows(spec, context, readings, earlier);
  return {
    rows: planned,
    async write(act) {
      const made = await writeBatch(act, batch, planning);
      for (const row of planned) row.recordId = row.draft?.id ?? null;
      return made;
    },
  };
}

/** The fields of which a new record needs one; opportunities are called after who would buy. */
const neededFields: Record<ImportedEntity, readonly string[]> = {
  contact: [
    'fullName',
    'firstName',
    'lastName',
    'secondLastName',
    'middleName',
    'email',
    'emailWork',
    'emailPersonal',
    'emailOther',
  ],
  company: ['name'],
  opportunity: ['title', 'companyName', 'companyDomain', 'contactName', 'contactEmail'],
  communication: ['subject', 'body', 'notes'],
  task: ['title'],
};

/** The import of an entity of LEADMANAGER. */
export const leadTarget = (recorder: Recorder, entity: ImportedEntity): ImportTarget => ({
  entity,
  hasNotes: entity === 'contact' || entity === 'company' || entity === 'communication',
  mostOwnFields: hasOwnFields(entity) ? mostFields : 0,
  isIdle,
  needs: neededFields[entity],
  tells: (headers) => entity === 'task' && isOfTasks(headers),
  remarks: (mapped) =>
    entity === 'opportunity' && !mapped.has('title') ? [leadImportMessages['title.made']] : [],
  async fields(db, owner, { language, headers }) {
    return [
      ...(await builtIn(db, owner, entity, language, headers)),
      ...(await ownFields(db, owner, entity)),
    ];
  },
  plan: (tx, planning, rows) => plan(recorder, entitySpecs[entity], tx, planning, rows),
});
