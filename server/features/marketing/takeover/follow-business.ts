import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { linkCompany, linkProducts, moveLinks } from './links.queries';

interface Copied {
  owner: Owner;
  from: number;
  to: number;
  products: { from: number; to: number }[];
}

/** A new assessment of a company takes its link along. */
export const followAssessment = (tx: Db, { owner, ...copied }: Copied): Promise<void> =>
  moveLinks(tx, owner, copied);

interface Taken {
  owner: Owner;
  companyId: number;
  id: number;
  products: { id: number; productId: number }[];
}

/** Remembers which company of CONSULTIA a company became there, and which products. */
export async function followTaking(tx: Db, { owner, companyId, id, products }: Taken): Promise<void> {
  await linkCompany(tx, owner, id, companyId);
  await linkProducts(tx, owner, products);
}
