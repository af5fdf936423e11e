import { recordEndpoints } from '../record-endpoints';
import {
  communicationBulk,
  communicationChanges,
  communicationQuery,
  communicationSearch,
  newCommunication,
} from './schemas';
import type { crmCommunications } from './tables';

export type Communication = Omit<
  typeof crmCommunications.$inferSelect,
  'userId' | 'folded' | 'deletedAt' | 'messageId'
>;

export const leadCommunications = recordEndpoints<Communication, Communication>()('communications', {
  query: communicationQuery,
  searched: communicationSearch,
  form: newCommunication,
  changes: communicationChanges,
  bulk: communicationBulk,
});
