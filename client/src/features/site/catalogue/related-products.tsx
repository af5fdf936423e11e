import type { ReactNode } from 'react';
import { portals } from '@shared/addresses/portals';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { productStatuses } from './statuses';
import { catalogueTexts } from './texts/catalogue';
import { statusTexts } from './texts/status';

const addressNames = { AlgorithmIA: 'algorithmia', ConsultIA: 'consultia' } as const;

/** Links to our financial products that have their own pages, with where each stands. */
export function RelatedProducts() {
  const t = useTexts(catalogueTexts);
  const tStatus = useTexts(statusTexts);
  return (
    <p className="flex flex-wrap items-center gap-x-6">
      {(['AlgorithmIA', 'ConsultIA'] as const).map((product) => (
        <span key={product} className="max-sm:w-full max-sm:pb-2">
          <TextLink
            to={addressOf(sitePages[addressNames[product]])}
            className="inline-flex min-h-11 items-center"
          >
            {t(`related.${addressNames[product]}`)}
          </TextLink>{' '}
          <span className="text-sm whitespace-nowrap text-muted max-sm:-mt-2 max-sm:block">
            ({tStatus(`names.${productStatuses[product]}`).toLocaleLowerCase()})
          </span>
        </span>
      ))}
    </p>
  );
}

/** The portal that is open beside the eleven, with another way in after its own. */
export function LeadmanagerLine({ children }: { children?: ReactNode }) {
  const t = useTexts(catalogueTexts);
  return (
    <p className="py-1.5">
      {t('leadmanager.text')}{' '}
      <TextLink to={portals.leadmanager.signIn} className="inline-flex min-h-11 items-center">
        {t('leadmanager.link')}
      </TextLink>
      {children}
    </p>
  );
}
