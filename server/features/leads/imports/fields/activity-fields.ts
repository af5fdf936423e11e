import {
  communicationOutcomes,
  communicationTypes,
  directions,
} from '../../../../../shared/leads/communications/scales';
import { priorities } from '../../../../../shared/leads/tasks/scales';
import { createdField, externalIdField, field } from './field';
import { companyLinkFields, contactLinkFields, opportunityLinkFields } from './link-fields';

const typeWords = {
  email: ['e-mail', 'correo', 'mail', 'correo electrónico'],
  call: ['llamada', 'phone', 'phone call', 'teléfono'],
  meeting: ['reunión', 'visita', 'visit', 'lunch', 'comida'],
  video: ['videollamada', 'video call', 'videoconferencia', 'zoom'],
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
    ['type', 'tipo', 'activity type', 'activity - type', 'channel', 'canal', 'tipo de actividad'],
    {
      choices: communicationTypes,
      words: typeWords,
    },
  ),
  field('direction', 'choice', ['direction', 'dirección', 'sentido'], {
    choices: directions,
    words: {
      in: ['inbound', 'incoming', 'entrante', 'recibido', 'recibida'],
      out: ['outbound', 'outgoing', 'saliente', 'enviado', 'enviada'],
      internal: ['interna', 'interno'],
    },
  }),
  field('subject', 'line', [
    'subject',
    'asunto',
    'title',
    'título',
    'activity - subject',
    'call title',
    'meeting name',
    'email subject',
  ]),
  field('body', 'text', [
    'body',
    'text',
    'texto',
    'cuerpo',
    'notes',
    'note',
    'notas',
    'nota',
    'contenido',
    'note body',
    'call notes',
    'description',
    'activity - note',
  ]),
  field(
    'occurredAt',
    'time',
    [
      ...[
        'occurred_at',
        'date',
        'fecha',
        'activity date',
        'when',
        'cuándo',
        'fecha y hora',
        'activity - done time',
      ],
      ...['call date', 'meeting date', 'sent date', 'due date', 'hora'],
    ],
    { looks: ['date'] },
  ),
  field('durationMin', 'number', [
    'duration_min',
    'duration',
    'duración',
    'duration (minutes)',
    'minutos',
    'minutes',
  ]),
  field('outcome', 'choice', ['outcome', 'resultado', 'call outcome', 'result'], {
    choices: communicationOutcomes,
    words: {
      reached: ['connected', 'contactado', 'conectado'],
      no_answer: ['sin respuesta', 'no contesta', 'busy', 'ocupado'],
      left_message: ['left voicemail', 'left live message', 'buzón de voz', 'mensaje dejado'],
      replied: ['respondido', 'contestado'],
      held: ['completed', 'celebrada', 'realizada'],
      bounced: ['rebotado', 'devuelto'],
    },
  }),
  ...several(contactLinkFields),
  ...companyLinkFields,
  ...opportunityLinkFields,
  externalIdField('activity id', 'communication id', 'engagement id', 'activity - id'),
  createdField,
];

/** The fields of tasks. */
export const taskFields = [
  field('title', 'line', [
    'title',
    'task title',
    'task name',
    'tarea',
    'título',
    'task',
    'subject',
    'asunto',
    'name',
    'nombre',
    'text',
    'activity - subject',
  ]),
  field(
    'dueAt',
    'time',
    [
      'due_at',
      'due date',
      'due',
      'fecha límite',
      'vencimiento',
      'vence',
      'fecha',
      'due_date',
      'fecha de vencimiento',
      'dueAt',
    ],
    {
      looks: ['date'],
    },
  ),
  field('doneAt', 'time', [
    'done_at',
    'done date',
    'completed at',
    'completion date',
    'completed date',
    'hecha el',
    'fecha de finalización',
    'done_date',
  ]),
  field(
    'isDone',
    'choice',
    ['done', 'is_done', 'completed', 'hecha', 'hecho', 'completada', 'status', 'estado', 'task status'],
    {
      choices: ['open', 'done'],
      words: {
        open: [
          'no',
          'false',
          '0',
          'to do',
          'todo',
          'not started',
          'in progress',
          'pendiente',
          'abierta',
          'en curso',
          'in_progress',
        ],
        done: ['yes', 'sí', 'true', '1', 'x', 'completed', 'complete', 'hecha', 'completada', 'terminada'],
      },
    },
  ),
  field('priority', 'choice', ['priority', 'prioridad', 'urgency', 'urgencia'], {
    choices: priorities,
    words: {
      low: ['baja', 'bajo', '3'],
      medium: ['media', 'medio', 'normal', 'none', '2'],
      high: ['alta', 'alto', 'urgent', 'urgente', '1'],
    },
  }),
  ...contactLinkFields,
  ...companyLinkFields,
  ...opportunityLinkFields,
  externalIdField('task id', 'task record id'),
  createdField,
];
