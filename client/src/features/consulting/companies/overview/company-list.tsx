import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CompanySummary } from '@shared/consulting/companies/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { FirstSteps } from '@/ui/navigation/first-steps';
import { portalIcons } from '@/ui/portal-icons';
import { Skeleton } from '@/ui/feedback/skeleton';
import { commonTexts } from '@/ui/texts/common';
import { companyList } from '../../reads';
import { companiesTexts } from '../../texts/companies';
import { FoundCompanies } from './found-companies';
import { DeleteCompany } from './delete-company';
import { EditCompany } from './edit-company';

type Summary = Wire<CompanySummary>;

const firstSteps = ['describe', 'fill', 'generate'] as const;

/** The user's companies, with the states loading, failed and empty. */
export function CompanyList({ onCreate }: { onCreate: () => void }) {
  const t = useTexts(companiesTexts);
  const { data: companies, error, refetch } = useQuery(companyList());
  const [edited, setEdited] = useState<Summary | null>(null);
  const [doomed, setDoomed] = useState<Summary | null>(null);
  const [deletions, setDeletions] = useState(0);
  const section = useRef<HTMLElement>(null);

  // The button that opened the dialog was removed with its card.
  useEffect(() => {
    if (deletions > 0) section.current?.focus({ preventScroll: true });
  }, [deletions]);

  if (!companies) {
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingCards />;
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={t('title')}>
      {companies.length === 0 ? (
        <EmptyState
          icon={portalIcons.building}
          title={t('empty')}
          action={
            <Button icon={portalIcons.plus} onClick={onCreate}>
              {t('addFirst')}
            </Button>
          }
        >
          <p>{t('emptyHint')}</p>
          <FirstSteps
            steps={firstSteps.map((step) => ({
              title: t(`firstSteps.${step}.title`),
              text: t(`firstSteps.${step}.text`),
            }))}
          />
        </EmptyState>
      ) : (
        <FoundCompanies companies={companies} onEdit={setEdited} onDelete={setDoomed} />
      )}
      <EditCompany company={edited} onClose={() => setEdited(null)} />
      <DeleteCompany
        company={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={() => {
          setDoomed(null);
          setDeletions(deletions + 1);
        }}
      />
    </section>
  );
}

function LoadingCards() {
  const t = useTexts(commonTexts);
  return (
    <output className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">{t('loading')}</span>
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} className="h-72 rounded-card" />
      ))}
    </output>
  );
}
