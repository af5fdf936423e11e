import type { FieldTable, HeadersOf, Orders } from '../fields/field-table';
import { linkFields } from '../fields/link-fields';
import { priorities } from './scales';
import type { StoredTask } from './tables';

/** The definition of each field of a task; see `FieldLine`. */
export const taskFields = {
  title: { kind: 'text', required: true, in: ['column', 'sort', 'filter', 'search'] },
  dueAt: { kind: 'time', in: ['column', 'sort', 'filter'] },
  /** Whether it is due on the day of `dueAt`, without a time. */
  isAllDay: { kind: 'boolean', required: true, usual: true, text: null, file: null },
  doneAt: { kind: 'time', form: 'elsewhere', in: ['filter'] },
  /** Lists are sorted by the rank of the priority. */
  priority: { kind: 'choice', required: true, choices: priorities, usual: 'medium', in: ['filter'] },
  assigneeId: { kind: 'member', in: ['column', 'edit', 'filter'], file: 'assignee' },
  contactId: { kind: 'record', of: 'contacts', file: ['contact_external_id', 'contact_email'] },
  ...linkFields,
  isDone: { kind: 'boolean', required: true, made: 'derived', text: 'columns.done', in: ['column', 'sort'] },
  createdAt: { kind: 'time', required: true, made: 'kept' },
  updatedAt: { kind: 'time', required: true, made: 'kept', file: null },
} as const satisfies FieldTable<StoredTask>;

export const taskOrder = {
  column: { first: ['title', 'isDone', 'dueAt', 'about'] },
  filter: { first: ['priority', 'title', 'about'] },
} as const satisfies Orders<typeof taskFields>;

/** The names of the fields in files of other programs, separated by vertical bars. */
export const taskHeaders = {
  title: `
    title | task title | task name | nombre de la tarea | tarea | título | task | subject | asunto | name |
    nombre | text | activity - subject | to-do | to do | todo | task subject | título de la tarea | título
    de tarea | action | next action | próxima acción | acción | hs_task_subject | summary | resumen |
    activity | actividad | task notes | task body | cuerpo de la tarea | notas de la tarea | hs_task_body |
    description | descripción | notes | notas | body
  `,
  dueAt: `
    due_at | due date | due | fecha límite | vencimiento | vence | fecha | due_date | fecha de vencimiento |
    dueAt | task due date | fecha prevista | duedate | due on | deadline | fecha de vencimiento de la tarea
    | due date and time | activity due date | plazo | fecha tope | fecha objetivo | target date | due time |
    activitydate | fecha vencimiento | fecha de entrega | reminder date | hs_timestamp | due date (utc)
  `,
  doneAt: `
    done_at | done date | completed at | completion date | completed date | hecha el | fecha de finalización
    | done_date | completado el | fecha completada | fecha de completado | completion time | closed time |
    finished at | date completed | completed on | fecha de cierre | completada el | terminada el |
    hs_task_completion_date | done on | completeddatetime | finalizada el
  `,
  priority: 'priority | prioridad | urgency | urgencia',
} satisfies HeadersOf<typeof taskFields>;
