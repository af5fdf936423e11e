import { recordEndpoints } from '../record-endpoints';
import {
  communicationBulk,
  communicationChanges,
  communicationQuery,
  communicationSearch,
  newCommunication,
} from './schemas';
import type { StoredCommunication } from './tables';

/** A communication, and whether a contact wrote or called in vain and nobody has turned to it since. */
export type Communication = StoredCommunication & { awaitsAnswer: boolean };

export const leadCommunications = recordEndpoints<Communication, Communication>()('communications', {
  query: communicationQuery,
  searched: communicationSearch,
  form: newCommunication,
  changes: communicationChanges,
  bulk: communicationBulk,
});
