import { type KnownSystem, ownSystem, vcardSystem } from '../../../../platform/imports/import-target';

/** Programs by the headers that only their files have. */
export const knownSystems: readonly KnownSystem[] = [
  { name: ownSystem, marks: [['external_id', 'created_at']] },
  { name: vcardSystem, marks: [['first_name', 'phone_label', 'birthday', 'external_id']] },
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
      ['sales_id', 'tax_identifier'],
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
      ['firstName', 'lastName', 'jobTitle', 'companyDomain'],
    ],
  },
  {
    name: 'pipedrive',
    marks: [['person - name'], ['deal - title'], ['organization - name'], ['activity - subject']],
  },
  {
    name: 'salesforce',
    marks: [
      ['mailing street', 'account name'],
      ['account id', 'contact id'],
    ],
  },
  {
    name: 'zoho',
    marks: [
      ['record id', 'contact owner.id'],
      ['record id', 'account name'],
      ['contact id', 'contact owner'],
    ],
  },
  { name: 'google', marks: [['e-mail 1 - value'], ['e-mail 1 - label'], ['group membership', 'given name']] },
  {
    name: 'outlook',
    marks: [
      ['e-mail address', 'business phone'],
      ['e-mail address', 'e-mail 2 address'],
    ],
  },
];
