import type { DescribedCompany } from './described-company';
import { englishGoods } from './english-goods';
import { englishServices } from './english-services';
import { spanishGoods } from './spanish-goods';
import { spanishServices } from './spanish-services';

/** Twenty-five fictional companies in Spanish and twenty-five in English, from ten sectors. */
export const fiftyCompanies: DescribedCompany[] = [
  ...spanishGoods,
  ...spanishServices,
  ...englishGoods,
  ...englishServices,
];
