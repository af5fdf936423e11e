import { crmCompanies } from '../../../../shared/leads/companies/tables';
import type { RecordKind } from '../../../platform/acts/record-kind';
import { deadLinks } from '../possible.queries';

export const companyKind: RecordKind = {
  entity: 'company',
  table: crmCompanies,
  keyed: ['own'],
  derived: [
    'phoneKey',
    'firstTag',
    'contactCount',
    'openDeals',
    'openAmount',
    'openOthers',
    'lastContactedAt',
    'nextTaskAt',
  ],
  impossible: deadLinks('consultingCompanyId'),
};
