import { consultingMessages } from './messages';

/** The 404 for a company that is not the caller's, and the 400 for an invalid company id. */
export const ofCompany = {
  missing: consultingMessages['company.missing'],
  badId: consultingMessages['companyId.invalid'],
} as const;
/** The 404 for an item; the same as for its company. */
export const ofItem = { missing: consultingMessages['company.missing'] } as const;
