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
  /** Beside each other under a text, instead of in the cells of a row. */
  isInRow?: boolean;
}

/**
 * Links of an offering: to its own page, if it has one, and to the form with its topic filled in. In a narrow row they
 * are cells of it, the second beside the name.
 */
export function OfferingLinks({ offering, isInRow = false }: OfferingLinksProps) {
  const t = useTexts(catalogueTexts);
  return (
    <p className={isInRow ? 'mt-1 flex flex-wrap gap-x-5' : 'contents'}>
      {hasPage(offering) && (
        <Link to={offeringPages[offering]} className={classNames(look, !isInRow && 'col-span-2')}>
          {t(`pages.${offering}`)}
        </Link>
      )}
      <SectionLink
        section="contacto"
        topic={offering}
        aria-label={`${t('ask')}: ${t(`offerings.${offering}.name`)}`}
        className={classNames(look, !isInRow && 'col-start-2 row-start-1 self-start')}
      >
        {t('ask')}
      </SectionLink>
    </p>
  );
}
