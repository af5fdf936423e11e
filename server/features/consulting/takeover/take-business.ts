import type { z } from 'zod';
import { scale } from '../../../../shared/consulting/scales';
import { takeoverMessages } from '../../../../shared/consulting/takeover/messages';
import type { MadeItems, takenBusiness, takenItems } from '../../../../shared/consulting/takeover/schemas';
import type { Product } from '../../../../shared/consulting/items/tables';
import { email } from '../../../../shared/fields';
import { folded } from '../../../../shared/plain-text';
import { type Announce, announcement } from '../../../platform/announcements';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { notFound } from '../../../platform/http/errors';
import { insertCompany } from '../companies/companies.queries';
import { productQueries, strengthQueries } from '../items/items.queries';
import { lockOwnedCompany } from '../ownership.queries';
import type { Business, BusinessReader } from './readers';
import { furtherItems, takenProduct } from './taken-items';

/** A company of COMERZIA, or products of one, are here now. */
export interface BusinessTaken {
  owner: Owner;
  companyId: number;
  /** Its id in COMERZIA. */
  id: number;
  /** Ids of products in COMERZIA, and here. */
  products: { id: number; productId: number }[];
}

export const businessTaken = announcement<BusinessTaken>('businessTaken');

interface Taking {
  tx: Db;
  owner: Owner;
  reader: BusinessReader;
  announce: Announce;
}

interface Added extends Pick<BusinessTaken, 'companyId' | 'id'> {
  offered: Business['products'];
  chosen: z.output<typeof takenItems>['products'];
}

/** Adds those of the offered products that were chosen, and remembers which product of COMERZIA each is. */
async function addProducts(
  { tx, owner, announce }: Taking,
  { companyId, id, offered, chosen }: Added,
): Promise<Product[]> {
  const types = new Map(chosen.map((product) => [product.id, product.type]));
  const taken = offered.flatMap((product) => {
    const type = types.get(product.id);
    return type ? [{ id: product.id, row: takenProduct(product, type) }] : [];
  });
  const rows = taken.map(({ row }) => row);
  const made = rows.length > 0 ? await productQueries.insertAll(tx, companyId, rows) : [];
  const products = made.map((product, place) => ({
    id: taken[place]?.id as number,
    productId: product.id,
  }));
  await announce(tx, businessTaken, { owner, companyId, id, products });
  return made;
}

/** Makes a company of one of COMERZIA with its products. What is said in proof of them is offered afterwards. */
export async function takeBusiness(
  taking: Taking,
  { marketingCompanyId, size, structure, products: chosen }: z.output<typeof takenBusiness>,
): Promise<MadeItems> {
  const { tx, owner, reader } = taking;
  const business = await reader.find(tx, owner, marketingCompanyId);
  if (!business) throw notFound(takeoverMessages['business.missing']);
  const { id, name, sector, replyTo } = business;
  const address = email.safeParse(replyTo).success ? replyTo : null;
  const company = await insertCompany(tx, owner, { name, sector, size, structure, email: address });
  const products = await addProducts(taking, {
    companyId: company.id,
    id,
    offered: business.products,
    chosen,
  });
  return { companyId: company.id, isNew: true, products, strengths: [] };
}

/** Adds those of some products and strengths that the linked company of COMERZIA has and this one does not. */
export async function takeFurther(
  taking: Taking,
  companyId: number,
  { products: chosen, strengths }: z.output<typeof takenItems>,
): Promise<MadeItems> {
  const { tx, owner, reader } = taking;
  await lockOwnedCompany(tx, owner, companyId);
  const business = await reader.linked(tx, owner, companyId);
  if (!business) return { companyId, isNew: false, products: [], strengths: [] };
  const known = {
    products: await productQueries.listIn(tx, companyId),
    strengths: await strengthQueries.listIn(tx, companyId),
  };
  const offered = furtherItems(business, known);
  const wanted = new Set(strengths.map(folded));
  const said = offered.strengths.filter((proof) => wanted.has(folded(proof)));
  return {
    companyId,
    isNew: false,
    products: await addProducts(taking, { companyId, id: business.id, offered: offered.products, chosen }),
    strengths:
      said.length > 0
        ? await strengthQueries.insertAll(
            tx,
            companyId,
            said.map((description) => ({ description, impact: scale.usual })),
          )
        : [],
  };
}
