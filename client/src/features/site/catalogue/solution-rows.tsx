import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { ButtonLink } from '@/ui/navigation/link';
import { homeTexts } from '../texts/home';
import { LeadmanagerLine, RelatedProducts } from './related-products';
import { StatusGroup } from './status-group';
import { statusNames } from './statuses';

/** The eleven solutions by their status, what stands beside them, and the way to all of them in detail. */
export function SolutionRows() {
  return (
    <div className="grid gap-3 sm:gap-6">
      {statusNames.map((status) => (
        <StatusGroup key={status} status={status}>
          {status === 'open' && <LeadmanagerLine />}
          {status === 'onRequest' && <Beside />}
        </StatusGroup>
      ))}
    </div>
  );
}

/** What has its own page beside the eleven, and the way to all of them in detail. */
function Beside() {
  const tHome = useTexts(homeTexts);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      {/* A phone has them among all of them in detail. */}
      <div className="max-md:hidden">
        <RelatedProducts />
      </div>
      <ButtonLink to={addressOf(sitePages.solutions)} variant="secondary">
        {tHome('solutions.all')}
      </ButtonLink>
    </div>
  );
}
