import { memo } from 'react';
import type { CompanySummary } from '@shared/consulting/companies/endpoints';
import type { Wire } from '@shared/http/wire';
import { missingForReport } from '@shared/consulting/report/readiness';
import { useTexts } from '@/i18n/use-texts';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { Badge } from '@/ui/feedback/badge';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/controls/icon-button';
import { Link, TextLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { CompanyFacts } from '../../company-facts';
import { companiesTexts } from '../../texts/companies';
import { ListsFilled } from './lists-filled';

interface CompanyCardProps {
  company: Wire<CompanySummary>;
  onEdit: (company: Wire<CompanySummary>) => void;
  onDelete: (company: Wire<CompanySummary>) => void;
}

/** A company in the overview; the whole card is a link. It is memoized because there may be hundreds. */
export const CompanyCard = memo(function CompanyCard({ company, onEdit, onDelete }: CompanyCardProps) {
  const t = useTexts(companiesTexts);
  const { id, name } = company;
  return (
    <Card className="relative flex h-full flex-col gap-4 hover:border-muted">
      <div className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 py-2 text-lg wrap-anywhere">
          <Link
            to={addressOf(consultingPages.company, { id })}
            className="after:absolute after:inset-0 after:rounded-card hover:text-brand focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
          >
            {name}
          </Link>
        </h2>
        <div className="relative z-10 -mr-2 flex">
          <IconButton
            icon={portalIcons.pencil}
            label={t('editButton', { name })}
            onClick={() => onEdit(company)}
          />
          <IconButton
            icon={portalIcons.trash}
            label={t('delete.button', { name })}
            onClick={() => onDelete(company)}
          />
        </div>
      </div>
      <CompanyFacts company={company} stacked />
      <div className="mt-auto grid gap-3 border-t border-line pt-4">
        <ListsFilled counts={company.counts} />
        <ReportState company={company} />
      </div>
    </Card>
  );
});

/** The state of the company's report and the next step towards it. */
function ReportState({ company }: Pick<CompanyCardProps, 'company'>) {
  const t = useTexts(companiesTexts);
  const { id, counts, hasReport } = company;
  const [next] = missingForReport(counts);
  if (!hasReport && next) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Badge>{t('reportMissing')}</Badge>
        <TextLink
          to={addressOf(consultingPages.company, { id }, { tab: next, add: 'one' })}
          className="relative z-10 py-2.5 text-sm"
        >
          {t(`${next}.addFirst`)}
        </TextLink>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <Badge tone={hasReport ? 'positive' : 'info'}>{t(hasReport ? 'reportDone' : 'reportReady')}</Badge>
      <TextLink
        to={addressOf(consultingPages.company, { id }, { tab: 'report' })}
        className="relative z-10 py-2.5 text-sm"
      >
        {t(hasReport ? 'report.open' : 'report.toReady')}
      </TextLink>
    </div>
  );
}
