import { useEffect, useMemo } from 'react';
import type { ListedCompany, Product } from '../../reads';
import { useProductSaving } from '../saving/use-product-saving';
import { type BriefPlace, spokenOf } from '../brief-context';
import { focusOn, useAsking } from './use-asking';

/** What the questions of a product know, and the one that the address asks for. */
export function useBriefPlace(product: Product, company: ListedCompany) {
  const { asked, ask, goTo } = useAsking();
  const save = useProductSaving(product);
  useEffect(() => {
    if (asked) focusOn(asked);
  }, [asked]);
  const { name, shortName } = product;
  const names = useMemo(
    () => [company.name, name, shortName].filter((one): one is string => Boolean(one)),
    [company.name, name, shortName],
  );
  const place: BriefPlace = { product, save, names, spoken: spokenOf(company, product), goTo };
  return { place, asked, ask };
}
