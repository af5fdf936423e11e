import { consultingMessages } from './messages';

/** What is said of a company that is none of the caller's, and of a number that is no company's. */
export const ofCompany = {
  missing: consultingMessages['company.missing'],
  badId: consultingMessages['companyId.invalid'],
} as const;
/** What a company holds is missing like the company itself. */
export const ofItem = { missing: consultingMessages['company.missing'] } as const;
