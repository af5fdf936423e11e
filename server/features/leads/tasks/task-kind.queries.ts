import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { RecordKind } from '../../../platform/acts/record-kind';

export const taskKind: RecordKind = {
  entity: 'task',
  table: crmTasks,
  derived: ['about'],
  touches: ({ companyId, contactId, opportunityId }) => ({
    company: [companyId as number | null],
    contact: [contactId as number | null],
    opportunity: [opportunityId as number | null],
  }),
};
