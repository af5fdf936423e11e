import { companyFields } from '../../../../shared/leads/companies/fields';
import { derivedNames } from '../../../../shared/leads/fields/field-table';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import type { RecordKind } from '../../../platform/acts/record-kind';
import type { OwnedFields } from '../fields/owned-fields';
import { deadLinks } from '../possible.queries';

declare module '../../../../shared/acts/entities' {
  interface RecordFields {
    company: OwnedFields<typeof crmCompanies>;
  }
}

export const companyKind: RecordKind<'company'> = {
  entity: 'company',
  table: crmCompanies,
  keyed: ['own'],
  derived: [...derivedNames(companyFields), 'phoneKey'],
  impossible: deadLinks('consultingCompanyId', 'assigneeId'),
};
