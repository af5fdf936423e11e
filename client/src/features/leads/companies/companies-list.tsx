import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { recordAddress } from '@shared/leads/sections';
import { lifecycles, sizeBands } from '@shared/leads/companies/scales';
import type { FilterColumn } from '@/lib/lists/list-filters';
import { digitsOf } from '@/lib/values/money';
import { useCurrency } from '../fields/use-currency';
import { setting } from '../lists/bulk-act';
import { RecordList } from '../lists/record-list';
import type { Rows } from '../records';
import { bulkTexts } from '../texts/bulk';
import { recordsTexts } from '../texts/records';
import { useChoices } from '../use-choices';
import { useCompanyColumns } from './use-company-columns';
import { CompanyForm } from './lazy-company-form';
import { useKeptTexts } from '../use-kept-texts';

const nameOf = ({ name }: Rows['companies']) => name;

export function CompaniesList() {
  const t = useKeptTexts(recordsTexts);
  const tBulk = useKeptTexts(bulkTexts);
  const choices = useChoices();
  const [, navigate] = useLocation();
  const currency = useCurrency();
  const filters: FilterColumn[] = useMemo(
    () => [
      {
        name: 'lifecycle',
        label: t('fields.lifecycle'),
        kind: 'choice',
        choices: choices('lifecycle', lifecycles),
        required: true,
      },
      {
        name: 'sizeBand',
        label: t('fields.sizeBand'),
        kind: 'choice',
        choices: choices('sizeBand', sizeBands),
      },
      { name: 'name', label: t('columns.name'), kind: 'text' },
      { name: 'domain', label: t('columns.domain'), kind: 'text' },
      { name: 'city', label: t('columns.city'), kind: 'text' },
      { name: 'industry', label: t('fields.industry'), kind: 'text' },
      { name: 'contactCount', label: t('columns.contacts'), kind: 'number', required: true },
      { name: 'openDeals', label: t('columns.openDeals'), kind: 'number', required: true },
      {
        name: 'openAmount',
        label: t('columns.openAmount'),
        kind: 'number',
        required: true,
        scale: 10 ** digitsOf(currency),
      },
      { name: 'lastContactedAt', label: t('columns.lastContact'), kind: 'time' },
      { name: 'createdAt', label: t('columns.created'), kind: 'time', required: true },
    ],
    [t, choices, currency],
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
          label: tBulk('act.lifecycle'),
          choices: choices('lifecycle', lifecycles),
          does: setting('lifecycle'),
        },
      ]}
      form={CompanyForm}
      onCreated={({ id }) => navigate(recordAddress('companies', id))}
    />
  );
}
