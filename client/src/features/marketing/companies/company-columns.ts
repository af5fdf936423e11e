/** The columns of the table of companies, each of which sorts it; unsorted, they are by name. */
export const companyColumns = [
  'name',
  'needs',
  'sector',
  'visitors',
  'leads',
  'published',
  'products',
  'audience',
  'changed',
] as const;

export type CompanyColumn = (typeof companyColumns)[number];
