import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { ErrorState } from '@/ui/feedback/error-state';
import { PageHeading } from '@/ui/navigation/page-heading';
import { Spinner } from '@/ui/controls/spinner';
import { CompanyGate } from '../company-gate';
import { swotOf } from '../reads';
import { swotTexts } from './texts/swot';
import { SwotBoard } from './swot-board';

export function CompanySwot({ companyId }: { companyId: number }) {
  const t = useTexts(swotTexts);
  return (
    <CompanyGate companyId={companyId}>
      {() => (
        <>
          <PageHeading title={t('title')}>
            <p className="max-w-measure">{t('intro')}</p>
          </PageHeading>
          <LoadedBoard companyId={companyId} />
        </>
      )}
    </CompanyGate>
  );
}

function LoadedBoard({ companyId }: { companyId: number }) {
  const t = useTexts(swotTexts);
  const { data: swot, error, refetch } = useQuery(swotOf(companyId));
  if (swot) return <SwotBoard companyId={companyId} swot={swot} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Spinner label={t('loading')} />;
}
