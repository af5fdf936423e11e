/** What a company holds lists of, in the order of its tabs: every other list of them is made from this one. */
export const companyLists = ['contacts', 'products', 'departments', 'problems', 'strengths'] as const;
export type CompanyList = (typeof companyLists)[number];

/** How many of each a company holds. */
export type ItemCounts = Record<CompanyList, number>;

/** A value for each list. */
export const perList = <Value>(of: (list: CompanyList) => Value) =>
  Object.fromEntries(companyLists.map((list) => [list, of(list)])) as Record<CompanyList, Value>;
