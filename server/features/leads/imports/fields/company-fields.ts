import { lifecycles, sizeBands } from '../../../../../shared/leads/companies/scales';
import type { TargetField } from '../../../../platform/imports/import-target';
import { customerHeaders, isOfFirms } from './customer-headers';
import { addressFields, createdField, externalIdField, field, linkedinField, tagField } from './field';
import { spellings } from './spellings';

const lifecycleWords = {
  lead: spellings(`
    subscriber | suscriptor | marketing qualified lead | marketingqualifiedlead | other | posible cliente |
    otro | analyst | press
  `),
  prospect: spellings(`
    salesqualifiedlead | target | lead cualificado para ventas | cliente potencial | sales qualified lead |
    opportunity | oportunidad | prospecto | potencial
  `),
  customer: spellings(`
    cliente | client | evangelist | active | activo | customer - direct | customer - channel | clientes |
    installation partner customer | evangelizador
  `),
  former: spellings(`
    antiguo cliente | former customer | ex-customer | excliente | churned | inactive
  `),
  partner: spellings(`
    socio | colaborador | proveedor | supplier | vendor | reseller | distributor | distribuidor | channel
    partner / reseller | installation partner | technology partner | integrator | acreedor
  `),
};

const sizeWords = {
  '1': ['1', 'self-employed', 'autónomo'],
  '2-9': spellings('2-9 | 1-10 | 2-10 | 1-9 | 2 a 9 | micro'),
  '10-49': spellings('10-49 | 11-50 | 10-50 | 10 a 49 | pequeña | small'),
  '50-249': spellings('50-249 | 51-200 | 51-250 | 50 a 249 | 50-250 | mediana | medium'),
  '250+': spellings(`
    250+ | 201-500 | 251-500 | 501-1000 | 1000+ | 1001-5000 | 5001-10000 | 10000+ | grande | large
  `),
};

/** The least number of people of each band, the largest first. */
const leastOf = [
  ['250+', 250],
  ['50-249', 50],
  ['10-49', 10],
  ['2-9', 2],
  ['1', 1],
] as const;

/** The band of a number of employees, or of a range by its lower end; undefined for what is neither. */
function bandOf(text: string): string | undefined {
  const [, digits] =
    /^\D{0,3}(\d(?:[\d.,\s]*[\d.,])?)\s*(?:\+|(?:-|–|a|to)\s*\d[\d.,\s]*)?$/i.exec(text.trim()) ?? [];
  const count = Number(digits?.replace(/[.,]0+$/, '').replace(/[.,\s]/g, ''));
  return leastOf.find(([, least]) => count >= least)?.[0];
}

const nameHeaders = spellings(`
  name | company_name | company name | company | nombre | empresa | razón social | account name | organization -
  name | organization name | nombre de la empresa | organization | nombre comercial | nombre de empresa | nombre de
  la cuenta | organización | account | accounts | account_name | organisation | organisation name | business name |
  business | legal name | nombre fiscal | nombre de la organización | sociedad | nombre o razón social |
  denominación social | compañía | company / account | client company | firm | display_name | complete name |
  account: account name | nombre completo de la empresa | cuenta | denominación
`);

const rest = [
  field(
    'domain',
    'line',
    spellings(`
    domain | dominio | company domain name | company_domain | domain name | domainName | website domain |
    associated company domain | nombre de dominio de la empresa | domain name / link url | domain name /
    primary link url | domainName.primaryLinkUrl
  `),
  ),
  field(
    'website',
    'link',
    spellings(`
      website | website url | web | página web | sitio web | url | homepage | organization - website | company
      website | company url | web site | página | webpage | web page | sitio | website_url | account website | web
      empresa
    `),
    { looks: ['link'] },
  ),
  field(
    'phone',
    'phone',
    spellings(`
      phone | phone_number | phone number | teléfono | tel | telephone | main phone | company phone | número
      de teléfono | organization - phone | phones / primary phone number | teléfono fijo | telephone number | office
      phone | work phone | teléfono empresa | teléfono de la empresa | tel. | tlf | tlf. | tfno | teléfono 1 | fijo |
      phone 1 | account phone | teléfono principal | móvil | mobile
    `),
    {
      looks: ['phone'],
    },
  ),
  field(
    'taxId',
    'id',
    spellings(`
    tax_id | tax id | company_tax_id | tax_identifier | cif | nif | cif/nif | vat | vat number | vat id |
    nif/cif | tax number | vat no | vat no. | nif iva | c.i.f. | n.i.f. | dni/cif | cif/dni | identificación fiscal |
    número de identificación fiscal | id fiscal | nº identificación fiscal | registration number | nif/cif/dni | rfc |
    ein | company registration number
  `),
  ),
  field(
    'industry',
    'line',
    spellings(`
      industry | sector | actividad | industria | ramo | organization - industry | company industry | actividad
      económica | vertical | segment | sector de actividad | business type | line of business | giro | rubro |
      industry_id | primary industry | cnae
    `),
  ),
  field(
    'sizeBand',
    'choice',
    spellings(`
      size_band | size | tamaño | number of employees | employees | empleados | plantilla | company size | no. of
      employees | número de empleados | organization - number of employees | numberofemployees | nº de empleados |
      trabajadores | employee count | staff | headcount | team size | employees count | número de trabajadores | nº
      empleados | nº trabajadores | n empleados | personal | number of staff | no of employees | employee_count |
      no. employees | empleados totales
    `),
    { choices: sizeBands, words: sizeWords, choiceOf: bandOf },
  ),
  field(
    'lifecycle',
    'choice',
    spellings(`
      lifecycle | lifecycle stage | fase | etapa del ciclo de vida | type | account type | company type | tipo |
      tipo de contacto | tipo de cuenta | status | estado | tipo de empresa | relationship | relación | category of
      account | account status | customer type | tipo de cliente | estado del cliente | company status
    `),
    {
      choices: lifecycles,
      words: lifecycleWords,
    },
  ),
  tagField,
  ...addressFields,
  linkedinField,
  field(
    'description',
    'text',
    spellings(`
    description | descripción | notes | notas | about us | company description | acerca de nosotros | about |
    observaciones | comments | comentarios | note | nota | remarks | anotaciones | observación | detalles | comment
  `),
  ),
  externalIdField(
    ...[
      'company id',
      'company record id',
      'record id - company',
      'account id',
      'organization - id',
      'organization id',
    ],
  ),
  createdField,
];

/** The fields of companies; `Cliente` names one beside its tax id, or where the names are those of firms. */
export const companyFields = (headers: readonly string[]): TargetField[] => [
  field('name', 'line', isOfFirms(headers) ? [...nameHeaders, ...customerHeaders] : nameHeaders, {
    headersIf: { headers: customerHeaders, fits: ({ namesFirms }) => namesFirms === true },
  }),
  ...rest,
];
