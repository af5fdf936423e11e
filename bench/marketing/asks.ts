import { campaignSorts } from '../../shared/marketing/campaigns/editing/schemas';
import { leadSorts } from '../../shared/marketing/capture/leads/schemas';
import { contentSorts } from '../../shared/marketing/contents/schemas';
import { productSorts } from '../../shared/marketing/products/schemas';

/** Requests of a screen, by name: an address below `/api/marketing`. */
export type Asks = Record<string, string>;

const filtered = (list: string, filter: object) =>
  `${list}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

// Row 1 of each table (company, product, set, campaign, content) belongs to the first account.
const lists = { products: productSorts, campaigns: campaignSorts, contents: contentSorts, leads: leadSorts };

const everySort: Asks = Object.fromEntries(
  Object.entries(lists).flatMap(([list, names]) =>
    names.flatMap((name) =>
      [name, `-${name}`].map((sort) => [`${list}, by ${sort}`, `${list}?company=1&sort=${sort}`] as const),
    ),
  ),
);

const words = {
  'a frequent word': 'hogaza',
  'two words': 'masa hogaza',
  'two letters': 'ho',
  'a word of the text': 'fermenta',
  'one of all': 'c4ca',
  'with accents': 'LÁMPARA',
  'no row': 'xilófono',
};

const searches: Asks = Object.fromEntries(
  Object.entries(words).flatMap(([name, q]) => [
    ...Object.keys(lists).map((list) => [`${list}, ${name}`, `${list}?company=1&q=${encodeURIComponent(q)}`]),
    [`search, ${name}`, `search?q=${encodeURIComponent(q)}`],
    [`search in a company, ${name}`, `search?company=1&q=${encodeURIComponent(q)}`],
  ]),
);

const filters: Asks = {
  'campaigns of a type': filtered('campaigns?company=1', { type: { any: ['email'] } }),
  'campaigns of an angle, approved': filtered('campaigns?company=1', {
    angle: { any: ['proof'] },
    status: { any: ['approved'] },
  }),
  'campaigns by a name': filtered('campaigns?company=1', { name: { contains: 'roble' } }),
  'campaigns of a product': 'campaigns?company=1&product=1',
  'campaigns with changed facts': 'campaigns?company=1&changed=true',
  'contents of a type': filtered('contents?company=1', { type: { any: ['social post'] } }),
  'contents of a product': 'contents?company=1&product=1',
  'products above a score': filtered('products?company=1', { score: { from: 80 } }),
};

const others: Asks = {
  companies: 'companies',
  'products of all companies': 'products',
  'sets of a company': 'sets?company=1',
  'a set with its campaigns': 'sets/1',
  'a campaign': 'campaigns/1',
  'number of campaigns': 'campaigns/count?company=1',
  'number of contents, searched': 'contents/count?company=1&q=hogaza',
  'versions of a content': 'contents/1/versions',
  'a version of a content': 'contents/1/versions/1',
  'a misspelt word': 'search?q=hogasa',
  'two misspelt words': `search?q=${encodeURIComponent('lanpara de robel')}`,
  'campaigns in the bin': 'bin?entity=marketingCampaign',
};

const delivered: Asks = {
  'number of leads': 'leads/count?company=1',
  'sequences of a company': 'sequences?company=1',
  'leads of a sequence': 'sequences/1/enrolments',
  'who has answered': 'sequences/1/enrolments?answered=true',
  'who has answered, of all sequences': 'sequences/answers?company=1',
  'emails of a sequence': 'sequences/1/messages',
  'emails of a sequence by lead': 'sequences/1/mailed',
  'emails of a lead': 'leads/1/messages',
};

export const asks: Asks = { ...everySort, ...searches, ...filters, ...others, ...delivered };
