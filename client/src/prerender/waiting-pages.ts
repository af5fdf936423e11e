import { consultingPages } from '@shared/consulting/addresses';
import { type CompanySummary, companies } from '@shared/consulting/companies/endpoints';
import { products } from '@shared/consulting/items/endpoints';
import { perList } from '@shared/consulting/items/lists';
import { productTypes, sizes, structures } from '@shared/consulting/scales';
import { MOST_CARDS } from '@/ui/company-list/listed-company';
import { LONGEST_SHOWN } from '@/lib/long-text';
import type { Endpoint } from '@shared/http/endpoint';
import type { AnswerOf, Wire } from '@shared/http/wire';

/** A page with its first answers, as the build renders it for the page's script to fill in. */
interface MarkedPage {
  /** The answers in the order of the address's `firstData`, with marks in place of what differs between accounts. */
  answers: readonly unknown[];
  /** The items that the list of each answer must have for the page to look like this; 0 for what is no list. */
  least: readonly number[];
  /** A selector of the parts that marks cannot express; they keep their space and show nothing. */
  unknown?: string;
}

/** The place of a text that the page's script fills in: its path from the list of answers. */
const text = (path: string) => `⟦${path}⟧`;

/** The same for one of several values, each of which has a text. */
const oneOf = <Value extends string>(path: string, values: readonly Value[]) =>
  `⟦${path}:${values.join('|')}⟧` as Value;

/** The same for a text that is folded where it is long: the second item of a list is rendered with a long one. */
const foldedText = (path: string, index: number) =>
  index === 1 ? text(path).padEnd(LONGEST_SHOWN + 1) : text(path);

/** Checks the type of an answer. */
const answer = <E extends Endpoint>(_: E, marked: Wire<AnswerOf<E>>) => marked;

/** The items of a list; one of a single item is shown only while its texts are short. */
const several = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

const company = (id: number, path: string) => ({
  id,
  name: text(`${path}.name`),
  sector: text(`${path}.sector`),
  size: oneOf(`${path}.size`, sizes),
  structure: oneOf(`${path}.structure`, structures),
  email: null,
  country: 'ES',
  hasTenOrMore: false,
  hourCost: null,
  hourCurrency: 'EUR',
  createdAt: '2000-01-01T00:00:00.000Z',
  updatedAt: null,
  copiedFrom: null,
  userId: 1,
  version: 1,
});

const listed = (index: number): Wire<CompanySummary> => ({
  ...company(index, `0.${index}`),
  counts: perList(() => 1),
  hasReport: true,
  digitalization: 1,
  hoursPerMonth: 1,
});

const product = (index: number) => ({
  id: index,
  name: text(`1.${index}.name`),
  description: foldedText(`1.${index}.description`, index),
  type: oneOf(`1.${index}.type`, productTypes),
  place: index,
  companyId: 1,
});

/**
 * What the waiting view of an address shows once its first answers are there, by pattern. The page's script takes the
 * last one whose lists are long enough, and leaves the view as it is if there is none.
 */
export const waitingPages: Readonly<Record<string, readonly MarkedPage[]>> = {
  [consultingPages.companies.pattern]: [
    {
      answers: [answer(companies.list, several(2, listed))],
      least: [1],
      unknown: 'article > dl, article > div:last-child',
    },
    {
      answers: [answer(companies.list, several(MOST_CARDS + 1, listed))],
      least: [MOST_CARDS + 1],
      unknown: 'th > span, td > [data-tone], td:nth-child(5)',
    },
  ],
  // The only product of a company has no handle to drag it.
  [consultingPages.company.pattern]: [1, 2].map((count) => ({
    answers: [answer(companies.read, company(1, '0')), answer(products.list, several(count, product))],
    least: [0, count],
    unknown: '[role=tab] > span',
  })),
};
