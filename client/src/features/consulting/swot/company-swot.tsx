import { useQuery } from '@tanstack/react-query';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { ErrorState } from '@/ui/feedback/error-state';
import { Icon } from '@/ui/icons';
import { ButtonLink, TextLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { Button } from '@/ui/controls/button';
import { Spinner } from '@/ui/controls/spinner';
import { portalIcons } from '@/ui/portal-icons';
import { CompanyGate } from '../company-gate';
import { swotOf } from '../reads';
import { companiesTexts } from '../texts/companies';
import { swotTexts } from './texts/swot';
import { SwotBoard } from './swot-board';

const tabOf = (companyId: number, tab: 'strengths' | 'problems' | 'report') =>
  addressOf(consultingPages.company, { id: companyId }, { tab });

/** The analysis of a company, with the way to the lists that it shares and to the report, which comes next. */
export function CompanySwot({ companyId }: { companyId: number }) {
  const t = useTexts(swotTexts);
  const tTabs = useTexts(companiesTexts);
  return (
    <CompanyGate companyId={companyId}>
      {({ name }) => (
        <>
          <PageHeading title={t('title')} actions={<PrintButton />}>
            <p className="truncate text-sm sm:hidden">{name}</p>
            <p className="space-x-2 text-sm max-sm:sr-only">
              <span>{t('intro')}</span>
              {(['strengths', 'problems'] as const).map((tab) => (
                <TextLink key={tab} to={tabOf(companyId, tab)}>
                  {tTabs(`${tab}.tab`)}
                </TextLink>
              ))}
            </p>
          </PageHeading>
          <div className="sm:mt-4">
            <LoadedBoard companyId={companyId} />
          </div>
          <p className="mt-6 print:hidden">
            <ButtonLink variant="secondary" to={tabOf(companyId, 'report')}>
              {t('next')}
              <Icon name={portalIcons.forward} />
            </ButtonLink>
          </p>
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
