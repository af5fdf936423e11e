import type { Written } from '../../../../shared/acts/entities';
import type { Lifecycle } from '../../../../shared/leads/companies/scales';
import type { ContactPoint, ContactStatus } from '../../../../shared/leads/contacts/scales';
import type { SampleSet } from './sample-set';
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

/** A number that is plainly made up; in the United States and Ireland, one of the range for fiction. */
function mobile(turn: number, country = 'ES'): string {
  if (country === 'US') return `+1 305 555 01${String(50 + turn).slice(-2)}`;
  const last = String(turn).padStart(3, '0');
  return country === 'IE' ? `+353 20 915 0${last}` : `600 000 ${last}`;
}

function pointsOf(
  { first, last, email, office }: DemoPerson,
  company: DemoCompany | undefined,
  { turn, country }: { turn: number; country: string },
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
  if (turn % 7 !== 3)
    points.push(point('phone', mobile(turn, company?.country ?? country), { label: 'mobile' }));
  if (company && turn % 3 === 1) points.push(point('phone', company.phone, { primary: false }));
  return points;
}

/** The fields of a company. */
export function companyFields(company: DemoCompany, tags: number[]): Written<'company'> {
  const { size, postal, ...fields } = company;
  const website = `https://www.${company.domain}`;
  return { country: 'ES', ...fields, sizeBand: size, postalCode: postal, website, tags };
}

/** The fields of a person, but for the company; `turn` varies what cannot be read from the data. */
export function personFields(
  { company, deals = [] }: DemoClient,
  person: DemoPerson,
  { turn, language, country }: { turn: number } & Pick<SampleSet, 'language' | 'country'>,
): Written<'contact'> {
  return {
    firstName: person.first,
    lastName: person.last,
    jobTitle: person.job ?? null,
    status: person.status ?? (company ? statusOf[company.lifecycle] : 'new'),
    source: person.source ?? deals[0]?.source ?? 'other',
    language: person.language ?? language,
    city: company?.city ?? null,
    region: company?.region ?? null,
    country: company?.country ?? country,
    doNotContact: person.doNotContact ?? false,
    notes: person.notes ?? null,
    points: pointsOf(person, company, { turn, country }),
  };
}
