import { useLanguage, useTexts } from '@/i18n/use-texts';
import { listFormat } from '@shared/list-format';
import { hasComingPart, offeringsOf, productStatuses, type Status } from './statuses';
import { catalogueTexts } from './texts/catalogue';
import { statusTexts } from './texts/status';

/** The product of an open solution of which a part is still coming. */
const productOf = { 'sales-agent': 'ComerzIA' } as const;

/** The names of what is in development and of what is made on request, each as a list in a sentence. */
export function useNamedByStatus() {
  const t = useTexts(catalogueTexts);
  const tStatus = useTexts(statusTexts);
  const { language } = useLanguage();
  const namesOf = (status: Status) => [
    ...offeringsOf(status).map((offering) => t(`offerings.${offering}.name`)),
    ...Object.entries(productStatuses).flatMap(([product, its]) => (its === status ? [product] : [])),
  ];
  const coming = offeringsOf('open')
    .filter(hasComingPart)
    .map((offering) => `${tStatus(`coming.${offering}`)} (${productOf[offering]})`);
  const list = listFormat(language);
  return {
    developing: list.format([...namesOf('developing'), ...coming]),
    onRequest: list.format(namesOf('onRequest')),
  };
}
