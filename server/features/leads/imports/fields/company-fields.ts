import { companyFields as fields, companyHeaders } from '../../../../../shared/leads/companies/fields';
import type { TargetField } from '../../../../platform/imports/target-field';
import type { NamedMember } from '../../members.queries';
import { assigneeField } from './assignee-field';
import { customerHeaders, isOfFirms } from './customer-headers';
import { builtInFields } from './built-in-fields';
import { addressFurther, createdField, externalIdField, field, linkedinFurther } from './field';
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
  ...builtInFields(fields, companyHeaders, {
    website: { looks: ['link'] },
    phone: { looks: ['phone'] },
    taxId: { kind: 'id' },
    sizeBand: { words: sizeWords, choiceOf: bandOf },
    lifecycle: { words: lifecycleWords },
    address: addressFurther.address,
    city: addressFurther.city,
    country: addressFurther.country,
    linkedinUrl: linkedinFurther,
  }),
  externalIdField(
    'company id',
    'company record id',
    'record id - company',
    'account id',
    'organization - id',
    'organization id',
  ),
  createdField,
];

/** The fields of companies; `Cliente` names one beside its tax id, or where the names are those of firms. */
export const companyFields = (
  headers: readonly string[],
  members: readonly NamedMember[] = [],
): TargetField[] => [
  field('name', 'line', isOfFirms(headers) ? [...nameHeaders, ...customerHeaders] : nameHeaders, {
    headersIf: { headers: customerHeaders, fits: ({ namesFirms }) => namesFirms === true },
  }),
  ...rest,
  assigneeField(members),
];
