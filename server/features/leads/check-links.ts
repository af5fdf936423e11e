import type { Fields } from '../../../shared/acts/tables';
import { leadMessages } from '../../../shared/leads/messages';
import type { Act } from '../../platform/acts/act';
import type { RecordKind } from '../../platform/acts/record-kind';
import { AppError } from '../../platform/http/errors';

/** Throws 404 if a linked record does not exist, is in the bin or belongs to another owner. */
export async function checkLinks(act: Act, kind: RecordKind, fields: Fields): Promise<void> {
  for (const [entity, some] of Object.entries(kind.touches?.(fields) ?? {})) {
    const ids = new Set(some.filter((id) => typeof id === 'number'));
    if (ids.size === 0) continue;
    const records = await act.lock(entity, [...ids]);
    const live = records.filter((record) => record.fields.deletedAt === null);
    if (live.length < ids.size) throw new AppError(404, leadMessages['record.missing']);
  }
}
