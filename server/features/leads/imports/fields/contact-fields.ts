import { contactStatuses, leadSources } from '../../../../../shared/leads/contacts/scales';
import type { TargetField } from '../../../../platform/imports/import-target';
import { plain } from '../../../../platform/imports/values/plain-text';
import {
  addressFields,
  createdField,
  externalIdField,
  field,
  linkedinField,
  sourceHeaders,
  sourceWords,
  tagField,
} from './field';
import { pointFields } from './contact-point-fields';
import { companyLinkFields } from './link-fields';

const lastName = field('lastName', 'line', [
  ...[
    'last_name',
    'lastname',
    'last name',
    'surname',
    'family name',
    'apellidos',
    'apellido',
    'name / last name',
  ],
  ...['name.lastName', 'person - last name', 'primer apellido', 'second name'],
]);
const firstNames = [
  ...[
    'first_name',
    'firstname',
    'first name',
    'given name',
    'nombre de pila',
    'name / first name',
    'forename',
  ],
  ...['name.firstName', 'person - first name'],
];
const fullNames = [
  ...[
    'full name',
    'name',
    'nombre completo',
    'nombre y apellidos',
    'contact name',
    'display name',
    'contacto',
  ],
  ...['person - name', 'lead name', 'contact', 'persona', 'person', 'persona de contacto'],
];

const statusWords = {
  new: [
    'nuevo',
    'nueva',
    'open',
    'abierto',
    'not contacted',
    'sin contactar',
    'cold',
    'frío',
    'subscriber',
    'lead',
  ],
  working: [
    ...[
      'en curso',
      'in progress',
      'contacted',
      'contactado',
      'connected',
      'attempted to contact',
      'open deal',
      'warm',
    ],
    ...['templado', 'open - not contacted', 'working - contacted', 'nurturing'],
  ],
  qualified: [
    'cualificado',
    'cualificada',
    'calificado',
    'hot',
    'caliente',
    'sql',
    'mql',
    'closed - converted',
  ],
  customer: ['cliente', 'in-contract', 'converted', 'won'],
  disqualified: [
    'descartado',
    'descartada',
    'unqualified',
    'no cualificado',
    'bad timing',
    'junk',
    'junk lead',
    'lost lead',
    'closed - not converted',
  ],
};

const rest = [
  field('jobTitle', 'line', [
    ...[
      'job_title',
      'jobTitle',
      'job title',
      'title',
      'cargo',
      'puesto',
      'position',
      'role',
      'organization title',
    ],
    ...['organization 1 - title', 'person - job title', 'designation', 'profesión'],
  ]),
  ...companyLinkFields,
  field('status', 'choice', ['status', 'lead status', 'estado', 'contact status', 'estado del lead'], {
    choices: contactStatuses,
    words: statusWords,
  }),
  field('source', 'choice', sourceHeaders, { choices: leadSources, words: sourceWords }),
  tagField,
  field('language', 'choice', ['language', 'idioma', 'preferred language', 'lengua'], {
    choices: ['en', 'es'],
    words: { en: ['english', 'inglés', 'en-gb', 'en-us'], es: ['spanish', 'español', 'castellano', 'es-es'] },
  }),
  field('doNotContact', 'boolean', [
    ...['do_not_contact', 'do not contact', 'no contactar', 'email opt out', 'opt out', 'do not call'],
    ...['unsubscribed from all email', 'has opted out of email'],
  ]),
  ...addressFields,
  linkedinField,
  field('notes', 'text', [
    ...[
      'notes',
      'note',
      'background',
      'notas',
      'nota',
      'observaciones',
      'comentarios',
      'comments',
      'description',
    ],
    ...['descripción', 'message'],
  ]),
  externalIdField('contact id', 'person id', 'contact record id', 'person - id', 'lead id'),
  createdField,
];

/** The fields of contacts. `Nombre` alone is a whole name; beside last names it is the first name. */
export function contactFields(headers: readonly string[]): TargetField[] {
  const spellings = new Set(lastName.headers.map(plain));
  const hasLastNames = headers.some((header) => spellings.has(plain(header)));
  const [first, full] = hasLastNames
    ? [[...firstNames, 'nombre'], fullNames]
    : [firstNames, [...fullNames, 'nombre']];
  return [
    field('firstName', 'line', first),
    lastName,
    field('fullName', 'line', full),
    ...pointFields(headers),
    ...rest,
  ];
}
