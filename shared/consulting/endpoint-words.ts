/** What is said of a company that is none of the caller's, and of a number that is no company's. */
export const ofCompany = { missing: 'company.missing', badId: 'companyId.invalid' } as const;
/** What a company holds is missing like the company itself. */
export const ofItem = { missing: 'company.missing' } as const;
/** Of a company without a report. */
export const ofReport = { ...ofCompany, missing: 'report.missing' } as const;
