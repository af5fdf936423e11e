import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { actsGroup } from '@/ui/overlays/card-acts';
import { Link } from '@/ui/navigation/link';
import { companiesTexts } from '../../texts/companies';
import { AssessmentMark } from './assessment-mark';
import { CompanyActs, type ListedCompany } from './company-acts';
import { ReportBadge, reportState } from './report-badge';

interface CompanyRowsProps extends Omit<ListedCompany, 'company'> {
  companies: ListedCompany['company'][];
}

const columns = ['name', 'sector', 'size', 'report', 'changed'] as const;
const cell = 'px-3 py-1.5 align-middle';
const wideOnly = 'max-md:hidden';

/** Many companies, one row each; a phone shows the state of the report, the sector and the size under the name. */
export function CompanyRows({ companies, ...acts }: CompanyRowsProps) {
  const t = useTexts(companiesTexts);
  return (
    <table className="w-full rounded-card border border-line bg-surface text-left">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="text-sm text-muted max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={classNames(cell, 'font-medium whitespace-nowrap')}>
              {t(`columns.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{t('columns.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <CompanyRow key={company.id} company={company} {...acts} />
        ))}
      </tbody>
    </table>
  );
}

function CompanyRow(props: ListedCompany) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const { id, name, sector, size, counts, hasReport, updatedAt } = props.company;
  const changed = updatedAt && formatDate(updatedAt, language, { dateStyle: 'medium' });
  const shortSize = t(`sizeShort.${size}`);
  return (
    <tr className={classNames(actsGroup, 'h-11 border-t border-line hover:bg-ink/4')}>
      <th scope="row" className={classNames(cell, 'font-medium wrap-anywhere md:w-1/3')}>
        <Link
          to={addressOf(consultingPages.company, { id })}
          className="inline-block py-1 hover:text-brand hover:underline"
        >
          {name}
        </Link>
        <AssessmentMark company={props.company} />
        <span className="line-clamp-1 text-sm font-normal text-muted md:hidden">
          {[t(`reportState.${reportState(props.company)}`), sector, shortSize].join(' · ')}
        </span>
      </th>
      <td className={classNames(cell, wideOnly, 'wrap-anywhere')}>{sector}</td>
      <td className={classNames(cell, wideOnly)}>{shortSize}</td>
      <td className={classNames(cell, wideOnly, 'w-px whitespace-nowrap')}>
        <ReportBadge counts={counts} hasReport={hasReport} />
      </td>
      <td className={classNames(cell, wideOnly, 'w-px whitespace-nowrap text-muted')}>{changed ?? '–'}</td>
      <td className="w-px pr-1">
        <CompanyActs {...props} />
      </td>
    </tr>
  );
}
