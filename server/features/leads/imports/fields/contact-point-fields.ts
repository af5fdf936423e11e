import { pointHeader } from '../../../../../shared/leads/exports/headers';
import type { TargetField } from '../../../../platform/imports/import-target';
import { field } from './field';

const emails = [
  field(
    'emailWork',
    'email',
    ['email_work', 'work email', 'business email', 'person - email - work', 'correo del trabajo'],
    {
      several: true,
    },
  ),
  field(
    'emailPersonal',
    'email',
    ['email_home', 'personal email', 'home email', 'person - email - home', 'correo personal'],
    {
      several: true,
    },
  ),
  field('emailOther', 'email', ['email_other', 'other email', 'person - email - other', 'otro correo'], {
    several: true,
  }),
  field(
    'email',
    'email',
    [
      ...[
        'email',
        'e-mail',
        'email address',
        'e-mail address',
        'correo',
        'correo electrónico',
        'mail',
        'emails',
      ],
      ...[
        'emails / primary email',
        'emails.primaryEmail',
        'e-mail 1 - value',
        'primary email',
        'email 1',
        'email id',
      ],
      ...[
        'dirección de correo electrónico',
        'dirección de correo',
        'person - email',
        'email_2',
        'email_3',
        'email_4',
      ],
      ...[
        'email_5',
        'email_6',
        'emails / additional emails',
        'additional email addresses',
        'additional emails',
      ],
      ...[
        'e-mail 2 - value',
        'e-mail 3 - value',
        'e-mail 2 address',
        'e-mail 3 address',
        'secondary email',
        'correo 2',
      ],
      ...['email jsonb', 'emails.additionalEmails', 'segundo correo'],
    ],
    { several: true, looks: ['email'] },
  ),
];

const phones = [
  field(
    'phoneWork',
    'phone',
    ['phone_work', 'work phone', 'business phone', 'business phone 2', 'person - phone - work'],
    {
      several: true,
    },
  ),
  field(
    'phoneMobile',
    'phone',
    [
      ...[
        'mobile',
        'mobile phone',
        'mobile phone number',
        'mobile number',
        'móvil',
        'teléfono móvil',
        'cell',
        'cell phone',
      ],
      ...['celular', 'mobile_2', 'person - phone - mobile', 'whatsapp', 'whatsapp phone number'],
    ],
    { several: true },
  ),
  field(
    'phonePersonal',
    'phone',
    ['phone_home', 'home phone', 'home phone 2', 'person - phone - home', 'teléfono personal'],
    {
      several: true,
    },
  ),
  field('phoneOther', 'phone', ['phone_other', 'other phone', 'person - phone - other', 'otro teléfono'], {
    several: true,
  }),
  field(
    'phone',
    'phone',
    [
      ...[
        'phone',
        'phone number',
        'telephone',
        'tel',
        'teléfono',
        'telefono fijo',
        'número de teléfono',
        'primary phone',
      ],
      ...[
        'phones / primary phone number',
        'phones.primaryPhoneNumber',
        'phone 1 - value',
        'person - phone',
        'phones',
      ],
      ...[
        'phone_2',
        'phone_3',
        'phone_4',
        'phone_5',
        'phone 2 - value',
        'phone 3 - value',
        'teléfono 2',
        'main phone',
      ],
      ...['phones / additional phones', 'phones.additionalPhones', 'company main phone'],
    ],
    { several: true, looks: ['phone'] },
  ),
  field('phonePrefix', 'line', [
    ...[
      'phones / primary phone calling code',
      'phones.primaryPhoneCallingCode',
      'phones / primary phone country code',
    ],
    ...['phones.primaryPhoneCountryCode', 'phone country code', 'prefijo'],
  ]),
];

/** The field of what our own files say of an address or a phone beside it, such as `email_2_label`. */
export const besidePoint = (header: string) => `beside:${header}`;

/** The columns of addresses and phones; our own files have as many as they need. */
export function pointFields(headers: readonly string[]): TargetField[] {
  const own = headers.filter((header) => pointHeader.test(header));
  const numbered = (name: string) => own.filter((header) => new RegExp(`^${name}_\\d+$`).test(header));
  const known = [...emails, ...phones].map((each) =>
    each.name === 'email' || each.name === 'phone'
      ? { ...each, headers: [...each.headers, ...numbered(each.name)] }
      : each,
  );
  const beside = own.filter((header) => /_(label|shared)$/.test(header));
  return [...known, ...beside.map((header) => field(besidePoint(header), 'line', [header]))];
}
