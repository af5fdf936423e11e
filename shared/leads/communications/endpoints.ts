import { recordEndpoints } from '../record-endpoints';
import {
  communicationBulk,
  communicationChanges,
  communicationQuery,
  communicationSearch,
  newCommunication,
} from './schemas';
import type { StoredCommunication } from './tables';

/** A communication as it is shown: with `awaitsAnswer`, which is no field of it. */
export type Communication = StoredCommunication & { awaitsAnswer: boolean };

export const leadCommunications = recordEndpoints<Communication, Communication>()('communications', {
  query: communicationQuery,
  searched: communicationSearch,
  form: newCommunication,
  changes: communicationChanges,
  bulk: communicationBulk,
});
