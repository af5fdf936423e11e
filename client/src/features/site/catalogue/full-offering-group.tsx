import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { type OfferingGroup, offeringGroups } from './catalogue';
import { FullOfferingRow } from './full-offering-row';
import { LeadmanagerLine, RelatedProducts } from './related-products';
import { statuses, statusNames } from './statuses';
import { catalogueTexts } from './texts/catalogue';
import { solutionsTexts } from './texts/solutions';

/** The offerings of a group, what is available first. */
const inOrder = (group: OfferingGroup): Offering[] =>
  statusNames.flatMap((status) => offeringGroups[group].filter((offering) => statuses[offering] === status));

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
      {inOrder(group).map((offering) => (
        <FullOfferingRow key={offering} offering={offering} />
      ))}
      {group === 'agents' && (
        <div className="mt-3">
          <LeadmanagerLine />
        </div>
      )}
      {group === 'finance' && (
        <div className="mt-5">
          <h3 className="text-lg">{t('related')}</h3>
          <RelatedProducts />
        </div>
      )}
    </div>
  );
}
