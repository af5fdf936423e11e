import { consultingPages } from '@shared/consulting/addresses';
import { sizes } from '@shared/consulting/scales';
import { addressOf } from '@shared/http/address';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import type { SortValues } from '@/lib/lists/sort-rows';
import type { CompanyRowsProps } from '@/ui/company-list/listed-company';
import { SortedCompanies } from '@/ui/company-list/sorted-companies';
import type { Column } from '@/ui/data-table/column';
import { companiesTexts } from '../../texts/companies';
import { AssessmentMark } from './assessment-mark';
import { type Summary, useCompanyActs } from './company-acts';
import type { CompanyColumn } from './company-columns';
import { ReportBadge, reportState, reportStates } from './report-badge';

const sortValues: Record<CompanyColumn, SortValues<Summary>[string]> = {
  name: ({ name }) => name,
  sector: ({ sector }) => sector,
  size: ({ size }) => sizes.indexOf(size),
  report: (company) => reportStates.indexOf(reportState(company)),
  changed: ({ updatedAt }) => updatedAt,
};

/** Many companies, one row each; a phone shows the state of the report, the sector and the size under the name. */
export function CompanyRows(rows: CompanyRowsProps<Summary>) {
  const t = useTexts(companiesTexts);
  return (
    <SortedCompanies
      rows={rows}
      label={t('title')}
      columns={useColumns()}
      sortValues={sortValues}
      rowHref={({ id }) => addressOf(consultingPages.company, { id })}
      acts={useCompanyActs(rows)}
    />
  );
}

function useColumns(): Column<Summary>[] {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const sizeOf = ({ size }: Summary) => t(`sizeShort.${size}`);
  const column = (name: CompanyColumn) => ({
    name,
    label: t(`columns.${name}`),
    sortable: true,
  });
  return [
    {
      ...column('name'),
      cell: (company) => company.copiedFrom !== null && <AssessmentMark company={company} />,
      summary: (company) => (
        <>
          {[t(`reportState.${reportState(company)}`), company.sector, sizeOf(company)].join(' · ')}
          {company.copiedFrom !== null && ' · '}
          <AssessmentMark company={company} />
        </>
      ),
    },
    { ...column('sector'), width: 9, cell: ({ sector }) => sector },
    { ...column('size'), width: 5.5, cell: sizeOf },
    { ...column('report'), width: 12, cell: (company) => <ReportBadge {...company} /> },
    {
      ...column('changed'),
      width: 8,
      descendingFirst: true,
      cell: ({ updatedAt }) => (updatedAt ? formatDate(updatedAt, language, { dateStyle: 'medium' }) : '–'),
    },
  ];
}
