import { addressHeaders, linkedinHeaders, tagHeaders } from '../fields/common-headers';
import { addressFields } from '../fields/address-fields';
import type { FieldTable, HeadersOf, Orders } from '../fields/field-table';
import { lifecycles, sizeBands } from './scales';
import type { StoredCompany } from './tables';

/** The definition of each field of a company; see `FieldLine`. */
export const companyFields = {
  name: { kind: 'text', required: true, in: ['column', 'sort', 'filter', 'search'] },
  domain: { kind: 'text', in: ['further', 'sort', 'filter', 'search'] },
  website: { kind: 'link' },
  phone: { kind: 'phone', max: 50 },
  taxId: { kind: 'text', max: 30, in: ['search'] },
  lifecycle: {
    kind: 'choice',
    required: true,
    choices: lifecycles,
    in: ['column', 'edit', 'sort', 'filter'],
  },
  assigneeId: { kind: 'member', in: ['column', 'edit', 'filter'], file: 'assignee' },
  industry: { kind: 'text', in: ['filter'] },
  sizeBand: { kind: 'choice', choices: sizeBands, in: ['filter'] },
  ...addressFields,
  city: { kind: 'text', in: ['column', 'sort', 'filter', 'search'] },
  linkedinUrl: { kind: 'link' },
  description: { kind: 'paragraph' },
  /** The same company in CONSULTIA. */
  consultingCompanyId: { kind: 'consultingCompany', form: 'elsewhere', page: 'elsewhere', file: null },
  tags: { kind: 'tags', required: true, in: ['filter'], page: 'elsewhere', merge: 'all' },
  firstTag: { kind: 'text', made: 'derived', text: 'fields.tags' },
  own: { kind: 'own', required: true, text: null, in: ['filter'], merge: 'all' },
  contactCount: { kind: 'number', required: true, made: 'derived', in: ['column', 'sort', 'filter'] },
  openDeals: { kind: 'number', required: true, made: 'derived', in: ['filter'] },
  openAmount: { kind: 'money', required: true, made: 'derived', in: ['column', 'sort', 'filter'] },
  openOthers: { kind: 'number', required: true, made: 'derived', text: null },
  lastContactedAt: { kind: 'time', made: 'derived', in: ['column', 'sort', 'filter'] },
  nextTaskAt: { kind: 'time', made: 'derived' },
  createdAt: { kind: 'time', required: true, made: 'kept', in: ['filter'], merge: 'oldest' },
  updatedAt: { kind: 'time', required: true, made: 'kept', in: ['sort', 'asked'], file: null },
} as const satisfies FieldTable<StoredCompany>;

export const companyOrder = {
  form: { first: ['phone', 'lifecycle'] },
  page: { first: ['domain', 'website', 'phone', 'lifecycle'], last: ['name'] },
  filter: { first: ['lifecycle', 'sizeBand', 'name', 'domain', 'city'] },
  file: {
    first: ['name', 'website', 'domain', 'phone', 'taxId', 'industry', 'sizeBand', 'lifecycle', 'tags'],
  },
} as const satisfies Orders<typeof companyFields>;

/** The names of the fields in files of other programs, separated by vertical bars. */
export const companyHeaders = {
  domain: `
    domain | dominio | company domain name | company_domain | domain name | domainName | website domain |
    associated company domain | nombre de dominio de la empresa | domain name / link url | domain name /
    primary link url | domainName.primaryLinkUrl
  `,
  website: `
    website | website url | web | página web | sitio web | url | homepage | organization - website | company
    website | company url | web site | página | webpage | web page | sitio | website_url | account website |
    web empresa
  `,
  phone: `
    phone | phone_number | phone number | teléfono | tel | telephone | main phone | company phone | número
    de teléfono | organization - phone | phones / primary phone number | teléfono fijo | telephone number |
    office phone | work phone | teléfono empresa | teléfono de la empresa | tel. | tlf | tlf. | tfno |
    teléfono 1 | fijo | phone 1 | account phone | teléfono principal | móvil | mobile
  `,
  taxId: `
    tax_id | tax id | company_tax_id | tax_identifier | cif | nif | cif/nif | vat | vat number | vat id |
    nif/cif | tax number | vat no | vat no. | nif iva | c.i.f. | n.i.f. | dni/cif | cif/dni | identificación
    fiscal | número de identificación fiscal | id fiscal | nº identificación fiscal | registration number |
    nif/cif/dni | rfc | ein | company registration number
  `,
  industry: `
    industry | sector | actividad | industria | ramo | organization - industry | company industry |
    actividad económica | vertical | segment | sector de actividad | business type | line of business | giro
    | rubro | industry_id | primary industry | cnae
  `,
  sizeBand: `
    size_band | size | tamaño | number of employees | employees | empleados | plantilla | company size | no.
    of employees | número de empleados | organization - number of employees | numberofemployees | nº de
    empleados | trabajadores | employee count | staff | headcount | team size | employees count | número de
    trabajadores | nº empleados | nº trabajadores | n empleados | personal | number of staff | no of
    employees | employee_count | no. employees | empleados totales
  `,
  lifecycle: `
    lifecycle | lifecycle stage | fase | etapa del ciclo de vida | type | account type | company type | tipo
    | tipo de contacto | tipo de cuenta | status | estado | tipo de empresa | relationship | relación |
    category of account | account status | customer type | tipo de cliente | estado del cliente | company
    status
  `,
  tags: tagHeaders,
  ...addressHeaders,
  linkedinUrl: linkedinHeaders,
  description: `
    description | descripción | notes | notas | about us | company description | acerca de nosotros | about
    | observaciones | comments | comentarios | note | nota | remarks | anotaciones | observación | detalles
    | comment
  `,
} satisfies HeadersOf<typeof companyFields, 'name'>;
