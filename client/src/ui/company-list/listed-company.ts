import type { TextValues } from '@/i18n/texts';

/** A company as a portal lists it. */
export interface AnyCompany {
  id: number;
  name: string;
}

/** What a card or a row calls when its company is to be edited or deleted. */
export interface CompanyHandlers<Company> {
  onEdit: (company: Company) => void;
  onDelete: (company: Company) => void;
}

/** What a portal's table of companies gets: the companies, and by what they are sorted. */
export interface CompanyRowsProps<Company> extends CompanyHandlers<Company> {
  companies: readonly Company[];
  sort: string;
  onSort: (sort: string) => void;
}

/** The portal's own words for the given keys. */
export type Words<Key extends string> = (key: Key, values?: TextValues) => string;

/** The number of companies up to which each has a card; more are a table, which can be sorted. */
export const MOST_CARDS = 6;
