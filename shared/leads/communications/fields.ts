import type { FieldTable, HeadersOf, Orders } from '../fields/field-table';
import { linkFields } from '../fields/link-fields';
import { communicationOutcomes, communicationTypes, directions } from './scales';
import type { StoredCommunication } from './tables';

/** The definition of each field of a communication; see `FieldLine`. */
export const communicationFields = {
  type: {
    kind: 'choice',
    required: true,
    choices: communicationTypes,
    usual: 'note',
    in: ['column', 'sort', 'filter'],
  },
  direction: { kind: 'choice', required: true, choices: directions, usual: 'out', in: ['filter'] },
  subject: { kind: 'text', max: 300, in: ['column', 'sort', 'filter', 'search'] },
  body: { kind: 'paragraph' },
  occurredAt: { kind: 'time', required: true, in: ['column', 'sort', 'filter'] },
  durationMin: { kind: 'number' },
  outcome: { kind: 'choice', choices: communicationOutcomes, in: ['column', 'sort', 'filter'] },
  contactIds: {
    kind: 'records',
    required: true,
    of: 'contacts',
    text: 'fields.contactId',
    file: ['contact_external_ids', 'contact_emails'],
  },
  ...linkFields,
  createdAt: { kind: 'time', required: true, made: 'kept' },
  updatedAt: { kind: 'time', required: true, made: 'kept', file: null },
} as const satisfies FieldTable<StoredCommunication>;

export const communicationOrder = {
  form: { first: ['opportunityId', 'direction', 'outcome'] },
  column: { first: ['subject', 'about', 'type', 'outcome', 'occurredAt'] },
  filter: { first: ['type', 'direction', 'outcome', 'subject', 'about'] },
} as const satisfies Orders<typeof communicationFields>;

/** The names of the fields in files of other programs, separated by vertical bars. */
export const communicationHeaders = {
  type: 'type | tipo | activity type | activity - type | channel | canal | tipo de actividad',
  direction: 'direction | dirección | sentido',
  subject: `
    subject | asunto | title | título | activity - subject | call title | meeting name | email subject |
    call/meeting title/subject | título de la llamada | note title
  `,
  body: `
    body | text | texto | cuerpo | notes | note | notas | nota | contenido | note body | call notes |
    description | activity - note | notes/description | comentarios | email body | meeting description |
    descripción
  `,
  occurredAt: `
    occurred_at | date | fecha | activity date | when | cuándo | fecha y hora | activity - done time | call
    date | meeting date | sent date | hora | activity - due date | timestamp | fecha de la actividad | note
    date | occurred at | fecha actividad
  `,
  durationMin: 'duration_min | duration | duración | duration (minutes) | minutos | minutes',
  outcome: 'outcome | resultado | call outcome | result | meeting outcome | resultado de la llamada',
} satisfies HeadersOf<typeof communicationFields>;
