import {
  communicationOutcomes,
  communicationTypes,
  directions,
} from '../../../../../shared/leads/communications/scales';
import { priorities } from '../../../../../shared/leads/tasks/scales';
import { lettersOf } from '../../../../../shared/plain-text';
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
  field(
    'type',
    'choice',
    spellings(`
      type | tipo | activity type | activity - type | channel | canal | tipo de actividad
    `),
    {
      choices: communicationTypes,
      words: typeWords,
    },
  ),
  field('direction', 'choice', ['direction', 'dirección', 'sentido'], {
    choices: directions,
    words: {
      in: spellings('inbound | incoming | entrante | recibido | recibida'),
      out: spellings('outbound | outgoing | saliente | enviado | enviada'),
      internal: ['interna', 'interno'],
    },
  }),
  field(
    'subject',
    'line',
    spellings(`
    subject | asunto | title | título | activity - subject | call title | meeting name | email subject |
    call/meeting title/subject | título de la llamada | note title
  `),
  ),
  field(
    'body',
    'text',
    spellings(`
    body | text | texto | cuerpo | notes | note | notas | nota | contenido | note body | call notes |
    description | activity - note | notes/description | comentarios | email body | meeting description |
    descripción
  `),
  ),
  field(
    'occurredAt',
    'time',
    spellings(`
      occurred_at | date | fecha | activity date | when | cuándo | fecha y hora | activity - done time | call
      date | meeting date | sent date | hora | activity - due date | timestamp | fecha de la actividad | note
      date | occurred at | fecha actividad
    `),
    { looks: ['date'] },
  ),
  field(
    'durationMin',
    'number',
    spellings(`
    duration_min | duration | duración | duration (minutes) | minutos | minutes
  `),
  ),
  field(
    'outcome',
    'choice',
    spellings(`
      outcome | resultado | call outcome | result | meeting outcome | resultado de la llamada
    `),
    {
      choices: communicationOutcomes,
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
  ),
  ...several(contactLinkFields),
  ...companyLinkFields,
  ...opportunityLinkFields,
  externalIdField('activity id', 'communication id', 'engagement id', 'activity - id'),
  createdField,
];

/** The fields of tasks. */
export const taskFields = [
  field(
    'title',
    'line',
    spellings(`
      title | task title | task name | nombre de la tarea | tarea | título | task | subject | asunto | name | nombre
      | text | activity - subject | to-do | to do | todo | task subject | título de la tarea | título de tarea |
      action | next action | próxima acción | acción | hs_task_subject | summary | resumen | activity | actividad |
      task notes | task body | cuerpo de la tarea | notas de la tarea | hs_task_body | description | descripción |
      notes | notas | body
    `),
  ),
  field(
    'dueAt',
    'time',
    spellings(`
      due_at | due date | due | fecha límite | vencimiento | vence | fecha | due_date | fecha de vencimiento | dueAt
      | task due date | fecha prevista | duedate | due on | deadline | fecha de vencimiento de la tarea | due date
      and time | activity due date | plazo | fecha tope | fecha objetivo | target date | due time |
      activitydate | fecha vencimiento | fecha de entrega | reminder date | hs_timestamp | due date (utc)
    `),
    {
      looks: ['date'],
    },
  ),
  field(
    'doneAt',
    'time',
    spellings(`
    done_at | done date | completed at | completion date | completed date | hecha el | fecha de finalización |
    done_date | completado el | fecha completada | fecha de completado | completion time | closed time | finished at |
    date completed | completed on | fecha de cierre | completada el | terminada el | hs_task_completion_date | done on |
    completeddatetime | finalizada el
  `),
  ),
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
  field('priority', 'choice', spellings('priority | prioridad | urgency | urgencia'), {
    choices: priorities,
    words: {
      low: ['baja', 'bajo', '3'],
      medium: spellings('media | medio | normal | none | 2'),
      high: spellings('alta | alto | urgent | urgente | 1'),
    },
  }),
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
