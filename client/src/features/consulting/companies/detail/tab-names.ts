import { type CompanyList, companyLists } from '@shared/consulting/items/lists';

export type TabName = CompanyList | 'report';

export const tabNames: readonly TabName[] = [...companyLists, 'report'];
