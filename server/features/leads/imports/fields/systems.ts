import type { KnownSystem } from '../../../../platform/imports/import-target';
import { ownSystem, vcardSystem } from '../../../../platform/imports/target-field';

/** Programs by the headers that only their files have. */
export const knownSystems: readonly KnownSystem[] = [
  {
    name: ownSystem,
    marks: [
      ['external_id', 'created_at'],
      ['external_id', 'contact_external_ids', 'contact_emails'],
      ['external_id', 'company_external_id', 'company_name'],
      ['external_id', 'size_band', 'lifecycle'],
    ],
  },
  { name: vcardSystem, marks: [['first_name', 'phone_label', 'birthday', 'external_id']] },
  {
    name: 'zoho',
    marks: [
      ['record id', 'contact owner.id'],
      ['record id', 'account owner.id'],
      ['record id', 'deal owner.id'],
      ['record id', 'lead owner.id'],
      ['record id', 'owner.id'],
      ['record id', 'account name'],
    ],
  },
  {
    name: 'pipedrive',
    marks: [
      ['person - name'],
      ['deal - title'],
      ['organization - id'],
      ['organization - name', 'organization - owner'],
      ['organization - name', 'organization - address'],
      ['activity - subject'],
    ],
  },
  {
    name: 'hubspot',
    marks: [
      ['record id', 'lifecycle stage'],
      ['record id', 'create date'],
      ['record id', 'contact owner'],
      ['record id', 'company owner'],
      ['record id', 'deal name'],
      ['record id', 'associated company'],
      ['record id', 'first name'],
      ['record id', 'company name'],
      ['record id', 'email'],
      ['record id', 'activity date'],
      ['record id - contact'],
      ['record id - company'],
      ['record id - deal'],
      ['id de registro', 'fecha de creación'],
      ['contact id', 'lifecycle stage'],
      ['company id', 'company domain name'],
      ['deal id', 'deal stage'],
      ['activity id', 'activity type', 'associated contact email'],
    ],
  },
  {
    name: 'atomic-crm',
    marks: [
      ['first_seen', 'last_seen', 'first_name'],
      ['email_work', 'email_home'],
      ['email_jsonb', 'phone_jsonb'],
      ['sales_id', 'nb_tasks'],
      ['sales_id', 'company_id'],
      ['sales_id', 'contact_id'],
      ['sales_id', 'deal_id'],
      ['sales_id', 'tax_identifier'],
      ['sales_id', 'sector'],
      ['nb_contacts', 'nb_deals'],
    ],
  },
  {
    name: 'twenty',
    marks: [
      ['emails / primary email'],
      ['name / first name'],
      ['phones / primary phone number'],
      ['domain name / link url'],
      ['domain name / primary link url'],
      ['company id', 'creation date'],
      ['created by / source'],
      ['emails.primaryEmail'],
      ['domainName.primaryLinkUrl'],
      ['firstName', 'lastName', 'jobTitle', 'companyDomain'],
    ],
  },
  {
    name: 'salesforce',
    marks: [
      ['mailing street', 'account name'],
      ['account id', 'contact id'],
      ['account id', 'account name'],
      ['opportunity id', 'account name'],
      ['lead id', 'lead status'],
    ],
  },
  {
    name: 'odoo',
    marks: [
      ['id', 'is a company'],
      ['id', 'salesperson'],
      ['id externo', 'comercial'],
      ['id', 'comercial'],
    ],
  },
  {
    name: 'google',
    marks: [
      ['e-mail 1 - value'],
      ['e-mail 1 - label'],
      ['phone 1 - value'],
      ['group membership', 'given name'],
    ],
  },
  {
    name: 'outlook',
    marks: [
      ['e-mail address', 'business phone'],
      ['e-mail address', 'e-mail 2 address'],
      ['dirección de correo electrónico', 'teléfono del trabajo'],
    ],
  },
];
