/** What a company holds lists of, in the order of its tabs: every other list of them is made from this one. */
export const companyLists = ['contacts', 'products', 'departments', 'problems', 'strengths'] as const;
export type CompanyList = (typeof companyLists)[number];

/** What one record of each list is called, in addresses and in a report's reasons. */
export const recordNames = {
  contacts: 'contact',
  products: 'product',
  departments: 'department',
  problems: 'problem',
  strengths: 'strength',
} as const satisfies Record<CompanyList, string>;

/** How many of each a company holds. */
export type ItemCounts = Record<CompanyList, number>;

/** A value for each list. */
export const perList = <Value>(of: (list: CompanyList) => Value) =>
  Object.fromEntries(companyLists.map((list) => [list, of(list)])) as Record<CompanyList, Value>;
