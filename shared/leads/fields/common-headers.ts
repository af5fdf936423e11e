/** The names that files of other programs use for fields of several records, separated by vertical bars. */
export const addressHeaders = {
  address: `
    address | street address | street | dirección | domicilio | calle | mailing street | business street |
    billing street | home street | address 1 - street | address / street 1 | address line 1 | address1 |
    address / address 1 | organization - address | person - postal address | address.addressStreet1 | calle
    del trabajo | calle y número | dirección 1 | domicilio fiscal | shipping street | calle 1 | hq address |
    headquarters | full address | billing address | mailing address | dirección postal | dirección fiscal |
    dirección completa | dirección de facturación | street 1 | postal address | vía | street line 1 |
    address line | business address | company address
  `,
  city: `
    city | town | ciudad | localidad | población | municipio | mailing city | business city | billing city |
    home city | address 1 - city | address / city | address city | address.addressCity | ciudad de trabajo |
    ciudad del trabajo | poblacion | organization - city/town/village/locality of address | person -
    city/town/village/locality of postal address | company city | billing address city | mailing address
    city | city/town | ciudad/localidad | municipality | ciudad de facturación | hq city | locality
  `,
  region: `
    region | state | state/region | state/province | province | provincia | comunidad | estado/región |
    mailing state | mailing state/province | business state | billing state | billing state/province | home
    state | address 1 - region | address / state | state abbr | stateAbbr | address.addressState | provincia
    o estado de trabajo | provincia del trabajo | estado o provincia | organization - state/county of
    address | comunidad autónoma | person - state/county of postal address | state_id | state_id/name |
    county | province/state | provincia/estado | billing state code | state or province | mailing state code
    | departamento
  `,
  postalCode: `
    postal_code | postal code | zip | zip code | zipcode | postcode | código postal | cp | c.p. | mailing
    zip | mailing zip/postal code | business postal code | billing zip | home postal code | billing
    zip/postal code | address 1 - postal code | address / post code | billing code | zip/postal code |
    address.addressPostcode | código postal del trabajo | organization - zip/postal code of address | person
    - zip/postal code of postal address | cód. postal | postal | cod postal | codpostal | cód postal |
    codigo postal | zip / postal code | post code | postal/zip code | postcode/zip | billing postal code |
    mailing postal code
  `,
  country: `
    country | country/region | país | mailing country | business country/region | billing country | home
    country/region | address 1 - country | address / country | mailing country/territory |
    address.addressCountry | país o región del trabajo | país/región | organization - country of address |
    person - country of postal address | country code | billing country/territory | home country |
    country_id | country_id/name | pais | nation | país de residencia | country name | billing country code
    | hq country | country / region
  `,
};

export const linkedinHeaders = `
    linkedin_url | linkedin | linkedin url | linkedin / link url | linkedin link | linkedin / url | linkedin
    company page | linkedinLink | linkedin / primary link url | perfil de linkedin | linkedin bio | linkedin
    profile | organization - linkedin profile | person - linkedin profile | linkedinLink.primaryLinkUrl |
    página de empresa en linkedin | url de linkedin
  `;

export const sourceHeaders = `
    source | lead source | origen | fuente | original source | original traffic source | procedencia | deal
    - source channel | person - source channel | hs_analytics_source | fuente original | acquisition | canal
    de origen | lead_source | utm_source | source_id | source_id/name | how did you hear about us | canal de
    captación | vía de entrada | procedencia del lead | origen del lead | origen del cliente | canal | medio
    | acquisition channel | lead origin | origen del contacto | lead channel | source channel | acquisition
    source
  `;

export const tagHeaders = `
    tags | tag | etiquetas | labels | label | categories | categorías | group membership | grupos | person -
    label | organization - label | deal - label | person - labels | deal - labels | keywords | organization
    - labels | lead labels | segmentos | etiqueta | tag list | categoría | lists | listas | category_id |
    category_id/name | tag names | label names | palabras clave | grupo | group | groups | segmento |
    tag_ids
  `;
