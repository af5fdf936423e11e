import { companyFields } from '../../../../shared/leads/companies/fields';
import { derivedNames } from '../../../../shared/leads/fields/field-table';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import type { FieldsOf, RecordKind } from '../../../platform/acts/record-kind';
import { deadLinks } from '../possible.queries';

export const companyKind: RecordKind<FieldsOf<typeof crmCompanies>> = {
  entity: 'company',
  table: crmCompanies,
  keyed: ['own'],
  derived: [...derivedNames(companyFields), 'phoneKey'],
  impossible: deadLinks('consultingCompanyId'),
};
