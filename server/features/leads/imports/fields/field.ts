import type { ColumnLook } from '../../../../../shared/imports/scales';
import type { TargetField } from '../../../../platform/imports/import-target';

interface Further {
  several?: boolean;
  looks?: readonly ColumnLook[];
  choices?: readonly string[];
  words?: Record<string, readonly string[]>;
}

/** A built-in field, and the headers under which files have it. */
export const field = (
  name: string,
  kind: TargetField['kind'],
  headers: readonly string[],
  { several = false, looks, choices, words }: Further = {},
): TargetField => ({
  ...{ name, kind, several, headers, own: null },
  choices: choices?.map((value) => ({ value, label: null })) ?? null,
  ...(looks && { looks }),
  ...(words && { words }),
});

/** The columns of a postal address. */
export const addressFields = [
  field('address', 'line', [
    ...[
      'address',
      'street address',
      'street',
      'dirección',
      'domicilio',
      'calle',
      'mailing street',
      'business street',
    ],
    ...[
      'billing street',
      'home street',
      'address 1 - street',
      'address / street 1',
      'address line 1',
      'address1',
    ],
    ...['address / address 1', 'organization - address', 'person - postal address'],
  ]),
  field('city', 'line', [
    ...['city', 'town', 'ciudad', 'localidad', 'población', 'municipio', 'mailing city', 'business city'],
    ...['billing city', 'home city', 'address 1 - city', 'address / city', 'address city'],
  ]),
  field('region', 'line', [
    ...[
      'region',
      'state',
      'state/region',
      'state/province',
      'province',
      'provincia',
      'comunidad',
      'estado/región',
    ],
    ...[
      'mailing state',
      'mailing state/province',
      'business state',
      'billing state',
      'billing state/province',
    ],
    ...['home state', 'address 1 - region', 'address / state', 'state abbr', 'stateAbbr'],
  ]),
  field('postalCode', 'line', [
    ...[
      'postal_code',
      'postal code',
      'zip',
      'zip code',
      'zipcode',
      'postcode',
      'código postal',
      'cp',
      'c.p.',
    ],
    ...['mailing zip', 'mailing zip/postal code', 'business postal code', 'billing zip', 'home postal code'],
    ...['billing zip/postal code', 'address 1 - postal code', 'address / post code'],
  ]),
  field('country', 'country', [
    ...['country', 'country/region', 'país', 'mailing country', 'business country/region', 'billing country'],
    ...['home country/region', 'address 1 - country', 'address / country', 'mailing country/territory'],
  ]),
];

const linkedin = [
  ...['linkedin_url', 'linkedin', 'linkedin url', 'linkedin / link url', 'linkedin link', 'linkedin / url'],
  ...['linkedin company page', 'linkedinLink', 'linkedin / primary link url', 'perfil de linkedin'],
];
export const linkedinField = field('linkedinUrl', 'link', linkedin);

export const tagField = field('tags', 'list', [
  ...[
    'tags',
    'tag',
    'etiquetas',
    'labels',
    'label',
    'categories',
    'categorías',
    'group membership',
    'grupos',
  ],
  ...['person - label', 'organization - label', 'deal - label', 'person - labels', 'deal - labels'],
]);

export const createdField = field('createdAt', 'time', [
  ...['created_at', 'create date', 'created at', 'created', 'creation date', 'created date', 'created time'],
  ...['fecha de creación', 'creado', 'fecha de alta', 'first_seen', 'first seen', 'person - person created'],
  ...['deal - deal created', 'organization - organization created', 'date created'],
]);

/** The id of a record in the program that wrote the file. */
export const externalIdField = (...others: string[]) =>
  field('externalId', 'id', [
    'external_id',
    'record id',
    ...others,
    'id',
    'id externo',
    'hs_object_id',
    'id de registro',
  ]);

/** Other words for the sources of contacts and opportunities. */
export const sourceWords = {
  website: [
    'web',
    'sitio web',
    'página web',
    'organic search',
    'organic',
    'direct traffic',
    'formulario',
    'form',
    'web form',
  ],
  referral: [
    'referrals',
    'recomendación',
    'referido',
    'boca a boca',
    'word of mouth',
    'employee referral',
    'external referral',
  ],
  event: ['evento', 'feria', 'trade show', 'conference', 'seminar', 'webinar'],
  import: ['importación', 'offline sources'],
  outbound: [
    'prospección',
    'cold call',
    'llamada en frío',
    'email marketing',
    'advertisement',
    'paid search',
    'paid social',
  ],
  partner: ['socio', 'partners', 'colaborador'],
  other: ['otro', 'otra', 'otros', 'other campaigns', 'unknown', 'desconocido'],
};
export const sourceHeaders = [
  ...[
    'source',
    'lead source',
    'origen',
    'fuente',
    'original source',
    'original traffic source',
    'procedencia',
  ],
];
