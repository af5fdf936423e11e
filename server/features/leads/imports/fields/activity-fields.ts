import {
  communicationFields as communications,
  communicationHeaders,
} from '../../../../../shared/leads/communications/fields';
import { taskFields as tasks, taskHeaders } from '../../../../../shared/leads/tasks/fields';
import { lettersOf } from '../../../../../shared/plain-text';
import type { TargetField } from '../../../../platform/imports/target-field';
import type { NamedMember } from '../../members.queries';
import { assigneeField } from './assignee-field';
import { builtInFields } from './built-in-fields';
import { createdField, externalIdField, field } from './field';
import { companyLinkFields, contactLinkFields, opportunityLinkFields } from './link-fields';
import { spellings } from './spellings';

const typeWords = {
  email: spellings(`
    e-mail | correo | mail | correo electrónico | incoming email | outgoing email | email sent
  `),
  call: spellings('llamada | phone | phone call | teléfono | call logged | llamada telefónica'),
  meeting: spellings('reunión | visita | visit | lunch | comida'),
  video: spellings('videollamada | video call | videoconferencia | zoom'),
  sms: ['mensaje', 'text', 'mensaje de texto'],
  note: ['nota', 'comentario', 'comment'],
  form: ['formulario', 'web form'],
  letter: ['carta'],
};

const several = (fields: typeof contactLinkFields) => fields.map((each) => ({ ...each, several: true }));

/** The fields of communications. */
export const communicationFields = [
  ...builtInFields(communications, communicationHeaders, {
    type: { words: typeWords },
    direction: {
      words: {
        in: spellings('inbound | incoming | entrante | recibido | recibida'),
        out: spellings('outbound | outgoing | saliente | enviado | enviada'),
        internal: ['interna', 'interno'],
      },
    },
    occurredAt: { looks: ['date'] },
    outcome: {
      words: {
        reached: ['connected', 'contactado', 'conectado'],
        no_answer: spellings(`
          sin respuesta | no contesta | busy | ocupado | wrong number | no-answer | no respondió
        `),
        left_message: spellings(`
          left voicemail | left live message | buzón de voz | mensaje dejado
        `),
        replied: ['respondido', 'contestado'],
        held: ['completed', 'celebrada', 'realizada'],
        bounced: ['rebotado', 'devuelto'],
      },
    },
  }),
  ...several(contactLinkFields),
  ...companyLinkFields,
  ...opportunityLinkFields,
  externalIdField('activity id', 'communication id', 'engagement id', 'activity - id'),
  createdField,
];

const [title, dueAt, doneAt, ...more] = builtInFields(tasks, taskHeaders, {
  dueAt: { looks: ['date'] },
  priority: {
    words: {
      low: ['baja', 'bajo', '3'],
      medium: spellings('media | medio | normal | none | 2'),
      high: spellings('alta | alto | urgent | urgente | 1'),
    },
  },
}) as [TargetField, TargetField, TargetField, ...TargetField[]];

/** The fields of tasks. */
export const taskFields = (members: readonly NamedMember[] = []): TargetField[] => [
  title,
  dueAt,
  doneAt,
  field(
    'isDone',
    'choice',
    spellings(`
      done | is_done | completed | hecha | hecho | completada | status | estado | task status | estado de la tarea |
      completado | terminada | finalizada | is completed | iscompleted | hs_task_status | state | is done | is closed |
      estado de tarea | task state | complete | finished
    `),
    {
      choices: ['open', 'done'],
      words: {
        open: spellings(`
          no | false | 0 | to do | todo | not started | in progress | pendiente | abierta | en curso | in_progress |
          open | not_started | waiting | waiting on someone else | deferred | overdue | sin empezar | no iniciada |
          no iniciado | por hacer | pending | active | new | nueva | aplazada | en espera | vencida | planned |
          today | en progreso | backlog | scheduled | programada | incompleta | incomplete | no completada | abierto
          | esperando
        `),
        done: spellings(`
          yes | sí | true | 1 | x | completed | complete | hecha | completada | terminada | hecho | done | finished
          | finalizada | completado | closed | cerrada | terminado | realizada | realizado | finalizado | cerrado
        `),
      },
    },
  ),
  ...more,
  assigneeField(members),
  ...contactLinkFields,
  ...companyLinkFields,
  ...opportunityLinkFields,
  externalIdField('task id', 'task record id'),
  createdField,
];

/** A date that something is due on and whether it is done make a task; a bare date beside a status may be a sale. */
export const isOfTasks = (headers: ReadonlyMap<string, string>): boolean =>
  /due|deadline|limite|task|tarea/.test(lettersOf(headers.get('dueAt') ?? '')) &&
  (headers.has('isDone') || headers.has('doneAt'));
