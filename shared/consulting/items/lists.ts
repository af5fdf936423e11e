/** The lists of a company, in the order of its tabs; every other listing of them derives from this one. */
export const companyLists = ['contacts', 'products', 'departments', 'problems', 'strengths'] as const;
export type CompanyList = (typeof companyLists)[number];

/** The singular of each list, for addresses and the reasons in a report. */
export const recordNames = {
  contacts: 'contact',
  products: 'product',
  departments: 'department',
  problems: 'problem',
  strengths: 'strength',
} as const satisfies Record<CompanyList, string>;

/** The number of items in each list of a company. */
export type ItemCounts = Record<CompanyList, number>;

/** Builds a record with a value for each list. */
export const perList = <Value>(of: (list: CompanyList) => Value) =>
  Object.fromEntries(companyLists.map((list) => [list, of(list)])) as Record<CompanyList, Value>;
