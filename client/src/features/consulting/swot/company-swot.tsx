import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { ErrorState } from '@/ui/feedback/error-state';
import { PageHeading } from '@/ui/navigation/page-heading';
import { Button } from '@/ui/controls/button';
import { Spinner } from '@/ui/controls/spinner';
import { portalIcons } from '@/ui/portal-icons';
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
          <PageHeading title={t('title')} actions={<PrintButton />}>
            <p className="text-sm max-sm:sr-only">{t('intro')}</p>
          </PageHeading>
          <LoadedBoard companyId={companyId} />
        </>
      )}
    </CompanyGate>
  );
}

/** Prints the matrix, or keeps it as a PDF. */
function PrintButton() {
  const t = useTexts(swotTexts);
  return (
    <Button variant="secondary" icon={portalIcons.print} className="print:hidden" onClick={() => print()}>
      {t('print')}
    </Button>
  );
}

function LoadedBoard({ companyId }: { companyId: number }) {
  const t = useTexts(swotTexts);
  const { data: swot, error, refetch } = useQuery(swotOf(companyId));
  if (swot) return <SwotBoard companyId={companyId} swot={swot} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Spinner label={t('loading')} />;
}
