import type { OfferedProduct } from '../../../../shared/marketing/takeover/endpoints';
import { takeoverMessages } from '../../../../shared/marketing/takeover/messages';
import { email } from '../../../../shared/fields';
import type { Language } from '../../../../shared/languages';
import { folded } from '../../../../shared/plain-text';
import type { Act } from '../../../platform/acts/act';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { notFound } from '../../../platform/http/errors';
import { lockCompany } from '../lock-company';
import { loadReading } from '../products/analysis/load-reading';
import { linkCompany, linkProducts, readKnown } from './links.queries';
import type { Business, BusinessReader } from './readers';
import { languageOfBusiness, takenProduct } from './taken-product';

/** Makes products of a company and remembers where they came from; resolves to their number. */
async function takeProducts(
  act: Act,
  { marketingCompanyId, language }: { marketingCompanyId: number; language: Language },
  business: Business,
  products: Business['products'],
): Promise<number> {
  const reading = { language, today: act.doing.at.toISOString().slice(0, 10), ...(await loadReading()) };
  const made = products.map((product) => ({
    fields: { marketingCompanyId, ...takenProduct(product, business, reading) },
  }));
  const ids = await act.create('marketingProduct', made);
  const pairs = products.map((product, place) => ({ id: ids[place] as number, productId: product.id }));
  await linkProducts(act.tx, act.doing.owner, pairs);
  return ids.length;
}

/** Makes a company of one of CONSULTIA with its products; resolves to its id. */
export async function takeBusiness(
  act: Act,
  reader: BusinessReader,
  { companyId, language: otherwise }: { companyId: number; language: Language },
): Promise<number> {
  const { tx, doing } = act;
  const business = await reader.find(tx, doing.owner, companyId);
  if (!business) throw notFound(takeoverMessages['business.missing']);
  const language = languageOfBusiness(business, otherwise, (await loadReading()).words);
  const { name, sector, replyTo } = business;
  const fields = {
    name,
    sector,
    language,
    replyTo: email.safeParse(replyTo).success ? replyTo : null,
    commercialObjectives: '',
    targetAudience: '',
    targetAudienceType: 'both',
  } as const;
  const [id] = (await act.create('marketingCompany', [{ fields }])) as [number];
  await linkCompany(tx, doing.owner, id, companyId);
  await takeProducts(act, { marketingCompanyId: id, language }, business, business.products);
  return id;
}

interface Known {
  companyId: number | null;
  products: readonly { name: string; productId: number | null }[];
}

/** Those of some products of CONSULTIA that no product here is, or is called like. */
function notHere<Product extends OfferedProduct>(there: readonly Product[], { products }: Known): Product[] {
  const ids = new Set(products.map(({ productId }) => productId));
  const names = new Set(products.map(({ name }) => folded(name)));
  return there.filter(({ id, name }) => !ids.has(id) && !names.has(folded(name)));
}

/** The products of the linked company of CONSULTIA that are not here; none without a link. */
export async function listFurther(db: Db, owner: Owner, reader: BusinessReader, id: number) {
  const known = await readKnown(db, owner, id);
  if (known.companyId === null) return [];
  return notHere(await reader.products(db, owner, known.companyId), known);
}

/** Takes over those of some products that are not here yet; resolves to their number. */
export async function takeFurther(
  act: Act,
  reader: BusinessReader,
  { id, productIds }: { id: number; productIds: readonly number[] },
): Promise<number> {
  const { tx, doing } = act;
  const { language } = await lockCompany(act, id);
  const known = await readKnown(tx, doing.owner, id);
  const business = known.companyId === null ? undefined : await reader.find(tx, doing.owner, known.companyId);
  if (!business) return 0;
  const wanted = new Set(productIds);
  const products = notHere(business.products, known).filter((product) => wanted.has(product.id));
  return takeProducts(act, { marketingCompanyId: id, language }, business, products);
}
