/** The columns of the table of companies, each of which sorts it. */
const companyColumns = ['name', 'sector', 'audience', 'products', 'changed'] as const;

export type CompanyColumn = (typeof companyColumns)[number];

/** The orders of the table, by name as the usual one. */
export const companyOrders = [
  '',
  ...companyColumns.flatMap((name): [CompanyColumn, `-${CompanyColumn}`] => [name, `-${name}`]),
] as const;

/** The number of companies up to which each has a card; more are a table, which these orders sort. */
export const MOST_CARDS = 6;
