import type { ImportDetail, ImportField, ListedImport } from '../../../shared/imports/import';
import { importMessages } from '../../../shared/imports/messages';
import type { ImportMapping } from '../../../shared/imports/schemas';
import { isUnnamed, unnamedSystem } from '../../../shared/imports/systems';
import type { Language } from '../../../shared/languages';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { invalid } from '../http/errors';
import { questionsOf } from './columns/check-mapping';
import { recognisedIn } from './columns/column-claims';
import { suggestMapping, systemOf, targetOf } from './columns/match-columns';
import { rememberMapping } from './columns/remembered-mapping';
import type { ImportFeature, ImportTarget } from './import-target';
import type { TargetField } from './target-field';
import { findRemembered, listSystems, type StoredImport } from './imports.queries';

interface Asking {
  db: Db;
  owner: Owner;
  language: Language;
  textOf: (said: string) => string;
}

/**
 * The mapping to show for an import: the submitted one, that of an earlier file with the same headers, or a
 * suggestion.
 */
interface Proposal {
  mapping: ImportMapping;
  target: ImportTarget;
  fields: TargetField[];
  isRemembered: boolean;
  /** The earlier file whose ids this one seems to share. */
  sharesIdsWith: string | null;
}

/** The target of the entity that a caller names; throws 400 if it cannot be imported. */
export function askedTarget(feature: ImportFeature, entity: string): ImportTarget {
  const target = targetOf(feature, entity);
  if (!target) throw invalid({ entity: importMessages['entity.unknown'] });
  return target;
}

/** Proposes how a file becomes records of an entity. */
export async function proposeMapping(
  feature: ImportFeature,
  stored: Pick<StoredImport, 'id' | 'columns' | 'fingerprint'>,
  target: ImportTarget,
  { db, owner, language }: Asking,
): Promise<Proposal> {
  const { columns, fingerprint } = stored;
  const headers = columns.map(({ header }) => header);
  const fields = await target.fields(db, owner, { language, headers });
  const system = systemOf(columns, feature.systems, fingerprint);
  const suggested = suggestMapping(columns, { target, fields, system });
  const remembered = await findRemembered(db, owner, feature.feature, { fingerprint, entity: target.entity });
  if (remembered) {
    const mapping = rememberMapping(remembered, columns, { suggested, fields });
    return { mapping, target, fields, isRemembered: true, sharesIdsWith: null };
  }
  const isKnown = feature.systems.some(({ name }) => name === system);
  const file = { importId: stored.id, mapping: suggested };
  const likely = isKnown ? undefined : await feature.likelySystem?.(db, owner, file);
  const mapping = { ...suggested, system: likely?.system ?? system };
  return { mapping, target, fields, isRemembered: false, sharesIdsWith: likely?.file ?? null };
}

const shownField = ({ name, kind, several, own, choices }: TargetField): ImportField => ({
  name,
  kind,
  several,
  own,
  choices,
});

/** An import in a list. */
const listedImport = (stored: StoredImport): ListedImport => {
  const { id, entity, into, fileName, state, rowCount, counts, act, createdAt, updatedAt } = stored;
  return { id, entity, into, fileName, state, rowCount: rowCount ?? 0, counts, act, createdAt, updatedAt };
};

/** The mapping of an import into an entity; undefined while it has none. */
async function givenMapping({ mapping, columns }: StoredImport, target: ImportTarget, asking: Asking) {
  if (mapping?.entity !== target.entity) return undefined;
  const { db, owner, language } = asking;
  const headers = columns.map(({ header }) => header);
  const fields = await target.fields(db, owner, { language, headers });
  return { mapping, fields, isRemembered: false, sharesIdsWith: null };
}

/** An import with its mapping, or with a proposal for an entity. */
export async function importDetail(
  feature: ImportFeature,
  stored: StoredImport,
  asking: Asking,
  entity?: string,
): Promise<ImportDetail> {
  const target = askedTarget(feature, entity ?? stored.entity);
  const { columns, format, encoding, delimiter, run, outcome } = stored;
  const { mapping, fields, isRemembered, sharesIdsWith } =
    (await givenMapping(stored, target, asking)) ?? (await proposeMapping(feature, stored, target, asking));
  const systems = await listSystems(asking.db, asking.owner, feature.feature);
  const { failure, undone, exceptions = [], exceptionCount = 0 } = outcome ?? {};
  const isFailed = stored.state === 'failed';
  return {
    ...listedImport(stored),
    format,
    encoding,
    delimiter,
    columns,
    run,
    mapping,
    isRemembered,
    sharesIdsWith,
    fields: fields.map(shownField),
    recognised: recognisedIn(columns, fields),
    needs: [...(target.needs ?? [])],
    unnamedSystem: unnamedSystem(stored.fingerprint),
    namedSystems: systems.filter((system) => !isUnnamed(system)),
    questions: questionsOf(mapping, columns, { target, fields }),
    warnings: stored.warnings.map(({ line, said }) => ({ line, text: asking.textOf(said) })),
    failure: isFailed ? asking.textOf(failure ?? importMessages['job.failed']) : null,
    undone: undone === undefined ? null : { records: undone, count: exceptionCount, exceptions },
  };
}
