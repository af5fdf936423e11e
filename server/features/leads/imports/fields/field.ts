import type { ImportColumn } from '../../../../../shared/imports/import';
import type { ColumnLook } from '../../../../../shared/imports/scales';
import type { TargetField } from '../../../../platform/imports/target-field';
import { valuesOf } from '../../../../platform/imports/columns/column-claims';
import { readCountry } from '../../../../platform/imports/values/countries';
import { spellings } from './spellings';

/** What is known of a field that few have. */
export interface Further {
  /** A kind of its own, such as that of ids, which are read as they stand. */
  kind?: TargetField['kind'];
  several?: boolean;
  looks?: readonly ColumnLook[];
  choices?: readonly string[];
  words?: Record<string, readonly string[]>;
  choiceOf?: (text: string) => string | undefined;
  holds?: RegExp;
  unlike?: readonly ColumnLook[];
  headersIf?: TargetField['headersIf'];
  refuses?: TargetField['refuses'];
  lineBreak?: string;
}

/** A built-in field, and the headers under which files have it. */
export const field = (
  name: string,
  kind: TargetField['kind'],
  headers: readonly string[],
  { several = false, choices, ...further }: Further = {},
): TargetField => ({
  name,
  kind,
  several,
  headers,
  own: null,
  choices: choices?.map((value) => ({ value, label: null })) ?? null,
  ...further,
});

/** Headers that mean a country or a city, whichever the values are. */
const placeHeaders = spellings(`
  office location | location | ubicación | office | oficina | sede | headquarters location | company location | based
  in | place | lugar | hq location | territory | territorio | main office | oficina principal | localización
`);

/** Whether most values of a column are countries. */
const namesCountries = (column: ImportColumn): boolean => {
  const values = valuesOf(column);
  return values.filter((value) => readCountry(value) !== undefined).length > values.length / 2;
};

/** What tells the columns of an address besides their headers. */
export const addressFurther = {
  address: { lineBreak: ', ' },
  city: { headersIf: { headers: placeHeaders, fits: (column) => !namesCountries(column) } },
  country: { headersIf: { headers: placeHeaders, fits: namesCountries } },
} satisfies Record<string, Further>;

export const linkedinFurther: Further = { looks: ['link'], holds: /\blinkedin\.com\//i };

export const createdField = field(
  'createdAt',
  'time',
  spellings(`
    created_at | create date | created at | created | creation date | created date | created time | added_time |
    added time | add time | creado el | fecha creación | fecha alta | alta | created on | optin_time | confirm_time
    | date added | createdAt | createdate | created_on | record created | fecha creado | activity - add time |
    create_date | creado en | fecha de registro | fecha de creación | creado | fecha de alta | first_seen | first
    seen | person - person created | person - add time | deal - add time | organization - add time | deal - deal
    created | organization - organization created | date created | record created date | fecha creacion | fecha de
    creacion | f. alta | fecha_alta | creation_date | created on (utc) | registration date | record creation date |
    fecha registro | registrado el | cliente desde | customer since | createddate | member since | signup date |
    date_created
  `),
);

/** The id of a record in the program that wrote the file. */
export const externalIdField = (...others: string[]) =>
  field('externalId', 'id', [
    'external_id',
    'record id',
    ...others,
    'id',
    'id externo',
    'hs_object_id',
    'ext_id',
    'id de registro',
  ]);

/** Other words for the sources of contacts and opportunities. */
export const sourceWords = {
  website: spellings(`
    web | sitio web | página web | organic search | organic | direct traffic | formulario | form | web form |
    web download | web research | web visitors | chat | online store | landing page | inbound | ai referrals |
    organic social | búsqueda orgánica | tráfico directo
  `),
  referral: spellings(`
    referrals | recomendación | referido | boca a boca | word of mouth | employee referral | external referral
    | partner referral | customer referral | referencia | recomendado
  `),
  event: spellings(`
    evento | feria | trade show | tradeshow | conference | seminar | webinar | seminar partner | internal
    seminar | seminario | congreso | events | eventos
  `),
  import: spellings('importación | offline sources | fuentes sin conexión | csv'),
  outbound: spellings(`
    prospección | cold call | llamada en frío | email marketing | advertisement | paid search | paid social |
    purchased list | advertising | anuncio | publicidad | phone inquiry | prospector | social media | redes
    sociales
  `),
  partner: spellings(`
    socio | partners | colaborador | sales email alias | public relations | reseller | distribuidor
  `),
  other: spellings('otro | otra | otros | other campaigns | unknown | desconocido'),
};
