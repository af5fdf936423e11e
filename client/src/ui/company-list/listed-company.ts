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

/** The portal's own words for the given keys. */
export type Words<Key extends string> = (key: Key, values?: TextValues) => string;

/** The number of companies up to which each has a card; more are a table, which can be sorted. */
export const MOST_CARDS = 6;
