import { taskFields } from '../../../../shared/leads/tasks/fields';
import { derivedNames } from '../../../../shared/leads/fields/field-table';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { FieldsOf, RecordKind } from '../../../platform/acts/record-kind';
import { deadLinks } from '../possible.queries';

export const taskKind: RecordKind<FieldsOf<typeof crmTasks>> = {
  entity: 'task',
  table: crmTasks,
  derived: derivedNames(taskFields),
  impossible: deadLinks('companyId', 'contactId', 'opportunityId'),
  touches: ({ companyId, contactId, opportunityId }) => ({
    company: [companyId],
    contact: [contactId],
    opportunity: [opportunityId],
  }),
};
