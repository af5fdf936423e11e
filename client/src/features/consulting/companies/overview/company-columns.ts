/** The columns of the table of companies, each of which sorts it; unsorted, the newest are first. */
export const companyColumns = ['name', 'sector', 'size', 'report', 'changed'] as const;

export type CompanyColumn = (typeof companyColumns)[number];
