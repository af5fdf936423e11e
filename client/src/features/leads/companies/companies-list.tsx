import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { recordAddress } from '@shared/leads/sections';
import { lifecycles } from '@shared/leads/companies/scales';
import { useTexts } from '@/i18n/use-texts';
import { digitsOf } from '@/lib/values/money';
import { useCurrency } from '../fields/use-currency';
import { setting } from '../lists/bulk/bulk-act';
import { useFieldFilters } from '../lists/columns/use-field-filters';
import { RecordList } from '../lists/record-list';
import type { Rows } from '../records';
import { jobsTexts } from '../jobs/texts/jobs';
import { useChoices } from '../values/use-choices';
import { useCompanyColumns } from './use-company-columns';
import { CompanyForm } from './lazy-company-form';

const nameOf = ({ name }: Rows['companies']) => name;

export function CompaniesList() {
  const tBulk = useTexts(jobsTexts);
  const choices = useChoices();
  const [, navigate] = useLocation();
  const scale = 10 ** digitsOf(useCurrency());
  const filters = useFieldFilters(
    'companies',
    useMemo(() => ({ openAmount: { scale } }), [scale]),
  );
  return (
    <RecordList
      section="companies"
      columns={useCompanyColumns()}
      rowName={nameOf}
      usualSort="name"
      filters={filters}
      bulkActs={[
        {
          label: tBulk('bulk.act.lifecycle'),
          choices: choices('lifecycle', lifecycles),
          does: setting('lifecycle'),
        },
      ]}
      form={CompanyForm}
      onCreated={({ id }) => navigate(recordAddress('companies', id))}
    />
  );
}
