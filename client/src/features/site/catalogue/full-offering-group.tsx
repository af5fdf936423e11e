import { useTexts } from '@/i18n/use-texts';
import { type OfferingGroup, offeringGroups } from './catalogue';
import { FullOfferingRow } from './full-offering-row';
import { RelatedProducts } from './related-products';
import { catalogueTexts } from './texts/catalogue';
import { solutionsTexts } from './texts/solutions';

/** One group of the catalogue as ruled rows, with the way to ask for each offering. */
export function FullOfferingGroup({ group }: { group: OfferingGroup }) {
  const tCatalogue = useTexts(catalogueTexts);
  const t = useTexts(solutionsTexts);
  return (
    <div>
      <div className="border-b border-line pb-5">
        <h2 className="text-3xl">{tCatalogue(`groups.${group}`)}</h2>
        <p className="mt-2 text-muted sm:text-lg">{t(`groups.${group}`)}</p>
      </div>
      {offeringGroups[group].map((offering) => (
        <FullOfferingRow key={offering} offering={offering} />
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
