import type { CompanySummary } from '@shared/companies/endpoints';
import type { Wire } from '@shared/http/endpoint';
import { missingForReport } from '@shared/companies/report/readiness';
import { useTexts } from '@/i18n/use-texts';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/icon-button';
import { Link } from '@/ui/link';
import { CompanyFacts } from '../company-facts';
import { ListsFilled } from './lists-filled';

interface CompanyCardProps {
  company: Wire<CompanySummary>;
  onDelete: () => void;
}

/** A company in the overview; the whole card leads to it. */
export function CompanyCard({ company, onDelete }: CompanyCardProps) {
  const t = useTexts('companies');
  return (
    <Card className="relative flex h-full flex-col gap-4 hover:border-muted">
      <div className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 py-2 text-lg wrap-anywhere">
          <Link
            to={paths.company(company.id)}
            className="after:absolute after:inset-0 after:rounded-card hover:text-brand focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
          >
            {company.name}
          </Link>
        </h2>
        <IconButton
          icon="trash"
          label={t('companies.delete.button', { name: company.name })}
          onClick={onDelete}
          className="relative z-10 -mr-2"
        />
      </div>
      <CompanyFacts company={company} stacked />
      <div className="mt-auto grid gap-3 border-t border-line pt-4">
        <ListsFilled counts={company.counts} />
        <div>
          <ReportBadge company={company} />
        </div>
      </div>
    </Card>
  );
}

function ReportBadge({ company }: Pick<CompanyCardProps, 'company'>) {
  const t = useTexts('companies');
  if (company.hasReport) return <Badge tone="positive">{t('companies.reportDone')}</Badge>;
  const isReady = missingForReport(company.counts).length === 0;
  if (isReady) return <Badge tone="info">{t('companies.reportReady')}</Badge>;
  return <Badge>{t('companies.reportMissing')}</Badge>;
}
