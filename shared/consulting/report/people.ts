import type { CompanyContact, Problem } from '../items/tables';
import type { ReportPerson } from './company-data';

/** The people whom a report names: the primary one and those responsible for a problem; without phone and email. */
export function namedPeople(
  contacts: CompanyContact[],
  problems: Pick<Problem, 'responsibleId'>[],
): ReportPerson[] {
  const responsible = new Set(problems.map(({ responsibleId }) => responsibleId));
  return contacts
    .filter(({ id, isPrimary }) => isPrimary || responsible.has(id))
    .map(({ id, name, position, isPrimary }) => ({ id, name, position, isPrimary }));
}
