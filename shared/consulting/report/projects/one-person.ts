import type { CompanyData } from '../company-data';

/**
 * Whether a company may be one person, who needs no telling who is responsible: small, not said to have ten people, of
 * the simplest structure, with one department and nobody named besides the primary contact.
 */
export const isOnePerson = ({ company, departments, people }: CompanyData): boolean =>
  company.size === 'small' &&
  !company.hasTenOrMore &&
  company.structure === 'simple' &&
  departments.length === 1 &&
  people.length <= 1;
