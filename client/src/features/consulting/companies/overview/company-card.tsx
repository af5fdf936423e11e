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
import { WayOn } from '@/ui/navigation/way-on';
import { CompanyFacts } from '../../company-facts';
import { companiesTexts } from '../../texts/companies';
import { AssessmentMark } from './assessment-mark';
import { CompanyActs, type ListedCompany } from './company-acts';
import { CompanyFigures } from './company-figures';
import { PartsDescribed } from './parts-described';
import { ReportBadge } from './report-badge';

/** A company in the overview; the whole card is a link. */
export const CompanyCard = memo(function CompanyCard(props: ListedCompany) {
  const { company } = props;
  return (
    <Card className={classNames(actsGroup, 'relative flex h-full flex-col gap-4 hover:border-muted')}>
      <div>
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 py-2 text-lg leading-snug wrap-anywhere">
            <CardLink to={addressOf(consultingPages.company, { id: company.id })}>{company.name}</CardLink>
          </h2>
          <div className="relative z-10 -mr-2 shrink-0">
            <CompanyActs {...props} />
          </div>
        </div>
        <CompanyFacts company={company} isShort />
        <AssessmentMark company={company} />
      </div>
      <CompanyFigures company={company} />
      <div className="mt-auto grid gap-2">
        <div className="flex items-center justify-between gap-3">
          <PartsDescribed counts={company.counts} />
          <ReportBadge {...company} />
        </div>
        <NextStep company={company} />
      </div>
    </Card>
  );
});

/** The next step towards a company's report, and the report itself once there is one. */
function NextStep({ company: { id, counts, hasReport } }: Pick<ListedCompany, 'company'>) {
  const t = useTexts(companiesTexts);
  const mayWrite = useMayWrite();
  const [next] = hasReport ? [] : missingForReport(counts);
  if (!mayWrite && !hasReport) return null;
  return (
    <WayOn
      look="next"
      to={addressOf(consultingPages.company, { id }, next ? { tab: next, add: 'one' } : { tab: 'report' })}
    >
      {t(next ? `${next}.addFirst` : hasReport ? 'report.open' : 'report.toReady')}
    </WayOn>
  );
}
