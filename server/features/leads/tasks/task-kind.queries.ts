import { taskFields } from '../../../../shared/leads/tasks/fields';
import { derivedNames } from '../../../../shared/leads/fields/field-table';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { FieldsOf, RecordKind } from '../../../platform/acts/record-kind';
import { deadLinks } from '../possible.queries';

declare module '../../../../shared/acts/entities' {
  interface RecordFields {
    task: FieldsOf<typeof crmTasks>;
  }
}

export const taskKind: RecordKind<'task'> = {
  entity: 'task',
  table: crmTasks,
  derived: derivedNames(taskFields),
  impossible: deadLinks('companyId', 'contactId', 'opportunityId', 'assigneeId'),
  touches: ({ companyId, contactId, opportunityId }) => ({
    company: [companyId],
    contact: [contactId],
    opportunity: [opportunityId],
  }),
};
