import { folded } from '../../../../shared/plain-text';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { findUnlinked, listUnlinked } from '../companies/businesses.queries';
import { linkCompany, linkProducts } from './links.queries';
import type { BusinessReader } from './readers';

/** Links the companies of an account to those of CONSULTIA that are called like them, and their products likewise. */
export async function linkSameNames(tx: Db, owner: Owner, reader: BusinessReader): Promise<void> {
  const there = new Map((await reader.list(tx, owner)).map(({ id, name }) => [folded(name), id]));
  for (const { id, name } of await listUnlinked(tx, owner)) {
    const companyId = there.get(folded(name));
    const own = companyId !== undefined && (await findUnlinked(tx, owner, id));
    if (!own) continue;
    await linkCompany(tx, owner, id, companyId);
    const theirs = await reader.products(tx, owner, companyId);
    const ids = new Map(theirs.map((product) => [folded(product.name), product.id]));
    const pairs = own.products.map((product) => ({
      id: product.id,
      productId: ids.get(folded(product.name)),
    }));
    await linkProducts(
      tx,
      owner,
      pairs.filter((pair): pair is { id: number; productId: number } => pair.productId !== undefined),
    );
  }
}
