import type { ImportMapping } from '../../../../shared/imports/schemas';
import type { ImportedEntity } from '../../../../shared/leads/imports/scales';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import type { LikelySystem } from '../../../platform/imports/import-target';
import { knownSystems } from './fields/systems';
import { findIdsInSystems, type IdColumn, type IdsInSystem } from './likely-system.queries';

const linked: Record<string, ImportedEntity> = {
  companyExternalId: 'company',
  contactExternalId: 'contact',
  opportunityExternalId: 'opportunity',
};

function idColumns({ entity, columns }: ImportMapping): IdColumn[] {
  return columns.flatMap((mapped, place): IdColumn[] => {
    if (mapped.to !== 'field') return [];
    if (mapped.field === 'externalId') return [{ place, entity: entity as ImportedEntity, isOwn: true }];
    const to = linked[mapped.field];
    return to ? [{ place, entity: to, isOwn: false }] : [];
  });
}

/** The share of links whose ids a system must have. */
const shareOfLinks = 0.8;
/** The share of a file's own ids that links of earlier files must wait for: not every record is linked to. */
const shareOfWaited = 0.3;

/** Numbers such as 1 to 50 are ids of any program, so they count only right after the other file. */
function isSame({ isOwn, isRecent, ids, tellingIds, matches }: IdsInSystem): boolean {
  if (matches === 0 || (!isRecent && tellingIds < ids / 2)) return false;
  return matches >= ids * (isOwn ? shareOfWaited : shareOfLinks);
}

/**
 * The system of an earlier file that a file of an unknown program most likely shares: it has the ids that the file links to,
 * or its links wait for the ids of the file.
 */
export async function likelySystem(
  db: Db,
  owner: Owner,
  { importId, mapping }: { importId: number; mapping: ImportMapping },
): Promise<LikelySystem | undefined> {
  const columns = idColumns(mapping);
  if (columns.length === 0) return undefined;
  const known = knownSystems.map(({ name }) => name);
  const systems = await findIdsInSystems(db, owner, { importId, columns, known });
  const found = systems.find(isSame);
  return found && { system: found.system, file: found.file };
}
