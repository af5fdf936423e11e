import { Fragment } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { portals } from '@shared/addresses/portals';
import { withSearch } from '@shared/http/address';
import { type OfferingGroup, offeringGroups } from './catalogue';
import { FullOfferingRow } from './full-offering-row';
import { LeadmanagerLine, RelatedProducts } from './related-products';
import { statuses, statusNames } from './statuses';
import { catalogueTexts } from './texts/catalogue';
import { solutionsTexts } from './texts/solutions';

/** One group of the catalogue as ruled rows, what is available first, with the way to ask for each offering. */
export function FullOfferingGroup({ group }: { group: OfferingGroup }) {
  const tCatalogue = useTexts(catalogueTexts);
  const t = useTexts(solutionsTexts);
  return (
    <div>
      <div className="border-b border-line pb-5">
        <h2 className="text-3xl">{tCatalogue(`groups.${group}`)}</h2>
        <p className="mt-2 text-muted sm:text-lg">{t(`groups.${group}`)}</p>
      </div>
      {statusNames.map((status) => (
        <Fragment key={status}>
          {offeringGroups[group]
            .filter((offering) => statuses[offering] === status)
            .map((offering) => (
              <FullOfferingRow key={offering} offering={offering} />
            ))}
          {group === 'agents' && status === 'open' && (
            <div className="border-b border-line py-2">
              <LeadmanagerLine>
                <TextLink
                  to={withSearch(portals.leadmanager.signIn, { tab: 'register' })}
                  className="opens-account ml-5 inline-flex min-h-11 items-center"
                >
                  {t('register')}
                </TextLink>
              </LeadmanagerLine>
            </div>
          )}
        </Fragment>
      ))}
      {group === 'finance' && (
        <div className="mt-5">
          <h3 className="text-lg">{t('related')}</h3>
          <RelatedProducts />
        </div>
      )}
    </div>
  );
}
