import type { ImportColumn } from '../../../../../shared/imports/import';
import type { ColumnLook } from '../../../../../shared/imports/scales';
import type { TargetField } from '../../../../platform/imports/import-target';
import { valuesOf } from '../../../../platform/imports/columns/column-claims';
import { readCountry } from '../../../../platform/imports/values/countries';
import { spellings } from './spellings';

interface Further {
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
  ...{ name, kind, several, headers, own: null },
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

/** The columns of a postal address. */
export const addressFields = [
  field(
    'address',
    'line',
    spellings(`
      address | street address | street | dirección | domicilio | calle | mailing street | business street | billing
      street | home street | address 1 - street | address / street 1 | address line 1 | address1 | address / address
      1 | organization - address | person - postal address | address.addressStreet1 | calle del trabajo | calle y
      número | dirección 1 | domicilio fiscal | shipping street | calle 1 | hq address | headquarters | full address
      | billing address | mailing address | dirección postal | dirección fiscal | dirección completa | dirección de
      facturación | street 1 | postal address | vía | street line 1 | address line | business address | company
      address
    `),
    { lineBreak: ', ' },
  ),
  field(
    'city',
    'line',
    spellings(`
    city | town | ciudad | localidad | población | municipio | mailing city | business city | billing city |
    home city | address 1 - city | address / city | address city | address.addressCity | ciudad de trabajo |
    ciudad del trabajo | poblacion | organization - city/town/village/locality of address | person -
    city/town/village/locality of postal address | company city | billing address city | mailing address city |
    city/town | ciudad/localidad | municipality | ciudad de facturación | hq city | locality
  `),
    { headersIf: { headers: placeHeaders, fits: (column) => !namesCountries(column) } },
  ),
  field(
    'region',
    'line',
    spellings(`
    region | state | state/region | state/province | province | provincia | comunidad | estado/región |
    mailing state | mailing state/province | business state | billing state | billing state/province | home
    state | address 1 - region | address / state | state abbr | stateAbbr | address.addressState | provincia o
    estado de trabajo | provincia del trabajo | estado o provincia | organization - state/county of address |
    comunidad autónoma | person - state/county of postal address | state_id | state_id/name | county | province/state |
    provincia/estado | billing state code | state or province | mailing state code | departamento
  `),
  ),
  field(
    'postalCode',
    'line',
    spellings(`
    postal_code | postal code | zip | zip code | zipcode | postcode | código postal | cp | c.p. | mailing zip
    | mailing zip/postal code | business postal code | billing zip | home postal code | billing zip/postal
    code | address 1 - postal code | address / post code | billing code | zip/postal code |
    address.addressPostcode | código postal del trabajo | organization - zip/postal code of address | person -
    zip/postal code of postal address | cód. postal | postal | cod postal | codpostal | cód postal | codigo postal |
    zip / postal code | post code | postal/zip code | postcode/zip | billing postal code | mailing postal code
  `),
  ),
  field(
    'country',
    'country',
    spellings(`
      country | country/region | país | mailing country | business country/region | billing country | home
      country/region | address 1 - country | address / country | mailing country/territory | address.addressCountry
      | país o región del trabajo | país/región | organization - country of address | person - country of postal
      address | country code | billing country/territory | home country | country_id | country_id/name | pais |
      nation | país de residencia | country name | billing country code | hq country | country / region
    `),
    { headersIf: { headers: placeHeaders, fits: namesCountries } },
  ),
];

const linkedin = spellings(`
  linkedin_url | linkedin | linkedin url | linkedin / link url | linkedin link | linkedin / url | linkedin
  company page | linkedinLink | linkedin / primary link url | perfil de linkedin | linkedin bio | linkedin
  profile | organization - linkedin profile | person - linkedin profile | linkedinLink.primaryLinkUrl | página
  de empresa en linkedin | url de linkedin
`);
export const linkedinField = field('linkedinUrl', 'link', linkedin, {
  looks: ['link'],
  holds: /\blinkedin\.com\//i,
});

export const tagField = field(
  'tags',
  'list',
  spellings(`
    tags | tag | etiquetas | labels | label | categories | categorías | group membership | grupos | person - label |
    organization - label | deal - label | person - labels | deal - labels | keywords | organization - labels | lead
    labels | segmentos | etiqueta | tag list | categoría | lists | listas | category_id | category_id/name | tag
    names | label names | palabras clave | grupo | group | groups | segmento | tag_ids
  `),
);

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
export const sourceHeaders = spellings(`
  source | lead source | origen | fuente | original source | original traffic source | procedencia | deal - source
  channel | person - source channel | hs_analytics_source | fuente original | acquisition | canal de origen |
  lead_source | utm_source | source_id | source_id/name | how did you hear about us | canal de captación | vía de
  entrada | procedencia del lead | origen del lead | origen del cliente | canal | medio | acquisition channel | lead
  origin | origen del contacto | lead channel | source channel | acquisition source
`);
