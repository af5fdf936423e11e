import type { Entity, Written } from '../../../shared/acts/entities';
import { leadMessages } from '../../../shared/leads/messages';
import type { Act } from '../../platform/acts/act';
import { idsIn, type RecordKind } from '../../platform/acts/record-kind';
import { AppError } from '../../platform/http/errors';

/** Throws 404 when the fields link to a record that is another owner's, in the bin or not there. */
export async function checkLinks<Of extends Entity>(
  act: Act,
  kind: RecordKind<Of>,
  fields: Written<Of>,
): Promise<void> {
  for (const [entity, some] of idsIn(kind.touches?.(fields) ?? {})) {
    const ids = new Set(some.filter((id) => typeof id === 'number'));
    if (ids.size === 0) continue;
    const records = await act.lock(entity, [...ids]);
    const live = records.filter((record) => record.fields.deletedAt === null);
    if (live.length < ids.size) throw new AppError(404, leadMessages['record.missing']);
  }
}
