import type { TargetField } from '../../../../platform/imports/import-target';
import { field } from './field';

const linking = (fields: readonly TargetField[]): TargetField[] =>
  fields.map((each) => ({ ...each, isLink: true }));

/** The columns that name the company of a record; `short` headers mean the company only in files of other things. */
export const companyLinkFields = linking([
  field('companyExternalId', 'id', [
    ...['company_external_id', 'company_id', 'company id', 'associated company ids', 'associated company id'],
    ...[
      'primary associated company id',
      'account id',
      'organization id',
      'companyId',
      'company / id',
      'company record id',
    ],
    ...['associated company ids (primary)', 'id de empresa'],
  ]),
  field('companyName', 'line', [
    ...[
      'company_name',
      'company name',
      'company',
      'empresa',
      'associated company',
      'organization name',
      'organization',
    ],
    ...[
      'organisation',
      'account name',
      'account',
      'compañía',
      'nombre de la empresa',
      'organization 1 - name',
    ],
    ...[
      'primary associated company',
      'associated company (primary)',
      'company / name',
      'person - organization',
    ],
    ...['deal - organization', 'razón social', 'associated companies', 'primary company'],
  ]),
  field('companyDomain', 'line', [
    ...[
      'company_domain',
      'companyDomain',
      'company domain name',
      'company domain',
      'domain',
      'dominio',
      'company website',
    ],
    ...['company / domain name', 'website url', 'website'],
  ]),
  field('companyTaxId', 'id', [
    'company_tax_id',
    'company tax id',
    'cif',
    'nif',
    'cif/nif',
    'vat number',
    'vat',
    'nif empresa',
  ]),
]);

/** The columns that name the contact that something is about. */
export const contactLinkFields = linking([
  field('contactExternalId', 'id', [
    ...['contact_external_id', 'contact_external_ids', 'contact_id', 'contact id', 'associated contact ids'],
    ...[
      'associated contact id',
      'primary contact id',
      'person id',
      'pointOfContactId',
      'point of contact id',
    ],
    ...['contact_ids', 'id de contacto'],
  ]),
  field('contactEmail', 'email', [
    ...[
      'contact_email',
      'contact_emails',
      'contact email',
      'email',
      'e-mail',
      'correo',
      'correo del contacto',
    ],
    ...['deal - contact email', 'person - email', 'associated contact emails'],
  ]),
  field('contactName', 'line', [
    ...[
      'contact_name',
      'contact name',
      'contact',
      'contacto',
      'associated contact',
      'primary contact',
      'point of contact',
    ],
    ...['deal - contact person', 'contact person', 'nombre del contacto', 'associated contacts', 'person'],
  ]),
]);

/** The columns that name the opportunity that something is about. */
export const opportunityLinkFields = linking([
  field('opportunityExternalId', 'id', [
    ...[
      'opportunity_external_id',
      'opportunity_id',
      'opportunity id',
      'deal_id',
      'deal id',
      'associated deal ids',
    ],
    ...['associated deal id', 'id de oportunidad', 'id de negocio'],
  ]),
  field('opportunityTitle', 'line', [
    ...['opportunity_title', 'opportunity', 'oportunidad', 'deal', 'deal title', 'deal name', 'negocio'],
    ...['associated deal', 'opportunity name', 'associated deals'],
  ]),
]);
