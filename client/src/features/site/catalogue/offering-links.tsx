import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { classNames } from '@/lib/class-names';
import { Link } from '@/ui/navigation/link';
import { hasPage, offeringPages } from './catalogue';
import { SectionLink } from '../frame/section-link';
import { catalogueTexts } from './texts/catalogue';

const look =
  'inline-flex min-h-11 items-center py-1.5 font-semibold text-brand underline underline-offset-4 hover:no-underline';

interface OfferingLinksProps {
  offering: Offering;
  /** Stands in the place of the way to its page. */
  instead?: ReactNode;
  className?: string;
}

/** Links of an offering: to its own page, if it has one, and to the form with its topic filled in. */
export function OfferingLinks({ offering, instead, className }: OfferingLinksProps) {
  const t = useTexts(catalogueTexts);
  return (
    <p className={classNames('flex flex-wrap gap-x-5 lg:self-start', className)}>
      {instead ??
        (hasPage(offering) && (
          <Link
            to={offeringPages[offering]}
            className={classNames(look, 'max-md:col-span-2 max-md:row-start-3')}
          >
            {t(`pages.${offering}`)}
          </Link>
        ))}
      <SectionLink
        section="contacto"
        topic={offering}
        aria-label={`${t('ask')}: ${t(`offerings.${offering}.name`)}`}
        className={classNames(look, 'max-md:col-start-2 max-md:row-start-1')}
      >
        {t('ask')}
      </SectionLink>
    </p>
  );
}
