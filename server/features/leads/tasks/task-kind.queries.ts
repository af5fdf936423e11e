import { taskFields } from '../../../../shared/leads/tasks/fields';
import { derivedNames } from '../../../../shared/leads/fields/field-table';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { RecordKind } from '../../../platform/acts/record-kind';
import { deadLinks } from '../possible.queries';

export const taskKind: RecordKind = {
  entity: 'task',
  table: crmTasks,
  derived: derivedNames(taskFields),
  impossible: deadLinks('companyId', 'contactId', 'opportunityId'),
  touches: ({ companyId, contactId, opportunityId }) => ({
    company: [companyId as number | null],
    contact: [contactId as number | null],
    opportunity: [opportunityId as number | null],
  }),
};
