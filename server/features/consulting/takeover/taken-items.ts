import { limits } from '../../../../shared/fields';
import { folded } from '../../../../shared/plain-text';
import type { Business } from './readers';

type Taken = Business['products'][number];

/** The product as CONSULTIA describes one: what it is, or else the first line of what was typed of it. */
export function takenProduct<Type>({ name, whatItIs, characteristics }: Taken, type: Type) {
  const description = whatItIs ?? characteristics.split('\n')[0]?.trim();
  return { name, description: (description || name).slice(0, limits.description), type };
}

/** What is said in proof of any product, once. */
export function proofsOf({ products }: Business): string[] {
  const said = new Map(products.flatMap(({ proofs }) => proofs).map((proof) => [folded(proof), proof]));
  return [...said.values()];
}

interface Known {
  products: readonly { id: number; name: string }[];
  strengths: readonly { description: string }[];
}

/** The products and proofs of a company that a company of CONSULTIA does not have yet. */
export function furtherItems(business: Business, { products, strengths }: Known) {
  const ids = new Set(products.map(({ id }) => id));
  const names = new Set(products.map(({ name }) => folded(name)));
  const said = new Set(strengths.map(({ description }) => folded(description)));
  const isHere = ({ productId, name }: Taken) =>
    (productId !== null && ids.has(productId)) || names.has(folded(name));
  return {
    products: business.products.filter((product) => !isHere(product)),
    strengths: proofsOf(business).filter((proof) => !said.has(folded(proof))),
  };
}
