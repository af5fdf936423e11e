import { refOf } from '../../../../shared/assistant/refs';
import { answerLimits } from '../../../../shared/assistant/scales';
import { marketingCampaignsApi } from '../../../../shared/marketing/campaigns/editing/endpoints';
import { marketingContentsApi } from '../../../../shared/marketing/contents/endpoints';
import { marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import { stepAddress } from '../../../../shared/marketing/steps';
import { aChoice, aLine, aRecord, idIn, needed, oneListed } from '../../../platform/tools/arguments';
import { both, moneyOf, numberText, ownText, timeText } from '../../../platform/tools/texts';
import { defineTool } from '../../../platform/tools/tool';
import { aboutWords, fact, filterText, inWords, listAnswer, rowOf } from './list-answer';
import { campaignWords, labels, nouns } from './words';

const limit = answerLimits.rows;
const brand = needed(oneListed(labels.brand, 'brand'));
const own = (text: string | null) => (text ? ownText(text) : null);
const coded = (code: string | undefined) => (code === undefined ? {} : { status: { any: [code] } });

export const listProducts = defineTool({
  name: 'list_products',
  title: both('List products', 'Ver productos'),
  about: 'Lists what a company sells, with how complete its answers are.',
  endpoints: [marketingProductsApi.list, marketingProductsApi.count],
  effect: 'read',
  takes: { brand, words: aLine(labels.words) },
  async answer({ brand: of, words: q }, use) {
    const company = idIn(of);
    const query = { company, ...(q !== undefined && { q }) };
    const [{ rows }, total] = await Promise.all([
      use.ask(marketingProductsApi.list, { query: { ...query, limit } }),
      use.ask(marketingProductsApi.count, { query }),
    ]);
    return listAnswer({
      noun: nouns.product,
      rows: rows.map(({ id, name, category, score, priceMinor, currency }) =>
        rowOf(refOf('product', id), name, stepAddress(company, 'product', { product: String(id) }), [
          ...fact(labels.category, own(category)),
          ...fact(labels.score, numberText(score)),
          ...fact(labels.price, priceMinor === null ? null : moneyOf(priceMinor, currency ?? 'EUR')),
        ]),
      ),
      total,
      filter: [
        ...(await aboutWords(use, labels.brand, of)),
        ...inWords(labels.words, q === undefined ? undefined : ownText(q)),
      ],
      list: stepAddress(company, 'product', { q }),
    });
  },
});

export const listCampaigns = defineTool({
  name: 'list_campaigns',
  title: both('List campaigns', 'Ver campañas'),
  about: 'Lists campaigns: by product or status, such as those that wait for approval.',
  endpoints: [marketingCampaignsApi.list, marketingCampaignsApi.count],
  effect: 'read',
  takes: {
    brand,
    product: aRecord(labels.product, 'product'),
    status: aChoice(labels.status, campaignWords),
    words: aLine(labels.words),
  },
  async answer({ brand: of, product, status, words: q }, use) {
    const company = idIn(of);
    const query = {
      company,
      ...(product && { product: idIn(product) }),
      ...(q !== undefined && { q }),
      ...filterText(coded(status)),
    };
    const [{ rows }, total] = await Promise.all([
      use.ask(marketingCampaignsApi.list, { query: { ...query, limit } }),
      use.ask(marketingCampaignsApi.count, { query }),
    ]);
    return listAnswer({
      noun: nouns.campaign,
      rows: rows.map((row) =>
        rowOf(
          refOf('campaign', row.id),
          row.name,
          stepAddress(company, 'campaigns', { set: row.setId === null ? undefined : String(row.setId) }),
          [
            ...fact(labels.status, campaignWords[row.status]),
            ...fact(labels.changed, timeText(row.updatedAt)),
          ],
        ),
      ),
      total,
      filter: [
        ...(await aboutWords(use, labels.brand, of)),
        ...(await aboutWords(use, labels.product, product)),
        ...inWords(labels.status, status && campaignWords[status]),
      ],
      list: stepAddress(company, 'campaigns', { product: product && String(idIn(product)) }),
    });
  },
});

export const listContent = defineTool({
  name: 'list_content',
  title: both('List texts', 'Ver textos'),
  about: 'Lists the texts in the library of a company.',
  endpoints: [marketingContentsApi.list, marketingContentsApi.count],
  effect: 'read',
  takes: { brand, product: aRecord(labels.product, 'product'), words: aLine(labels.words) },
  async answer({ brand: of, product, words: q }, use) {
    const company = idIn(of);
    const query = { company, ...(product && { product: idIn(product) }), ...(q !== undefined && { q }) };
    const [{ rows }, total] = await Promise.all([
      use.ask(marketingContentsApi.list, { query: { ...query, limit } }),
      use.ask(marketingContentsApi.count, { query }),
    ]);
    return listAnswer({
      noun: nouns.content,
      rows: rows.map(({ id, name, productName, firstLine }) =>
        rowOf(refOf('content', id), name, stepAddress(company, 'contents', { content: String(id) }), [
          ...fact(labels.product, own(productName)),
          ...fact(labels.text, own(firstLine)),
        ]),
      ),
      total,
      filter: [
        ...(await aboutWords(use, labels.brand, of)),
        ...(await aboutWords(use, labels.product, product)),
      ],
      list: stepAddress(company, 'contents', { q, product: product && String(idIn(product)) }),
    });
  },
});
