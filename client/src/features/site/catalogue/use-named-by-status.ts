import { useLanguage, useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { listFormat } from '@shared/list-format';
import { hasComingPart, offeringsOf, productStatuses, type Status } from './statuses';
import { catalogueTexts } from './texts/catalogue';
import { statusTexts } from './texts/status';

/** The products that solutions are called by on their own pages. */
const productOf: Partial<Record<Offering, string>> = {
  'sales-agent': 'ComerzIA',
  'web-builder': 'WebIA',
  'network-optimiser': 'SmartBoxAI',
};

const withProduct = (name: string, offering: Offering) =>
  productOf[offering] ? `${name} (${productOf[offering]})` : name;

/** The names of what is in development and of what is made on request, each as a list in a sentence. */
export function useNamedByStatus() {
  const t = useTexts(catalogueTexts);
  const tStatus = useTexts(statusTexts);
  const { language } = useLanguage();
  const namesOf = (status: Status) => [
    ...offeringsOf(status).map((offering) => withProduct(t(`offerings.${offering}.name`), offering)),
    ...Object.entries(productStatuses).flatMap(([product, its]) => (its === status ? [product] : [])),
  ];
  const coming = offeringsOf('open')
    .filter(hasComingPart)
    .map((offering) => withProduct(tStatus(`coming.${offering}`), offering));
  const list = listFormat(language);
  return {
    developing: list.format([...namesOf('developing'), ...coming]),
    onRequest: list.format(namesOf('onRequest')),
  };
}
