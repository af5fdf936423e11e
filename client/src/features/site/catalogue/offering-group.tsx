import { useTexts } from '@/i18n/use-texts';
import { type OfferingGroup as Group, offeringGroups } from './catalogue';
import { ColumnNames } from './column-names';
import { OfferingRow } from './offering-row';
import { RelatedProducts } from './related-products';
import { catalogueTexts } from './texts/catalogue';

/** One group of the catalogue as ruled rows, in short form. */
export function OfferingGroup({ group }: { group: Group }) {
  const t = useTexts(catalogueTexts);
  return (
    <div>
      <div className="border-b border-line pb-2">
        <h3 className="text-xl">{t(`groups.${group}`)}</h3>
        <ColumnNames facts={[t('purpose'), t('audience')]} />
      </div>
      {offeringGroups[group].map((offering) => (
        <OfferingRow key={offering} offering={offering} heading="h4" />
      ))}
      {group === 'finance' && <RelatedProducts />}
    </div>
  );
}
