import { addressHeaders, linkedinHeaders, sourceHeaders, tagHeaders } from '../fields/common-headers';
import { addressFields } from '../fields/address-fields';
import type { FieldTable, HeadersOf, Orders } from '../fields/field-table';
import { contactStatuses, leadSources } from './scales';
import type { StoredContact } from './tables';

/** The definition of each field of a contact; see `FieldLine`. */
export const contactFields = {
  name: { kind: 'text', made: 'derived', in: ['column', 'sort', 'filter', 'search'] },
  firstName: { kind: 'text', in: ['search'] },
  lastName: { kind: 'text', in: ['search'] },
  companyName: {
    kind: 'text',
    made: 'derived',
    text: 'fields.companyId',
    in: ['column', 'sort', 'filter', 'search'],
  },
  email: { kind: 'email', made: 'derived', in: ['column', 'sort', 'filter', 'search'] },
  phone: { kind: 'phone', made: 'derived', in: ['column', 'sort', 'filter'] },
  points: { kind: 'points', required: true, merge: 'all', file: ['email', 'email_2', 'phone', 'mobile'] },
  jobTitle: { kind: 'text', in: ['column', 'filter', 'search'], card: 'TITLE' },
  companyId: {
    kind: 'record',
    of: 'companies',
    file: ['company_external_id', 'company_name', 'company_domain', 'company_tax_id'],
  },
  status: {
    kind: 'choice',
    required: true,
    choices: contactStatuses,
    in: ['column', 'edit', 'sort', 'filter'],
  },
  source: {
    kind: 'choice',
    required: true,
    choices: leadSources,
    usual: 'other',
    in: ['filter'],
    merge: 'oldest',
  },
  assigneeId: { kind: 'member', in: ['column', 'edit', 'filter'], file: 'assignee' },
  language: { kind: 'choice', choices: ['en', 'es'] },
  ...addressFields,
  city: { kind: 'text', in: ['filter'] },
  linkedinUrl: { kind: 'link', card: 'URL' },
  notes: { kind: 'paragraph', merge: 'joined', card: 'NOTE' },
  doNotContact: { kind: 'boolean', required: true, merge: 'any' },
  tags: { kind: 'tags', required: true, in: ['filter'], page: 'elsewhere', merge: 'all' },
  firstTag: { kind: 'text', made: 'derived', text: 'fields.tags', in: ['column', 'sort'] },
  own: { kind: 'own', required: true, text: null, in: ['filter'], merge: 'all' },
  openDeals: { kind: 'number', required: true, made: 'derived' },
  lastContactedAt: { kind: 'time', made: 'derived', in: ['column', 'sort', 'filter'] },
  nextTaskAt: { kind: 'time', made: 'derived', in: ['column', 'sort', 'filter'] },
  createdAt: { kind: 'time', required: true, made: 'kept', in: ['filter'], merge: 'oldest' },
  updatedAt: { kind: 'time', required: true, made: 'kept', in: ['column', 'sort', 'filter'], file: null },
} as const satisfies FieldTable<StoredContact>;

export const contactOrder = {
  column: { last: ['lastContactedAt', 'jobTitle', 'firstTag', 'nextTaskAt', 'assigneeId'] },
  page: { first: ['points', 'status'], last: ['doNotContact', 'notes', 'firstName', 'lastName'] },
  filter: { first: ['status', 'source'] },
  file: {
    first: ['firstName', 'lastName', 'points', 'jobTitle', 'status', 'source', 'tags', 'companyId'],
    last: ['notes', 'language', 'doNotContact', 'createdAt'],
  },
} as const satisfies Orders<typeof contactFields>;

/** The names of the fields in files of other programs, separated by vertical bars. */
export const contactHeaders = {
  jobTitle: `
    job_title | jobTitle | job title | title | cargo | puesto | position | role | organization title |
    organization 1 - title | person - job title | designation | profesión | job position | puesto de trabajo
    | ocupación | occupation | function | función | job role | job | cargo en la empresa | rol | puesto /
    cargo | position/title | cargo / puesto | contact title | professional title
  `,
  status: `
    status | lead status | estado | contact status | estado del lead | hs_lead_status | lead_status |
    lifecycle stage | lifecycle_stage | lifecyclestage | etapa del ciclo de vida | rating | contact stage |
    lead stage | etapa | fase | situación | estado del contacto | estado del cliente | customer status |
    tipo de contacto | contact type
  `,
  source: sourceHeaders,
  tags: tagHeaders,
  language: 'language | idioma | preferred language | lengua | hs_language | idioma preferido',
  doNotContact: `
    do_not_contact | do not contact | no contactar | email opt out | opt out | do not call | unsubscribed
    from all email | has opted out of email | blocklisted | blacklisted | lista negra | suscripción a todos
    los correos cancelada | hs_email_optout | no molestar
  `,
  ...addressHeaders,
  linkedinUrl: linkedinHeaders,
  notes: `
    notes | note | background | notas | nota | observaciones | comentarios | comments | description |
    descripción | message | person - notes | person - note | mensaje | contact notes | comentario | comment
    | remarks | observación | anotaciones | additional information | información adicional | detalles |
    about | otros datos
  `,
} satisfies HeadersOf<typeof contactFields, 'firstName' | 'lastName'>;
