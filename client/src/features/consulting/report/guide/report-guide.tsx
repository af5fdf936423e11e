import { useMemo } from 'react';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { listFormat } from '@shared/list-format';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { ButtonLink, TextLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { companiesTexts } from '../../texts/companies';
import { useLacked } from '../../use-lacked';
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
          <Step key={`${step.list} ${step.details.length}`} companyId={companyId} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ companyId, step: { list, details } }: { companyId: number; step: NextStep }) {
  const t = useTexts(reportTexts);
  const tCompanies = useTexts(companiesTexts);
  const { language } = useLanguage();
  const lacked = useLacked();
  const isEmpty = details.length === 0;
  const what = listFormat(language).format(details.map((detail) => t(`guide.${detail}`)));
  const to = addressOf(
    consultingPages.company,
    { id: companyId },
    { tab: list, add: isEmpty ? 'one' : undefined },
  );
  return (
    <li className="grid gap-x-6 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:py-2">
      <div className="flex gap-3">
        <Icon name={isEmpty ? portalIcons.plus : portalIcons.pencil} className="mt-1 size-4 text-muted" />
        <div className="min-w-0">
          <h3 className="font-medium">
            {isEmpty ? lacked([list]) : t('guide.tellMore', { list: tCompanies(`${list}.tab`) })}
          </h3>
          <p className="max-w-prose text-sm text-muted">
            {isEmpty
              ? tCompanies(`${list}.emptyHint`)
              : list === 'departments'
                ? t('guide.programs')
                : t('guide.ofProblems', { what })}
          </p>
        </div>
      </div>
      {isEmpty ? (
        <ButtonLink to={to} replace className="justify-self-start max-sm:mt-2 max-sm:ml-7">
          {tCompanies(`${list}.addFirst`)}
        </ButtonLink>
      ) : (
        <TextLink
          to={to}
          replace
          className="inline-flex min-h-11 items-center justify-self-start max-sm:ml-7"
        >
          {t(`guide.to.${list}`)}
        </TextLink>
      )}
    </li>
  );
}
