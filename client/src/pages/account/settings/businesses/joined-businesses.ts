import type { CompanySummary } from '@shared/consulting/companies/endpoints';
import type { Wire } from '@shared/http/wire';
import type { ListedCompany } from '@/features/marketing/reads';

/** A business as the two portals that describe it know it; one of them may not. */
export interface Business {
  name: string;
  sector: string;
  consultia: Wire<CompanySummary> | undefined;
  comerzia: ListedCompany | undefined;
}

/** Each business once, by name; of several assessments of one only the newest. */
export function joinedBusinesses(
  companies: readonly Wire<CompanySummary>[],
  marketing: readonly ListedCompany[],
): Business[] {
  const copied = new Set(companies.map(({ copiedFrom }) => copiedFrom));
  const newest = companies.filter(({ id }) => !copied.has(id));
  const known = new Set(newest.map(({ id }) => id));
  const described = newest.map((consultia) => ({
    name: consultia.name,
    sector: consultia.sector,
    consultia,
    comerzia: marketing.find(({ companyId }) => companyId === consultia.id),
  }));
  const advertised = marketing
    .filter(({ companyId }) => companyId === null || !known.has(companyId))
    .map((comerzia) => ({
      name: comerzia.name,
      sector: comerzia.sector,
      consultia: undefined,
      comerzia,
    }));
  return [...described, ...advertised].toSorted((left, right) => left.name.localeCompare(right.name));
}
