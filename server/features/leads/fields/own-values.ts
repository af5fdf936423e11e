import type { Written } from '../../../../shared/acts/entities';
import { ownErrors, readOwn } from '../../../../shared/leads/fields/read-own';
import type { OwnField } from '../../../../shared/leads/fields/endpoints';
import type { OwnedEntity } from '../../../../shared/leads/entities';
import type { OwnValue } from '../../../../shared/leads/tables';
import type { Act } from '../../../platform/acts/act';
import type { Complete } from '../../../platform/acts/record.routes';
import { invalid } from '../../../platform/http/errors';
import { checkTags } from '../tags/check-tags';
import { fieldsOf } from './own-fields.queries';

type Own = Record<string, OwnValue | null>;

/**
 * The own values of a record after a change: given values replace the current ones, and null removes one. Given
 * values must have been checked; choices may be ids or labels.
 */
function withOwn(fields: readonly OwnField[], own: Own, given: Record<string, unknown>): Own {
  const next = { ...own };
  for (const field of fields.filter(({ id }) => String(id) in given)) {
    const value = readOwn(field, given[field.id]).value ?? null;
    if (value === null) delete next[field.id];
    else next[field.id] = value;
  }
  return next;
}

/**
 * Completes the own values of a record that is created or changed through its form; throws 400 on each invalid field.
 * A new record that contains no own values, such as one made from its name alone, need not have the required ones.
 */
async function completeOwn<Of extends OwnedEntity>(
  act: Act,
  entity: Of,
  fields: Written<Of>,
  id?: number,
): Promise<Written<Of>> {
  const { own: given } = fields;
  if (given === undefined) return fields;
  const known = await fieldsOf(act.tx, act.doing.owner, entity);
  const errors = ownErrors(known, given, { isPartial: id !== undefined });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const [record] = id === undefined ? [] : await act.lock(entity, [id]);
  return { ...fields, own: withOwn(known, record?.fields.own ?? {}, given) };
}

/** Checks the tags of a record that is created or changed, and completes its own values. */
export const completeMarks =
  <Of extends OwnedEntity>(entity: Of): Complete<Of> =>
  async (act, fields, id) => {
    await checkTags(act, entity, fields, id);
    return completeOwn(act, entity, fields, id);
  };
