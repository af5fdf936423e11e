import { useMemo } from 'react';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { TextLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { companiesTexts } from '../../texts/companies';
import { reportTexts } from '../texts/report';
import { useCompanyDataNow } from '../use-company-data-now';
import { type NextStep, nextSteps } from './next-steps';

interface ReportGuideProps {
  companyId: number;
  /** The list that is shown, whose cards say themselves what they lack. */
  tab: string;
}

/** What to do next for the report, under a list that is begun; nothing when nothing is missing elsewhere. */
export function ReportGuide({ companyId, tab }: ReportGuideProps) {
  const t = useTexts(reportTexts);
  const { data } = useCompanyDataNow(companyId);
  const steps = useMemo(() => (data ? nextSteps(data).filter(({ list }) => list !== tab) : []), [data, tab]);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="report-guide" className="mt-8">
      <h2 id="report-guide" className="text-lg">
        {t('guide.heading')}
      </h2>
      <p className="text-sm text-muted">{t('guide.hint')}</p>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {steps.map((step) => (
          <Step key={step.name} companyId={companyId} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ companyId, step }: { companyId: number; step: NextStep }) {
  const t = useTexts(reportTexts);
  const tCompanies = useTexts(companiesTexts);
  const isList = !('count' in step);
  const to = addressOf(
    consultingPages.company,
    { id: companyId },
    { tab: step.list, add: isList ? 'one' : undefined },
  );
  return (
    <li className="grid gap-x-6 py-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="flex gap-3">
        <Icon name={isList ? portalIcons.plus : portalIcons.pencil} className="mt-1 size-4 text-muted" />
        <div className="min-w-0">
          <h3 className="font-medium">
            {isList ? t(`outline.lacking.${step.name}`) : t(`outline.${step.name}`, step)}
          </h3>
          <p className="max-w-prose text-sm text-muted">
            {isList ? tCompanies(`${step.name}.emptyHint`) : t(`guide.${step.name}`)}
          </p>
        </div>
      </div>
      <TextLink to={to} replace className="inline-flex min-h-11 items-center max-sm:ml-7">
        {isList ? tCompanies(`${step.name}.addFirst`) : t(`guide.to.${step.list}`)}
      </TextLink>
    </li>
  );
}
