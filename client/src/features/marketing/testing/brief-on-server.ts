import type { FactForm } from '@shared/marketing/products/brief/places';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import type { Fact } from '@shared/marketing/products/fact';
import { fakeApi } from '@/testing/fake-api';
import type { Product } from '../reads';
import { anyFact, anyProduct, marketingOnServer } from './marketing-on-server';

type Held = Parameters<typeof marketingOnServer>[0];

/** A server that keeps the answers of one product, each change with an act of its own. */
export function briefOnServer(changes: Partial<Product> = {}, more: Omit<Held, 'products'> = {}) {
  const held = marketingOnServer({ products: [anyProduct({ facts: [], ...changes })], ...more });
  let acts = 0;
  const now = () => held.products[0]!;
  function save(next: Partial<Product>) {
    acts += 1;
    held.products = [{ ...now(), ...next, version: now().version + 1 }];
    return { ...now(), act: `a-${acts}` };
  }
  const change = (id: string, to: (fact: Fact) => Fact | []) =>
    save({ facts: now().facts.flatMap((fact) => (fact.id === id ? to(fact as Fact) : fact)) });

  fakeApi.answer(marketingProductsApi.addFact, ({ body }) => {
    const { version: _, form, ...fields } = body;
    const id = `f${now().facts.length + 20}`;
    const fact = anyFact({
      id,
      ...(fields as Partial<Fact>),
      form: (form ?? undefined) as FactForm | undefined,
    });
    return save({ facts: [...now().facts, fact] });
  });
  fakeApi.answer(marketingProductsApi.changeFact, ({ body }) => {
    const { fact, version: _, form, ...fields } = body;
    return change(fact, (before) => ({
      ...before,
      ...(fields as Partial<Fact>),
      ...(form !== undefined && { form: (form ?? undefined) as FactForm | undefined }),
    }));
  });
  fakeApi.answer(marketingProductsApi.removeFact, ({ body }) => change(body.fact, () => []));
  fakeApi.answer(marketingProductsApi.update, ({ body }) => {
    const { version: _, ...fields } = body;
    return save(fields as Partial<Product>);
  });
  fakeApi.answer(marketingProductsApi.waive, ({ body }) => save({ waived: [body.facts] }));
  return { ...held, now, save };
}
