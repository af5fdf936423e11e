import { del, get, patch, post, signedIn } from '../../http/endpoint';
import type { Done, Saved } from '../../acts/record';
import { fieldMessages } from './messages';
import { fieldChanges, fieldOrder, newField } from './schemas';
import type { crmFields } from './tables';

/** A field that the account has added. */
export type OwnField = Pick<
  typeof crmFields.$inferSelect,
  'id' | 'entity' | 'kind' | 'label' | 'required' | 'choices' | 'currency' | 'place'
>;

/** The number of records outside the bin with a value and, for choices, with each choice. */
export interface FieldUse {
  records: number;
  choices: Record<string, number>;
}

const missing = fieldMessages['field.missing'];
const conflicts = [fieldMessages['field.full']];

export const leadFields = {
  /** The own fields of all entities in their order. */
  list: get('/api/leads/fields', signedIn).returns<OwnField[]>(),
  create: post('/api/leads/fields', signedIn, newField, { conflicts }).returns<Saved<OwnField>>(),
  order: post('/api/leads/fields/order', signedIn, fieldOrder, { status: 200 }).returns<OwnField[]>(),
  use: get('/api/leads/fields/:fieldId/use', signedIn, undefined, {
    summary: 'Count the records that use a field',
    missing,
  }).returns<FieldUse>(),
  update: patch('/api/leads/fields/:fieldId', signedIn, fieldChanges, { missing }).returns<Saved<OwnField>>(),
  /** Its values are gone with it; taking back the act within thirty days brings both back. */
  remove: del('/api/leads/fields/:fieldId', signedIn, undefined, { status: 200, missing }).returns<Done>(),
};
