import { memo } from 'react';
import { missingForReport } from '@shared/consulting/report/readiness';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMayWrite } from '@/lib/session/use-may-write';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { Card } from '@/ui/card';
import { actsGroup } from '@/ui/overlays/card-acts';
import { CardLink } from '@/ui/navigation/card-link';
import { TextLink } from '@/ui/navigation/link';
import { CompanyFacts } from '../../company-facts';
import { companiesTexts } from '../../texts/companies';
import { AssessmentMark } from './assessment-mark';
import { CompanyActs, type ListedCompany } from './company-acts';
import { PartsDescribed } from './parts-described';
import { ReportBadge } from './report-badge';

/** A company in the overview; the whole card is a link. */
export const CompanyCard = memo(function CompanyCard(props: ListedCompany) {
  const { id, name, counts } = props.company;
  return (
    <Card className={classNames(actsGroup, 'relative flex h-full flex-col gap-4 hover:border-muted')}>
      <div className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 py-2 text-lg leading-snug wrap-anywhere">
          <CardLink to={addressOf(consultingPages.company, { id })}>{name}</CardLink>
        </h2>
        <div className="relative z-10 -mr-2 shrink-0">
          <CompanyActs {...props} />
        </div>
      </div>
      <div className="-mt-3 grid gap-2">
        <AssessmentMark company={props.company} />
        <CompanyFacts company={props.company} stacked />
      </div>
      <div className="mt-auto grid gap-3 border-t border-line pt-4">
        <PartsDescribed counts={counts} />
        <NextStep {...props} />
      </div>
    </Card>
  );
});

/** The state of the company's report and the next step towards it. */
function NextStep({ company }: Pick<ListedCompany, 'company'>) {
  const t = useTexts(companiesTexts);
  const { id, counts, hasReport } = company;
  const mayWrite = useMayWrite();
  const [next] = hasReport ? [] : missingForReport(counts);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <ReportBadge counts={counts} hasReport={hasReport} />
      {(mayWrite || hasReport) && (
        <TextLink
          to={addressOf(
            consultingPages.company,
            { id },
            next ? { tab: next, add: 'one' } : { tab: 'report' },
          )}
          className="relative z-10 py-2.5 text-sm"
        >
          {t(next ? `${next}.addFirst` : hasReport ? 'report.open' : 'report.toReady')}
        </TextLink>
      )}
    </div>
  );
}
