import { rowId } from '../fields';

/** The company field of every new item. */
export const inCompany = { companyId: rowId };
