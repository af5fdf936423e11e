import { useTexts } from '@/i18n/use-texts';
import { type OfferingGroup, offeringGroups } from './catalogue';
import { ColumnNames } from './column-names';
import { OfferingRow } from './offering-row';
import { RelatedProducts } from './related-products';
import { catalogueTexts } from './texts/catalogue';
import { solutionsTexts } from './texts/solutions';

/** One group of the catalogue as ruled rows, with the way to ask for each offering. */
export function FullOfferingGroup({ group }: { group: OfferingGroup }) {
  const tCatalogue = useTexts(catalogueTexts);
  const t = useTexts(solutionsTexts);
  return (
    <div>
      <div className="border-b border-line pb-2">
        <h2 className="text-3xl">{tCatalogue(`groups.${group}`)}</h2>
        <p className="text-muted">{t(`groups.${group}`)}</p>
        <ColumnNames facts={[tCatalogue('purpose'), tCatalogue('audience'), t('start')]} />
      </div>
      {offeringGroups[group].map((offering) => (
        <OfferingRow
          key={offering}
          offering={offering}
          start={{ term: t('start'), text: t(`offerings.${offering}`) }}
          heading="h3"
        />
      ))}
      {group === 'finance' && <RelatedProducts />}
    </div>
  );
}
