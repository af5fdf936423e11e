import type { RecordFields, Written } from '../../../../shared/acts/entities';
import { imageMessages } from '../../../../shared/marketing/images/messages';
import { type Fact, readFacts } from '../../../../shared/marketing/products/fact';
import { productMessages } from '../../../../shared/marketing/products/messages';
import type { Act } from '../../../platform/acts/act';
import { invalid, notFound } from '../../../platform/http/errors';
import { hasImage } from '../images/images.queries';
import { lockCompany } from '../lock-company';
import { loadReading } from './analysis/load-reading';
import { factsIn, mergeFacts, type Reading } from './analysis/read-facts';
import { type Answer, withAnswer } from './answers';
import { pricesInStep } from './prices-in-step';
import { findLastFact } from './products.queries';

/** The recorded fields of a product, its facts in today's shape; times are text. */
export type ProductFields = Omit<RecordFields['marketingProduct'], 'facts'> & { facts: Fact[] };

const nothing = {
  characteristics: '',
  advantages: '',
  price: '',
  priceMinor: null,
  currency: null,
  priceBasis: null,
  comparePriceMinor: null,
  comparePriceConfirmedAt: null,
  photoId: null,
  facts: [],
  prices: null,
};

/** The day of an act, as YYYY-MM-DD. */
const dayOf = ({ doing }: Act) => doing.at.toISOString().slice(0, 10);

/** What reading facts needs to know of a product and its company. */
export async function readingOf(
  act: Act,
  { name, language }: Pick<ProductFields, 'name' | 'language'>,
  company: Pick<RecordFields['marketingCompany'], 'name'>,
): Promise<Reading> {
  const names = [name, company.name];
  return { name, names, language, today: dayOf(act), ...(await loadReading()) };
}

/** The fields of a stored product; an act hands out its facts as some version stored them. */
export const productFields = (fields: RecordFields['marketingProduct']): ProductFields => ({
  ...fields,
  facts: readFacts(fields.facts),
});

/** A product of the act's account with its company; throws 404 for another's, and for one in the bin. */
export async function lockProduct(
  act: Act,
  id: number,
): Promise<{ product: ProductFields; company: RecordFields['marketingCompany'] }> {
  const [record] = await act.lock('marketingProduct', [id]);
  if (!record || record.fields.deletedAt !== null) throw notFound();
  const product = productFields(record.fields);
  return {
    product,
    company: await lockCompany(act, product.marketingCompanyId).catch(() => Promise.reject(notFound())),
  };
}

/** Reads the texts of the form anew; their unchanged facts keep their ids, also those that a file brought. */
function formFacts(
  { characteristics, advantages, facts }: Pick<ProductFields, 'characteristics' | 'advantages' | 'facts'>,
  reading: Reading,
  {
    last,
    before,
  }: { last: number; before?: Pick<ProductFields, 'characteristics' | 'advantages'> | undefined },
): Fact[] {
  const read = [characteristics, advantages].flatMap(
    (text) => factsIn(text, reading, { from: 'form' }).facts,
  );
  const former = before ? `${before.characteristics}\n${before.advantages}` : '';
  // The title of a file's product is no line of its texts, whatever words they share.
  const isAnew = ({ place, source: { from, quote } }: Fact) =>
    from === 'form' || (from === 'csv' && place !== 'thing' && former.includes(quote));
  return mergeFacts(facts, read, { isAnew, last });
}

/** Throws 400 for a price before that is no higher than the price, and for amounts without a currency. */
function checkPrices({
  priceMinor,
  comparePriceMinor,
  currency,
}: Pick<ProductFields, 'priceMinor' | 'comparePriceMinor' | 'currency'>) {
  const isLower = comparePriceMinor !== null && priceMinor !== null && comparePriceMinor <= priceMinor;
  if (isLower) throw invalid({ comparePriceMinor: productMessages['compare.lower'] });
  if (comparePriceMinor !== null && currency === null) {
    throw invalid({ currency: productMessages['currency.required'] });
  }
}

async function checkPhoto({ tx, doing }: Act, { photoId }: Written<'marketingProduct'>) {
  if (typeof photoId === 'number' && !(await hasImage(tx, doing.owner, photoId))) {
    throw invalid({ photoId: imageMessages['image.missing'] });
  }
}

const textNames = ['characteristics', 'advantages', 'name', 'language'] as const;

/** What is given of a new product beside its fields: a pasted text, and the answers of its brief. */
interface Further {
  text?: string | undefined;
  answers?: readonly Answer[] | undefined;
}

/** The fields of a product as they are sent. */
type GivenProduct = Omit<Written<'marketingProduct'>, 'facts'> & {
  text?: Further['text'];
  facts?: Further['answers'];
};

function furtherFacts(facts: Fact[], { text, answers = [] }: Further, reading: Reading): Fact[] {
  const withText = text === undefined ? facts : withPasted(facts, text, reading);
  return answers.reduce((all, answer) => withAnswer({ facts: all, reading, last: 0 }, answer), withText);
}

/**
 * Completes the fields of a product that is created (`id` undefined) or changed: its price is read, its facts are read
 * from its texts, and what was confirmed of its prices no longer holds when one changes.
 */
export async function completeProduct(
  act: Act,
  given: GivenProduct,
  id?: number,
): Promise<Written<'marketingProduct'>> {
  const { text, facts: answers, ...fields } = given;
  const known = id === undefined ? undefined : await lockProduct(act, id);
  const company = known?.company ?? (await lockCompany(act, fields.marketingCompanyId as number));
  await checkPhoto(act, fields);
  const language = fields.language ?? company.language;
  const before = known?.product ?? { ...nothing, language };
  const changes: Partial<ProductFields> = {
    ...(known ? {} : before),
    ...fields,
    ...pricesInStep(fields, before),
  };
  // Whoever makes a product gives its name, and its company, which is there.
  const after = { ...before, ...changes } as ProductFields;
  checkPrices(after);
  const isPriceNew = (name: 'priceMinor' | 'comparePriceMinor') => after[name] !== before[name];
  if (isPriceNew('priceMinor') || isPriceNew('comparePriceMinor')) changes.comparePriceConfirmedAt = null;
  const isTextNew = !known || textNames.some((name) => fields[name] !== undefined);
  if (isTextNew) {
    const reading = await readingOf(act, after, company);
    const last = id === undefined ? 0 : await findLastFact(act.tx, act.doing.owner, id);
    const read = formFacts(after, reading, { last, before: known?.product });
    changes.facts = furtherFacts(read, { text, answers }, reading);
  }
  return changes;
}

/** Adds the facts of a pasted text; throws 400 when it has none. */
export function withPasted(facts: readonly Fact[], text: string, reading: Reading, last = 0): Fact[] {
  const read = factsIn(text, reading, { from: 'text' }).facts;
  if (read.length === 0) throw invalid({ text: productMessages['text.nothing'] });
  const merged = mergeFacts(facts, read, { isAnew: () => false, last });
  // What the form says stays before what was pasted.
  const known = new Set(facts.map((fact) => fact.id));
  return [...facts, ...merged.filter((fact) => !known.has(fact.id))];
}
