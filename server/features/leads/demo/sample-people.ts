import type { Fields } from '../../../../shared/acts/tables';
import type { Lifecycle } from '../../../../shared/leads/companies/scales';
import type { ContactPoint, ContactStatus } from '../../../../shared/leads/contacts/scales';
import type { DemoClient, DemoCompany, DemoPerson } from './demo-client';

const statusOf: Record<Lifecycle, ContactStatus> = {
  lead: 'working',
  prospect: 'qualified',
  customer: 'customer',
  former: 'customer',
  partner: 'qualified',
};

const ascii = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

/** The first surname without its particles. */
const surname = (last: string) => ascii(last.split(' ')[0] ?? last);

/** A number that is plainly made up; in the United States, one of the range for fiction. */
const mobile = (turn: number, country = 'ES') =>
  country === 'US'
    ? `+1 305 555 01${String(50 + turn).slice(-2)}`
    : `600 000 ${String(turn).padStart(3, '0')}`;

function pointsOf(
  { first, last, email, office }: DemoPerson,
  company: DemoCompany | undefined,
  turn: number,
) {
  const point = (
    kind: ContactPoint['kind'],
    value: string,
    rest: Partial<ContactPoint> = {},
  ): ContactPoint => ({
    kind,
    value,
    label: 'work',
    primary: true,
    shared: false,
    ...rest,
  });
  if (company && office) {
    return [point('email', `info@${company.domain}`, { shared: true }), point('phone', company.phone)];
  }
  const address = email ?? `${ascii(first)}.${surname(last)}@${company?.domain}`;
  const points = [point('email', address)];
  if (turn % 7 !== 3) points.push(point('phone', mobile(turn, company?.country), { label: 'mobile' }));
  if (company && turn % 3 === 1) points.push(point('phone', company.phone, { primary: false }));
  return points;
}

/** The fields of a company. */
export function companyFields(company: DemoCompany, tags: number[]): Fields {
  const { size, postal, ...fields } = company;
  const website = `https://www.${company.domain}`;
  return { country: 'ES', ...fields, sizeBand: size, postalCode: postal, website, tags };
}

/** The fields of a person, but for the company; `turn` varies what cannot be read from the data. */
export function personFields({ company, deals = [] }: DemoClient, person: DemoPerson, turn: number): Fields {
  return {
    firstName: person.first,
    lastName: person.last,
    jobTitle: person.job ?? null,
    status: person.status ?? (company ? statusOf[company.lifecycle] : 'new'),
    source: person.source ?? deals[0]?.source ?? 'other',
    language: person.language ?? 'es',
    city: company?.city ?? null,
    region: company?.region ?? null,
    country: company?.country ?? 'ES',
    doNotContact: person.doNotContact ?? false,
    notes: person.notes ?? null,
    points: pointsOf(person, company, turn),
  };
}
