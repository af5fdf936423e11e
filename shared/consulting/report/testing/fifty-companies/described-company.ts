import type { CompanyData } from '../../company-data';
import { companyData } from '../company-data';

/** A company as its owner describes it, and the words for which a sensible reader expects modules. */
export interface DescribedCompany {
  name: string;
  sector: string;
  /** "Name: function" of each department. */
  departments: string[];
  problems: string[];
  strengths: string[];
  /** The word that calls for the module in each record, in the order of the records. */
  expects: { analytics?: string[]; automation?: string[]; predictive?: string[] };
}

/** The data of a described company, with the records in the described order. */
export function dataOf({ name, sector, departments, problems, strengths }: DescribedCompany): CompanyData {
  return companyData({
    company: { name, sector },
    departments: departments.map((text) => {
      const [department = '', duties = ''] = text.split(': ');
      return { name: department, function: duties };
    }),
    problems: problems.map((description) => ({ description })),
    strengths: strengths.map((description) => ({ description })),
  });
}
