import { contactStatuses, leadSources } from '../../../../../shared/leads/contacts/scales';
import type { TargetField } from '../../../../platform/imports/import-target';
import { lettersOf } from '../../../../../shared/plain-text';
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
import { spellings } from './spellings';

const lastName = field(
  'lastName',
  'line',
  spellings(`
  last_name | lastname | last name | surname | family name | apellidos | apellido | name / last name |
  name.lastName | person - last name | primer apellido | apellido 1 | second name | cognoms
`),
);
const furtherNames = [
  field(
    'middleName',
    'line',
    spellings(`
    middle name | additional name | segundo nombre | middlename | middle_name | second given name
  `),
  ),
  field(
    'secondLastName',
    'line',
    spellings(`
    segundo apellido | apellido 2 | second last name | second surname | 2º apellido | second family name
  `),
  ),
];
const firstNames = spellings(`
  first_name | firstname | first name | given name | nombre de pila | name / first name | forename |
  name.firstName | person - first name | fname | nom | contact first name
`);
const fullNames = spellings(`
  full name | name | nombre completo | nombre y apellidos | contact name | display name | contacto | person -
  name | lead name | contact | persona | person | persona de contacto | nombre de contacto | nombre del
  contacto | customer name | nombre cliente | cliente | contact person
`);

const statusWords = {
  new: spellings(`
    nuevo | nueva | open | abierto | not contacted | sin contactar | cold | frío | subscriber | lead |
    suscriptor | marketing qualified lead | marketingqualifiedlead | pre-qualified | not qualified yet | open
    - not contacted
  `),
  working: spellings(`
    en curso | in progress | contacted | contactado | connected | attempted to contact | open deal | warm |
    templado | working - contacted | nurturing | attempted_to_contact | open_deal | in_progress | contact in
    future | working | bad_timing | mal momento | intento de contacto | attempting
  `),
  qualified: spellings(`
    cualificado | cualificada | calificado | hot | caliente | sql | mql | opportunity | oportunidad | sales
    qualified lead | salesqualifiedlead | interesado
  `),
  customer: spellings(`
    cliente | in-contract | converted | won | evangelist | closed - converted | evangelizador | client
  `),
  disqualified: spellings(`
    descartado | descartada | unqualified | no cualificado | bad timing | lost | perdido | junk | junk lead |
    lost lead | closed - not converted
  `),
};

const jobTitle = field(
  'jobTitle',
  'line',
  spellings(`
      job_title | jobTitle | job title | title | cargo | puesto | position | role | organization title |
      organization 1 - title | person - job title | designation | profesión | job position | puesto de trabajo
      | ocupación | occupation
    `),
  { unlike: ['number', 'date'] },
);

const rest = [
  field(
    'status',
    'choice',
    spellings(`
      status | lead status | estado | contact status | estado del lead | hs_lead_status | lead_status |
      lifecycle stage | lifecycle_stage | lifecyclestage | etapa del ciclo de vida | rating
    `),
    {
      several: true,
      choices: contactStatuses,
      words: statusWords,
    },
  ),
  field('source', 'choice', sourceHeaders, { choices: leadSources, words: sourceWords }),
  tagField,
  field(
    'language',
    'choice',
    spellings('language | idioma | preferred language | lengua | hs_language | idioma preferido'),
    {
      choices: ['en', 'es'],
      words: {
        en: spellings('english | inglés | en-gb | en-us | ingles'),
        es: spellings('spanish | español | castellano | es-es | spanish / español | es-mx'),
      },
    },
  ),
  field(
    'doNotContact',
    'boolean',
    spellings(`
    do_not_contact | do not contact | no contactar | email opt out | opt out | do not call | unsubscribed from
    all email | has opted out of email | blocklisted | blacklisted | lista negra | suscripción a todos los
    correos cancelada | hs_email_optout | no molestar
  `),
  ),
  ...addressFields,
  linkedinField,
  field(
    'notes',
    'text',
    spellings(`
    notes | note | background | notas | nota | observaciones | comentarios | comments | description |
    descripción | message | person - notes | person - note | mensaje | contact notes | comentario
  `),
  ),
  externalIdField(
    'contact id',
    'person id',
    'contact record id',
    'record id - contact',
    'person - id',
    'lead id',
  ),
  createdField,
];

const ofPeople = ['persona de contacto', 'contact person', 'nombre de contacto', 'nombre del contacto'];

const hasOne = (headers: readonly string[], known: readonly string[]) => {
  const names = new Set(known.map(lettersOf));
  return headers.some((header) => names.has(lettersOf(header)));
};

/** The fields with `Nombre`: a whole name, beside last names the first one, and beside a person that of the company. */
function withNames(headers: readonly string[]) {
  const isFirst = hasOne(headers, lastName.headers);
  const isCompany = !isFirst && hasOne(headers, ofPeople);
  const more = (is: boolean, names: readonly string[]) => (is ? [...names, 'nombre'] : [...names]);
  return {
    first: isFirst ? [...firstNames, 'nombre'] : firstNames,
    full: more(!isFirst && !isCompany, fullNames),
    company: companyLinkFields.map((each) =>
      each.name === 'companyName' ? { ...each, headers: more(isCompany, each.headers) } : each,
    ),
  };
}

/** The fields of contacts; what some headers mean depends on the others. */
export function contactFields(headers: readonly string[]): TargetField[] {
  const { first, full, company } = withNames(headers);
  return [
    field('firstName', 'line', first),
    lastName,
    ...furtherNames,
    field('fullName', 'line', full),
    ...pointFields(headers),
    jobTitle,
    ...company,
    ...rest,
  ];
}
