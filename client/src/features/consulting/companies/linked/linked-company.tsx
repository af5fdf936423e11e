import { useQuery } from '@tanstack/react-query';
import { consultingPages } from '@shared/consulting/addresses';
import { digitalization } from '@shared/consulting/report/figures/digitalization';
import type { Company } from '@shared/consulting/tables';
import { addressOf } from '@shared/http/address';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { isNotFound } from '@/lib/api/refusals';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ErrorState } from '@/ui/feedback/error-state';
import { TextLink } from '@/ui/navigation/link';
import { departmentsOf, reportOf, snapshotOf, useCompany } from '../../reads';
import { companiesTexts } from '../../texts/companies';

/** A company as another portal shows it: its name, its digitalization score and its report, each where it is read. */
export function LinkedCompany({ companyId: id }: { companyId: number }) {
  const t = useTexts(companiesTexts);
  const { data: company, error, refetch } = useCompany(id);
  if (error && isNotFound(error)) return <p className="text-muted">{t('linked.gone')}</p>;
  if (error && !company) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!company) return <Skeleton className="h-22" />;
  return (
    <dl className="grid gap-2">
      <div>
        <dt className="sr-only">CONSULTIA</dt>
        <dd>
          <TextLink to={addressOf(consultingPages.company, { id })} className="wrap-anywhere">
            {company.name}
          </TextLink>{' '}
          <span className="block text-sm text-muted wrap-anywhere">{company.sector}</span>
        </dd>
      </div>
      <Reported company={company} />
    </dl>
  );
}

/** The score of the report's data; before there is a report, of the departments that are described. */
function Reported({ company }: { company: Wire<Company> }) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const companyId = company.id;
  const { data: report } = useQuery(reportOf(companyId));
  const { data: reported } = useQuery({ ...snapshotOf(companyId), enabled: Boolean(report) });
  const { data: described } = useQuery({ ...departmentsOf(companyId), enabled: report === null });
  const departments = reported?.departments ?? described;
  if (report === undefined || !departments) return <Skeleton className="h-12" />;
  const { score } = digitalization({ ...none, company, departments });
  const made = report && formatDate(report.createdAt, language, { dateStyle: 'medium' });
  return (
    <>
      <div>
        <dt className="text-sm text-muted">{t('linked.score')}</dt>
        <dd>{departments.length > 0 ? t('linked.outOf', { score }) : t('linked.noScore')}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t('linked.report')}</dt>
        <dd>
          {made ? (
            <TextLink to={addressOf(consultingPages.report, { id: companyId })}>
              {t('linked.open', { date: made })}
            </TextLink>
          ) : (
            t('linked.noReport')
          )}
        </dd>
      </div>
    </>
  );
}

const none = { products: [], problems: [], strengths: [], people: [] };
