import type { OwnedEntity } from '../../../../shared/leads/entities';
import { leadMessages } from '../../../../shared/leads/messages';
import type { Act } from '../../../platform/acts/act';
import { invalid } from '../../../platform/http/errors';
import { listTags } from './tags.queries';

/**
 * Throws 400 when a record is given a tag that this account does not have. One that the record carries already may have
 * been deleted meanwhile.
 */
export async function checkTags(
  act: Act,
  entity: OwnedEntity,
  { tags: given = [] }: { tags?: number[] },
  id?: number,
): Promise<void> {
  if (given.length === 0) return;
  const known = new Set((await listTags(act.tx, act.doing.owner)).map((tag) => tag.id));
  if (given.every((tag) => known.has(tag))) return;
  const [record] = id === undefined ? [] : await act.lock(entity, [id]);
  const carried = new Set(record?.fields.tags);
  if (given.some((tag) => !known.has(tag) && !carried.has(tag))) {
    throw invalid({ tags: leadMessages['tag.unknown'] });
  }
}
