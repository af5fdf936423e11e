import type { TargetField } from '../../../../platform/imports/target-field';
import { field } from './field';
import { spellings } from './spellings';

const linking = (fields: readonly TargetField[]): TargetField[] =>
  fields.map((each) => ({ ...each, isLink: true }));

/** The columns that name the company of a record; `short` headers mean the company only in files of other things. */
export const companyLinkFields = linking([
  field(
    'companyExternalId',
    'id',
    spellings(`
      company_external_id | primary associated company id | associated company ids (primary) | company_id | company
      id | associated company ids | associated company id | account id | organization id | companyId | company / id
      | company record id | id de empresa | record id - company | hubspot_company_id | account name.id | person -
      organization id | deal - organization id | activity - organization id | company.id | pointOfContact.companyId
      | account_id | organization_id | parent account id | accountid | customer id | customer_id | client_id |
      client id | id cliente | id de cliente | código cliente | código de cliente | org_id | cod. cliente |
      id_cliente | id empresa | id_empresa | id cuenta
    `),
  ),
  field(
    'companyName',
    'line',
    spellings(`
      company_name | company name | company | empresa | associated company | organization name | organization |
      organisation | account name | account | compañía | nombre de la empresa | organization 1 - name | primary
      associated company | associated company (primary) | company / name | person - organization | deal -
      organization | razón social | associated companies | primary company | activity - organization | company /
      account | organización | nombre de empresa | related company | nombre comercial | nombre de la cuenta |
      compañia | company.name | related to | compañía asociada | cliente | account_name | accounts | customer |
      client | customer name | client name | nombre cliente | nombre del cliente | organisation name | partner_id |
      partner_id/name | partner_name | parent_id | parent_id/name | parent name | commercial_company_name |
      commercial company name | company/account | cuenta | company name (accounts) | business name | business |
      lugar de trabajo | employer | account: account name | sociedad | deal - organization name | buyer | comprador
      | account name (account) | firma | entidad | centro | partner | associated organization | organización
      asociada | company name for emails | company / organization
    `),
  ),
  field(
    'companyDomain',
    'line',
    spellings(`
      company_domain | companyDomain | company domain name | company domain | domain | dominio | company website |
      company / domain name | associated company domain | website url | website | web | página web | sitio web | web
      page | company.domainName | company url | account website | web empresa | web de la empresa | organization
      domain | email domain | dominio de correo
    `),
  ),
  field(
    'companyTaxId',
    'id',
    spellings(`
    company_tax_id | company tax id | cif | nif | cif/nif | vat number | vat | nif empresa | tax id | nif/cif
    | vat id | cif empresa | cif de la empresa | c.i.f. | vat no | tax number | nif iva | nif cliente | cif cliente |
    identificación fiscal
  `),
  ),
]);

/** The columns that name the contact that something is about. */
export const contactLinkFields = linking([
  field(
    'contactExternalId',
    'id',
    spellings(`
    contact_external_id | contact_external_ids | contact_id | contact id | associated contact ids | associated
    contact id | primary contact id | person id | pointOfContactId | point of contact id | contact_ids | id de
    contacto | contact name.id | deal - contact person id | record id - contact | activity - contact person id
    | contactid | associated contact id(s) | who id | pointOfContact.id | person_id | contact record id | id contacto |
    id_contacto | associated contact record ids | lead_id
  `),
  ),
  field(
    'contactEmail',
    'email',
    spellings(`
      contact_email | contact_emails | contact email | email | e-mail | correo | correo del contacto | deal -
      contact email | person - email | associated contact emails | associated contact email | correo electrónico |
      email del contacto | dirección de correo electrónico | email address | contact e-mail | email_from | customer
      email | email cliente | primary contact email | correo contacto
    `),
  ),
  field(
    'contactName',
    'line',
    spellings(`
      contact_name | contact name | contact | contacto | associated contact | primary contact | point of contact |
      deal - contact person | contact person | nombre del contacto | associated contacts | person | nombre de
      contacto | activity - contact person | persona de contacto | point of contact / name | persona | contactos |
      contacts | full name | nombre completo | contact full name | contact(s) | main contact | decision maker |
      nombre contacto | contact name (contact) | client contact | customer contact | contacto principal |
      interlocutor | attendees | asistentes
    `),
  ),
]);

/** The columns that name the opportunity that something is about. */
export const opportunityLinkFields = linking([
  field(
    'opportunityExternalId',
    'id',
    spellings(`
    opportunity_external_id | opportunity_id | opportunity id | deal_id | deal id | associated deal ids |
    associated deal id | id de oportunidad | id de negocio | activity - deal id | record id - deal | deal_ids
    | what id | dealid | opportunityid | id oportunidad | id negocio | deal record id | associated deal record ids
  `),
  ),
  field(
    'opportunityTitle',
    'line',
    spellings(`
      opportunity_title | opportunity | oportunidad | deal | deal title | deal name | negocio | associated deal |
      opportunity name | associated deals | activity - deal | nombre de la oportunidad | nombre del negocio |
      related opportunity | related deal | opportunity title | opportunities | oportunidad relacionada | negocio
      asociado | negocios asociados | trato
    `),
  ),
]);
