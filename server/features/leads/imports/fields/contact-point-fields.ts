import { pointHeader } from '../../../../../shared/leads/exports/headers';
import type { TargetField } from '../../../../platform/imports/target-field';
import { field } from './field';
import { spellings } from './spellings';

const emails = [
  field(
    'emailWork',
    'email',
    spellings(`
      email_work | work email | business email | person - email - work | correo del trabajo | email empresa |
      work e-mail | email trabajo | email corporativo | correo corporativo | correo de empresa | email (work) |
      company email | email profesional | correo profesional | correo laboral
    `),
    {
      several: true,
    },
  ),
  field(
    'emailPersonal',
    'email',
    spellings(
      'email_home | personal email | home email | person - email - home | correo personal | email personal | private email | correo particular | email (home)',
    ),
    {
      several: true,
    },
  ),
  field(
    'emailOther',
    'email',
    spellings(`
    email_other | other email | person - email - other | otro correo
  `),
    {
      several: true,
    },
  ),
  field(
    'email',
    'email',
    spellings(`
      email | e-mail | email address | e-mail address | correo | correo electrónico | mail | emails | emails /
      primary email | emails.primaryEmail | e-mail 1 - value | primary email | email 1 | email id | dirección
      de correo electrónico | dirección de correo | person - email | email_2 | email_3 | email_4 | email_5 |
      email_6 | emails / additional emails | additional email addresses | additional emails | e-mail 2 - value
      | e-mail 3 - value | e-mail 2 address | e-mail 3 address | secondary email | correo 2 | email jsonb |
      emails.additionalEmails | segundo correo | dirección del correo electrónico 2 | dirección del correo
      electrónico 3 | email 2 | email 3 | e-mail 4 - value | contact email | mail 2 | person - email - main |
      email del contacto | email_address | e-mail 5 - value | correo 3 | email_from | email_normalized | mail address |
      e-mail 1 | e-mail 2 | correo 1 | correo-e | correo e | dirección email | dirección de email | dirección e-mail |
      emailaddress | contact e-mail | main email | email principal | correo principal | email address 1 | email
      address 2 | email_1 | email1 | email2 | correo de contacto | email de contacto | customer email | email cliente |
      client email | emails de contacto
    `),
    { several: true, looks: ['email'] },
  ),
];

const phones = [
  field(
    'phoneWork',
    'phone',
    spellings(`
      phone_work | work phone | business phone | business phone 2 | person - phone - work | teléfono del trabajo |
      teléfono del trabajo 2 | company phone | teléfono de trabajo | direct phone | business phone number | office
      phone | direct line | teléfono directo | teléfono oficina | teléfono de la oficina | teléfono empresa | work
      number | phone (work)
    `),
    {
      several: true,
    },
  ),
  field(
    'phoneMobile',
    'phone',
    spellings(`
      mobile | mobile phone | mobile phone number | mobile number | móvil | teléfono móvil | cell | cell phone |
      celular | mobile_2 | person - phone - mobile | whatsapp | whatsapp phone number | sms | número de teléfono
      móvil | mobilephone | tel. móvil | car phone | movil | teléfono celular | mobile_phone | mobile no | mobile
      no. | móvil 1 | móvil 2 | teléfono móvil 1 | tlf móvil | tlf. móvil | tfno móvil | cell number | handphone |
      gsm | mobile telephone number | número de móvil | nº móvil
    `),
    { several: true },
  ),
  field(
    'phonePersonal',
    'phone',
    spellings(`
      phone_home | home phone | home phone 2 | person - phone - home | teléfono personal | particular |
      teléfono particular | teléfono particular 2 | teléfono de casa | personal phone | phone (home) | home number
    `),
    {
      several: true,
    },
  ),
  field(
    'phoneOther',
    'phone',
    spellings(`
    phone_other | other phone | person - phone - other | otro teléfono
  `),
    {
      several: true,
    },
  ),
  field(
    'phone',
    'phone',
    spellings(`
      phone | phone number | telephone | tel | teléfono | telefono fijo | número de teléfono | primary phone |
      phones / primary phone number | phones.primaryPhoneNumber | phone 1 - value | person - phone | phones |
      phone_2 | phone_3 | phone_4 | phone_5 | phone 2 - value | phone 3 - value | teléfono 2 | main phone | phones /
      additional phones | phones.additionalPhones | company main phone | phone 4 - value | phone jsonb | phones /
      primary phone | phone 1 | phone 2 | teléfono 1 | teléfono principal | tel. | número de centralita de la
      organización | phone_1_number | phone_2_number | phone_number1 | phone_number2 | phone_number1.number |
      phone_number2.number | telephone number | fijo | phone no | phone no. | contact phone | contact number |
      phone_sanitized | tlf | tlf. | tfno | tfno. | telf | telf. | teléfono fijo | teléfono de contacto | nº de
      teléfono | nº teléfono | teléfono 3 | telephone 1 | telephone 2 | main telephone | phone (main) | customer
      phone | teléfono cliente | número de contacto | telefono contacto | phone1 | phone2 | telefono1 | telefono2
    `),
    { several: true, looks: ['phone'] },
  ),
  field(
    'phonePrefix',
    'line',
    spellings(`
    phones / primary phone calling code | phones.primaryPhoneCallingCode | prefijo | phones / primary phone
    country code | phones.primaryPhoneCountryCode | phone country code
  `),
  ),
];

/** The field of what our own files say of an address or a phone beside it, such as `email_2_label`. */
export const besidePoint = (header: string) => `beside:${header}`;

/** The headers of the column with the label of an address or a phone: ours, Google's and those of numbered columns. */
export const labelHeaders = (header: string): string[] => [
  `${header}_label`,
  ...['Label', 'Type'].map((word) => header.replace(/value$/i, word)).filter((one) => one !== header),
  ...(/number$/i.test(header) ? [header.replace(/number$/i, 'type')] : []),
];

/** The columns of addresses and phones; our own files have as many as they need. */
export function pointFields(headers: readonly string[]): TargetField[] {
  const own = headers.filter((header) => pointHeader.test(header));
  const numbered = (name: string) => own.filter((header) => new RegExp(`^${name}_\\d+$`).test(header));
  const known = [...emails, ...phones].map((each) =>
    each.name === 'email' || each.name === 'phone'
      ? { ...each, headers: [...each.headers, ...numbered(each.name)] }
      : each,
  );
  const points = headers.filter((header) => /mail|phone|mobile|m[óo]vil|tel/i.test(header));
  const labels = new Set(points.flatMap(labelHeaders));
  const beside = headers.filter(
    (header) => labels.has(header) || (pointHeader.test(header) && header.endsWith('_shared')),
  );
  return [...known, ...beside.map((header) => field(besidePoint(header), 'line', [header]))];
}
