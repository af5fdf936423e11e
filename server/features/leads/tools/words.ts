import type { Bilingual } from '../../../../shared/assistant/bilingual';
import { both, type Noun } from '../../../platform/tools/texts';

/** What the records of LEADMANAGER are called, one and several. */
export const nouns = {
  contact: { one: both('contact', 'contacto'), several: both('contacts', 'contactos'), gender: 'm' },
  company: { one: both('company', 'empresa'), several: both('companies', 'empresas'), gender: 'f' },
  deal: {
    one: both('opportunity', 'oportunidad'),
    several: both('opportunities', 'oportunidades'),
    gender: 'f',
  },
  communication: {
    one: both('communication', 'comunicación'),
    several: both('communications', 'comunicaciones'),
    gender: 'f',
  },
  task: { one: both('task', 'tarea'), several: both('tasks', 'tareas'), gender: 'f' },
} as const satisfies Record<string, Noun>;

/** What fields are called, as on the screens of records. */
export const labels = {
  words: both('Words', 'Palabras'),
  contact: both('Contact', 'Contacto'),
  company: both('Company', 'Empresa'),
  deal: both('Opportunity', 'Oportunidad'),
  deals: both('Opportunities', 'Oportunidades'),
  record: both('Record', 'Registro'),
  stage: both('Stage', 'Etapa'),
  outcome: both('Outcome', 'Resultado'),
  tag: both('Tag', 'Etiqueta'),
  tags: both('Tags', 'Etiquetas'),
  closes: both('Expected close', 'Cierre previsto'),
  closed: both('Closed', 'Cerrada'),
  over: both('Amount from', 'Importe desde'),
  under: both('Amount up to', 'Importe hasta'),
  amount: both('Amount', 'Importe'),
  stale: both('Stale', 'Estancada'),
  order: both('Order', 'Orden'),
  status: both('Status', 'Estado'),
  source: both('Source', 'Origen'),
  city: both('City', 'Ciudad'),
  quietSince: both('No contact since', 'Sin contacto desde'),
  contacted: both('Last contact', 'Último contacto'),
  created: both('Created', 'Alta'),
  withoutTask: both('Without a next task', 'Sin próxima tarea'),
  nextTask: both('Next task', 'Próxima tarea'),
  relationship: both('Relationship', 'Relación'),
  state: both('State', 'Estado'),
  overdue: both('Overdue', 'Atrasadas'),
  assignee: both('Assigned to', 'Responsable'),
  own: both('Own field (name: value)', 'Campo propio (nombre: valor)'),
  due: both('Due', 'Vence'),
  priority: both('Priority', 'Prioridad'),
  type: both('Type', 'Tipo'),
  direction: both('Direction', 'Sentido'),
  when: both('When', 'Cuándo'),
  title: both('Title', 'Título'),
  name: both('Name', 'Nombre'),
  firstName: both('First name', 'Nombre'),
  lastName: both('Last name', 'Apellidos'),
  email: both('Email', 'Correo'),
  phone: both('Phone', 'Teléfono'),
  jobTitle: both('Job title', 'Cargo'),
  notes: both('Notes', 'Notas'),
  text: both('Text', 'Texto'),
  subject: both('Subject', 'Asunto'),
  lostReason: both('Reason for the loss', 'Motivo de la pérdida'),
  done: both('Done', 'Hecha'),
  period: both('Period', 'Periodo'),
  figure: both('Figure', 'Cifra'),
  website: both('Website', 'Sitio web'),
  domain: both('Domain', 'Dominio'),
  industry: both('Industry', 'Sector'),
  openDeals: both('Open opportunities', 'Oportunidades abiertas'),
  openAmount: both('Sum of open opportunities', 'Suma de oportunidades abiertas'),
  contactCount: both('Contacts', 'Contactos'),
  about: both('About', 'Sobre'),
} as const;

export const statusWords = {
  new: both('New', 'Nuevo'),
  working: both('Working', 'En curso'),
  qualified: both('Qualified', 'Cualificado'),
  customer: both('Customer', 'Cliente'),
  disqualified: both('Disqualified', 'Descartado'),
};

export const sourceWords = {
  website: both('Website', 'Sitio web'),
  referral: both('Referral', 'Recomendación'),
  event: both('Event', 'Evento'),
  import: both('Import', 'Importación'),
  outbound: both('Outbound', 'Contacto propio'),
  partner: both('Partner', 'Socio'),
  comerzia: both('COMERZIA', 'COMERZIA'),
  other: both('Other', 'Otro'),
};

export const lifecycleWords = {
  lead: both('Lead', 'Interesada'),
  prospect: both('Prospect', 'Posible cliente'),
  customer: both('Customer', 'Cliente'),
  former: both('Former customer', 'Antiguo cliente'),
  partner: both('Partner', 'Socio'),
};

export const outcomeWords = {
  open: both('Open', 'Abiertas'),
  won: both('Won', 'Ganadas'),
  lost: both('Lost', 'Perdidas'),
};

export const typeWords = {
  email: both('Email', 'Correo'),
  call: both('Call', 'Llamada'),
  meeting: both('Meeting', 'Reunión'),
  video: both('Video call', 'Videollamada'),
  whatsapp: both('WhatsApp', 'WhatsApp'),
  sms: both('SMS', 'SMS'),
  note: both('Note', 'Nota'),
  form: both('Form', 'Formulario'),
  letter: both('Letter', 'Carta'),
};

export const directionWords = {
  in: both('Incoming', 'Entrante'),
  out: both('Outgoing', 'Saliente'),
  internal: both('Internal', 'Interna'),
};

export const priorityWords = {
  low: both('Low', 'Baja'),
  medium: both('Medium', 'Media'),
  high: both('High', 'Alta'),
};

export const stateWords = {
  open: both('Open', 'Abiertas'),
  done: both('Done', 'Hechas'),
  all: both('All', 'Todas'),
};

export const figureWords = {
  pipeline: both('Pipeline', 'Embudo'),
  forecast: both('Forecast', 'Previsión'),
  winRate: both('Win rate', 'Tasa de cierre'),
  funnel: both('Funnel', 'Avance por etapas'),
  lostReasons: both('Reasons for losses', 'Motivos de pérdida'),
  sources: both('Sources', 'Orígenes'),
  activity: both('Activity', 'Actividad'),
};

/** What a sum leaves out: amounts in other currencies. */
export function notAdded(count: number): Bilingual[] {
  if (count === 0) return [];
  return count === 1
    ? [both('1 in another currency is not added', '1 en otra moneda no se suma')]
    : [both(`${count} in other currencies are not added`, `${count} en otras monedas no se suman`)];
}

/** Whoever is no member any more. */
export const somebody = both('Somebody else', 'Otra persona');
