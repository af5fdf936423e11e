import { recentNames } from '@shared/marketing/analytics/scales';
import { stepAddress } from '@shared/marketing/steps';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import type { SortValues } from '@/lib/lists/sort-rows';
import type { CompanyRowsProps } from '@/ui/company-list/listed-company';
import { Link } from '@/ui/navigation/link';
import { SortedCompanies } from '@/ui/company-list/sorted-companies';
import type { CellFocus, Column } from '@/ui/data-table/column';
import type { MeasuredCompany } from '../reads';
import { companiesTexts } from './texts/companies';
import { useCompanyActs } from './company-acts';
import type { CompanyColumn } from './company-columns';
import { Figure } from './company-figures';
import { needCount, needsOf } from './company-needs';

const sortValues: Record<CompanyColumn, SortValues<MeasuredCompany>[string]> = {
  name: ({ name }) => name,
  needs: needCount,
  sector: ({ sector }) => sector,
  visitors: ({ recent }) => recent?.visitors ?? 0,
  leads: ({ recent }) => recent?.leads ?? 0,
  published: ({ recent }) => recent?.published ?? 0,
  audience: ({ targetAudienceType }) => targetAudienceType,
  products: ({ productCount }) => productCount,
  changed: ({ updatedAt }) => updatedAt,
};

/** Many companies, one row each; a phone shows sector and products under the name. */
export function CompanyRows(rows: CompanyRowsProps<MeasuredCompany>) {
  const t = useTexts(companiesTexts);
  return (
    <SortedCompanies
      rows={rows}
      label={t('title')}
      columns={useColumns()}
      sortValues={sortValues}
      rowHref={({ id }) => stepAddress(id, 'product')}
      acts={useCompanyActs(rows)}
    />
  );
}

function useColumns(): Column<MeasuredCompany>[] {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const products = ({ readyCount, productCount }: MeasuredCompany) =>
    productCount === 0 ? t('noProducts') : t('productCells', { ready: readyCount, count: productCount });
  const column = (name: CompanyColumn) => ({ name, label: t(`columns.${name}`), sortable: true });
  return [
    { ...column('name'), cell: () => null, summary: (company) => `${company.sector} · ${products(company)}` },
    {
      ...column('needs'),
      width: 15,
      isKept: true,
      order: 'number',
      descendingFirst: true,
      ownLine: true,
      cell: (company, focus) => <Needs company={company} {...focus} />,
      summary: (company) => <NeedsTold company={company} />,
    },
    { ...column('sector'), width: 11, cell: ({ sector }) => sector },
    ...recentNames.map((name) => ({
      ...column(name),
      width: 9.5,
      align: 'end' as const,
      order: 'number' as const,
      descendingFirst: true,
      cell: (company: MeasuredCompany) => <Figure name={name} company={company} />,
    })),
    { ...column('products'), width: 9, descendingFirst: true, cell: products },
    {
      ...column('audience'),
      width: 11,
      cell: ({ targetAudienceType }) => t(`audienceShort.${targetAudienceType}`),
    },
    {
      ...column('changed'),
      width: 8,
      descendingFirst: true,
      cell: ({ updatedAt }) => formatDate(updatedAt, language, { dateStyle: 'medium' }),
    },
  ];
}

/** What of a company waits, each with the way to it. */
function Needs({ company, tabIndex }: { company: MeasuredCompany } & Partial<CellFocus>) {
  const t = useTexts(companiesTexts);
  return (
    <span className="flex flex-wrap gap-x-3">
      {needsOf(company).map(({ name, count, to }) => (
        <Link
          key={name}
          to={to}
          tabIndex={tabIndex}
          aria-label={t(`needs.${name}`, { count })}
          className="relative z-10 font-medium text-warning underline underline-offset-4 hover:no-underline"
        >
          {t(`needsShort.${name}`, { count })}
        </Link>
      ))}
    </span>
  );
}

/** The same in words, for a row that is one link. */
function NeedsTold({ company }: { company: MeasuredCompany }) {
  const t = useTexts(companiesTexts);
  const told = needsOf(company).map(({ name, count }) => t(`needs.${name}`, { count }));
  return told.length > 0 && <span className="text-warning">{told.join(' · ')}</span>;
}
