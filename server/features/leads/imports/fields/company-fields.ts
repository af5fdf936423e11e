import { lifecycles, sizeBands } from '../../../../../shared/leads/companies/scales';
import { addressFields, createdField, externalIdField, field, linkedinField, tagField } from './field';

const lifecycleWords = {
  lead: ['subscriber', 'suscriptor', 'marketing qualified lead', 'other', 'posible cliente'],
  prospect: ['sales qualified lead', 'opportunity', 'oportunidad', 'prospecto', 'potencial'],
  customer: ['cliente', 'client', 'evangelist', 'active', 'activo'],
  former: ['antiguo cliente', 'former customer', 'ex-customer', 'excliente', 'churned', 'inactive'],
  partner: ['socio', 'colaborador', 'proveedor', 'supplier', 'vendor'],
};

const sizeWords = {
  '1': ['1', 'self-employed', 'autónomo'],
  '2-9': ['2-9', '1-10', '2-10', '1-9', '2 a 9', 'micro'],
  '10-49': ['10-49', '11-50', '10-50', '10 a 49', 'pequeña', 'small'],
  '50-249': ['50-249', '51-200', '51-250', '50 a 249', '50-250', 'mediana', 'medium'],
  '250+': [
    '250+',
    '201-500',
    '251-500',
    '501-1000',
    '1000+',
    '1001-5000',
    '5001-10000',
    '10000+',
    'grande',
    'large',
  ],
};

/** The fields of companies. */
export const companyFields = [
  field('name', 'line', [
    ...[
      'name',
      'company_name',
      'company name',
      'company',
      'nombre',
      'empresa',
      'razón social',
      'account name',
    ],
    ...[
      'organization - name',
      'organization name',
      'nombre de la empresa',
      'organization',
      'nombre comercial',
    ],
  ]),
  field('domain', 'line', [
    ...['domain', 'dominio', 'company domain name', 'company_domain', 'domain name', 'domainName'],
    ...['domain name / link url', 'domain name / primary link url', 'domainName.primaryLinkUrl'],
  ]),
  field(
    'website',
    'link',
    ['website', 'website url', 'web', 'página web', 'sitio web', 'url', 'homepage', 'organization - website'],
    { looks: ['link'] },
  ),
  field(
    'phone',
    'phone',
    ['phone', 'phone_number', 'phone number', 'teléfono', 'tel', 'telephone', 'main phone'],
    {
      looks: ['phone'],
    },
  ),
  field('taxId', 'id', [
    'tax_id',
    'tax id',
    'company_tax_id',
    'tax_identifier',
    'cif',
    'nif',
    'cif/nif',
    'vat',
    'vat number',
    'vat id',
    'nif/cif',
  ]),
  field('industry', 'line', [
    'industry',
    'sector',
    'actividad',
    'industria',
    'ramo',
    'organization - industry',
  ]),
  field(
    'sizeBand',
    'choice',
    [
      'size_band',
      'size',
      'tamaño',
      'number of employees',
      'employees',
      'empleados',
      'plantilla',
      'company size',
      'no. of employees',
      'número de empleados',
    ],
    { choices: sizeBands, words: sizeWords },
  ),
  field(
    'lifecycle',
    'choice',
    ['lifecycle', 'lifecycle stage', 'fase', 'etapa del ciclo de vida', 'type', 'tipo', 'status', 'estado'],
    {
      choices: lifecycles,
      words: lifecycleWords,
    },
  ),
  tagField,
  ...addressFields,
  linkedinField,
  field('description', 'text', [
    'description',
    'descripción',
    'notes',
    'notas',
    'about us',
    'about',
    'observaciones',
  ]),
  externalIdField('company id', 'company record id', 'account id', 'organization - id', 'organization id'),
  createdField,
];
