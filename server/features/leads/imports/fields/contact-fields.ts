import { contactFields as fields, contactHeaders } from '../../../../../shared/leads/contacts/fields';
import type { TargetField } from '../../../../platform/imports/target-field';
import type { NamedMember } from '../../members.queries';
import { assigneeField } from './assignee-field';
import { builtInFields } from './built-in-fields';
import { addressFurther, createdField, externalIdField, linkedinFurther, sourceWords } from './field';
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

const [jobTitle, ...rest] = builtInFields(fields, contactHeaders, {
  jobTitle: { unlike: ['number', 'date'] },
  status: { several: true, words: statusWords },
  source: { words: sourceWords },
  language: {
    words: {
      en: spellings('english | inglés | en-gb | en-us | ingles'),
      es: spellings('spanish | español | castellano | es-es | spanish / español | es-mx'),
    },
  },
  address: addressFurther.address,
  city: addressFurther.city,
  country: addressFurther.country,
  linkedinUrl: linkedinFurther,
});

const ids = externalIdField(
  'contact id',
  'person id',
  'contact record id',
  'record id - contact',
  'person - id',
  'lead id',
);

/** The fields of contacts; what some headers mean depends on the others. */
export function contactFields(
  headers: readonly string[],
  members: readonly NamedMember[] = [],
): TargetField[] {
  const { names, company } = nameFields(headers);
  return [
    ...names,
    ...pointFields(headers),
    jobTitle as TargetField,
    ...company,
    ...rest,
    assigneeField(members),
    ids,
    createdField,
  ];
}
