import { rowId } from '../fields';

/** Part of whatever is added to a company. */
export const inCompany = { companyId: rowId };
