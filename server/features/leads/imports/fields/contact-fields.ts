import { contactStatuses, leadSources } from '../../../../../shared/leads/contacts/scales';
import type { TargetField } from '../../../../platform/imports/import-target';
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
import { nameFields } from './contact-name-fields';
import { spellings } from './spellings';

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
      | ocupación | occupation | function | función | job role | job | cargo en la empresa | rol | puesto / cargo |
      position/title | cargo / puesto | contact title | professional title
    `),
  { unlike: ['number', 'date'] },
);

const rest = [
  field(
    'status',
    'choice',
    spellings(`
      status | lead status | estado | contact status | estado del lead | hs_lead_status | lead_status | lifecycle
      stage | lifecycle_stage | lifecyclestage | etapa del ciclo de vida | rating | contact stage | lead stage |
      etapa | fase | situación | estado del contacto | estado del cliente | customer status | tipo de contacto |
      contact type
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
    descripción | message | person - notes | person - note | mensaje | contact notes | comentario | comment | remarks |
    observación | anotaciones | additional information | información adicional | detalles | about | otros datos
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

/** The fields of contacts; what some headers mean depends on the others. */
export function contactFields(headers: readonly string[]): TargetField[] {
  const { names, company } = nameFields(headers);
  return [...names, ...pointFields(headers), jobTitle, ...company, ...rest];
}
