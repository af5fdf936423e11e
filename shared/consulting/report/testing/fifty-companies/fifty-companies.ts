import type { DescribedCompany } from './described-company';
import { englishGoods } from './english-goods';
import { englishServices } from './english-services';
import { spanishGoods } from './spanish-goods';
import { spanishServices } from './spanish-services';

/** Twenty-five companies in Spanish and twenty-five in English, of ten sectors; none of them exists. */
export const fiftyCompanies: DescribedCompany[] = [
  ...spanishGoods,
  ...spanishServices,
  ...englishGoods,
  ...englishServices,
];
