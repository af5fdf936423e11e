import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { type Step, stepAddress, steps } from '@shared/marketing/steps';
import { companyList, type ListedCompany } from '@/features/marketing/reads';
import { EarlyStep } from '@/features/marketing/steps/early-step';
import { NextStep } from '@/features/marketing/steps/next-step';
import { StepChoice } from '@/features/marketing/steps/step-rail';
import { workspaceTexts } from '@/features/marketing/steps/texts/workspace';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { idIn } from '@/lib/address/id-in';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ButtonLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { PortalPage } from '../frame/portal-page';
import { NotFoundPage } from '../account/not-found-page';
import { comerzia, comerziaCompany } from './portal';
import { stepParts } from './steps/step-parts';

/** A step of a company. */
export function StepPage() {
  const { companyId: text = '', step: name = 'product' } = useParams<{ companyId?: string; step?: string }>();
  const companyId = idIn(text);
  const step = steps.find((one) => one === name);
  // Rendered ahead there is no company yet, and the frame is that of any.
  if (companyId === undefined || !step) return <NotFoundPage portal={comerzia} />;
  return <KnownStep key={companyId} companyId={companyId} step={step} />;
}

function KnownStep({ companyId, step }: { companyId: number; step: Step }) {
  const t = useTexts(workspaceTexts);
  const { data: companies, error, refetch } = useQuery(companyList());
  const company = companies?.find(({ id }) => id === companyId);
  const isMissing = companies !== undefined && !company;
  const name = company?.name ?? t(isMissing ? 'missing.title' : 'loading');
  const label = t(`steps.${step}.title`);
  useHead({ title: `${label} · ${name} · ${t('portal')}`, noindex: true });
  return (
    <PortalPage
      portal={isMissing ? comerzia : comerziaCompany}
      breadcrumb={[
        { label: t('companies'), to: addressOf(sitePages.comercia) },
        ...(isMissing
          ? [{ label: name }]
          : [{ label: name, to: stepAddress(companyId, 'product') }, { label }]),
      ]}
    >
      {isMissing ? (
        <MissingCompany />
      ) : (
        // Without a sidebar the choice of the step and the buttons of the page are one line, and all else is below it.
        <div className="max-lg:-mt-5 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-2 max-lg:*:min-w-0 max-lg:*:basis-full max-lg:*:data-orientation:pt-3">
          <StepChoice />
          {company ? (
            <Suspense fallback={<Waiting title={label} />}>
              <ShownStep company={company} step={step} />
            </Suspense>
          ) : (
            <Waiting title={label}>
              {error && <ErrorState error={error} onRetry={() => void refetch()} />}
            </Waiting>
          )}
        </div>
      )}
    </PortalPage>
  );
}

function ShownStep({ company, step }: { company: ListedCompany; step: Step }) {
  const Part = stepParts[step];
  const [search] = useSearchParams();
  if (Part) {
    return (
      <>
        <Part company={company} />
        {/* An import is on its way to something else. */}
        {step !== 'contents' && !search.has('import') && <NextStep company={company} step={step} />}
      </>
    );
  }
  return step === 'product' ? null : <EarlyStep company={company} step={step} />;
}

const Waiting = ({ title, children }: { title: string; children?: ReactNode }) => (
  <>
    <PageHeading title={title} isNamed />
    {children || <Skeleton className="h-96 rounded-card" />}
  </>
);

function MissingCompany() {
  const t = useTexts(workspaceTexts);
  return (
    <>
      <PageHeading title={t('missing.title')} />
      <Alert tone="danger">
        <p>{t('missing.text')}</p>
        <ButtonLink variant="secondary" className="mt-3" to={addressOf(sitePages.comercia)}>
          {t('missing.back')}
        </ButtonLink>
      </Alert>
    </>
  );
}
