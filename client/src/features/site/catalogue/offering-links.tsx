import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { Link } from '@/ui/navigation/link';
import { hasPage, offeringPages } from './catalogue';
import { SectionLink } from '../frame/section-link';
import { catalogueTexts } from './texts/catalogue';

const look =
  'inline-flex min-h-11 items-center py-1.5 font-semibold text-brand underline underline-offset-4 hover:no-underline';

/**
 * Links of an offering: to its own page, if it has one, and to the form with its topic filled in. On a phone they are
 * cells of the offering's row, the second beside its name.
 */
export function OfferingLinks({ offering }: { offering: Offering }) {
  const t = useTexts(catalogueTexts);
  return (
    <p className="flex flex-wrap content-start gap-x-5 max-md:contents md:-mt-2 lg:flex-col">
      {hasPage(offering) && (
        <Link to={offeringPages[offering]} className={`${look} max-md:col-span-2`}>
          {t(`pages.${offering}`)}
        </Link>
      )}
      <SectionLink
        section="contacto"
        topic={offering}
        aria-label={`${t('ask')}: ${t(`offerings.${offering}.name`)}`}
        className={`${look} max-md:col-start-2 max-md:row-start-1 max-md:self-start`}
      >
        {t('ask')}
      </SectionLink>
    </p>
  );
}
