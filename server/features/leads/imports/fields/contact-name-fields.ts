import type { ImportColumn } from '../../../../../shared/imports/import';
import { lettersOf } from '../../../../../shared/plain-text';
import type { TargetField } from '../../../../platform/imports/target-field';
import { customerHeaders } from './customer-headers';
import { field } from './field';
import { companyLinkFields } from './link-fields';
import { spellings } from './spellings';

const lastName = field(
  'lastName',
  'line',
  spellings(`
  last_name | lastname | last name | surname | family name | apellidos | apellido | name / last name |
  name.lastName | person - last name | primer apellido | apellido 1 | second name | cognoms | lname | apellido(s) |
  apellido paterno | 1er apellido | contact last name | last | family_name | apellido_1
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
    segundo apellido | apellido 2 | second last name | second surname | 2º apellido | second family name | apellido
    materno | 2do apellido | apellido_2
  `),
  ),
];
const firstNames = spellings(`
  first_name | firstname | first name | given name | nombre de pila | name / first name | forename |
  name.firstName | person - first name | fname | nom | contact first name | nombre(s) | primer nombre | given_name |
  first
`);
const fullNames = spellings(`
  full name | name | nombre completo | nombre y apellidos | contact name | display name | contacto | person -
  name | lead name | contact | persona | person | persona de contacto | nombre de contacto | nombre del
  contacto | customer name | nombre cliente | cliente | contact person | fullname | full_name | contact_name | contact
  full name | complete name | display_name | nombre y apellido | apellidos y nombre | apellidos, nombre | nombre del
  cliente | client name | lead | customer | client | interlocutor | primary contact |
  nombre del lead | person name | client full name | main contact
`);

const ofPeople = ['persona de contacto', 'contact person', 'nombre de contacto', 'nombre del contacto'];

/** Headers of names, of people or of companies. */
const ofAnybody = [
  ...customerHeaders,
  ...spellings('name | nombre | full name | display name | contact | contacto'),
];
const namesFirms = ({ namesFirms: isSo }: ImportColumn) => isSo === true;

const hasOne = (headers: readonly string[], known: readonly string[]) => {
  const names = new Set(known.map(lettersOf));
  return headers.some((header) => names.has(lettersOf(header)));
};

/**
 * The names of contacts and of their companies. `Nombre` is a whole name, beside last names the first one, and beside a
 * person that of the company.
 */
export function nameFields(headers: readonly string[]): { names: TargetField[]; company: TargetField[] } {
  const isFirst = hasOne(headers, lastName.headers);
  const isCompany = !isFirst && hasOne(headers, ofPeople);
  const more = (is: boolean, names: readonly string[]) => (is ? [...names, 'nombre'] : [...names]);
  return {
    names: [
      field('firstName', 'line', more(isFirst, firstNames)),
      lastName,
      ...furtherNames,
      field('fullName', 'line', more(!isFirst && !isCompany, fullNames), { refuses: namesFirms }),
    ],
    company: companyLinkFields.map((each) =>
      each.name === 'companyName'
        ? {
            ...each,
            headers: more(isCompany, each.headers),
            headersIf: { headers: ofAnybody, fits: namesFirms },
          }
        : each,
    ),
  };
}
