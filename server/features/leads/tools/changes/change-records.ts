import { leadCompanies } from '../../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import type { ContactPoint } from '../../../../../shared/leads/contacts/scales';
import { aChoice, aLine, aRecord, aText, idIn, needed } from '../../../../platform/tools/arguments';
import { changing } from '../../../../platform/tools/preview';
import { both, ownText } from '../../../../platform/tools/texts';
import { defineTool } from '../../../../platform/tools/tool';
import { done, linked, seenVersion } from './done';
import { changed, retyped } from './given-fields';
import { markBody, markChanges, marks } from './marks';
import { labels, lifecycleWords, statusWords } from '../words';

const own = (text: string | null) => (text === null ? null : ownText(text));

type Kind = ContactPoint['kind'];

/** The points with another main one of its kind; the others stay. */
function withPoint(points: readonly ContactPoint[], kind: Kind, value: string | undefined): ContactPoint[] {
  if (value === undefined) return [...points];
  const others = points
    .filter((point) => point.kind !== kind || point.value !== value)
    .map((point) => (point.kind === kind ? { ...point, primary: false } : point));
  return [{ kind, value, label: 'work', primary: true, shared: false }, ...others];
}

export const changeContact = defineTool({
  name: 'change_contact',
  title: both('Change contact', 'Cambiar contacto'),
  about:
    'Changes status, company, job title, city, notes, main email or phone, tag, assignee or an own field of a contact.',
  endpoints: [leadContacts.update, leadContacts.read],
  effect: 'undoable',
  takes: {
    contact: needed(aRecord(labels.contact, 'contact')),
    status: aChoice(labels.status, statusWords),
    company: aRecord(labels.company, 'company'),
    jobTitle: aLine(labels.jobTitle),
    city: aLine(labels.city),
    email: aLine(labels.email, 254),
    phone: aLine(labels.phone, 50),
    notes: aText(labels.notes),
    ...marks,
  },
  async preview({ contact, ...args }, use) {
    const [record, row] = await Promise.all([
      use.named(contact),
      use.ask(leadContacts.read, { params: { id: idIn(contact) } }),
    ]);
    const company = args.company === undefined ? undefined : ownText((await use.named(args.company)).name);
    return changing(record, [
      changed(labels.status, statusWords[row.status], args.status && statusWords[args.status]),
      changed(labels.company, own(row.companyName), company),
      retyped(labels.jobTitle, row.jobTitle, args.jobTitle),
      retyped(labels.city, row.city, args.city),
      retyped(labels.email, row.email, args.email),
      retyped(labels.phone, row.phone, args.phone),
      retyped(labels.notes, row.notes, args.notes),
      ...(await markChanges(use, 'contact', row, args)),
    ]);
  },
  async does({ contact, company, email, phone, tag, to, own: line, ...fields }, { ask }, seen) {
    const params = { id: idIn(contact) };
    const row = await ask(leadContacts.read, { params });
    const { points } = row;
    const isReached = email !== undefined || phone !== undefined;
    const saved = await ask(leadContacts.update, {
      params,
      body: {
        ...fields,
        ...linked('companyId', company),
        ...(isReached && { points: withPoint(withPoint(points, 'email', email), 'phone', phone) }),
        ...(await markBody(ask, 'contact', row, { tag, to, own: line })),
        ...seenVersion(seen, contact),
      },
    });
    return done('contact', saved, saved.name ?? '');
  },
});

export const changeCompany = defineTool({
  name: 'change_company',
  title: both('Change company', 'Cambiar empresa'),
  about:
    'Changes name, relationship, city, phone, website, industry, notes, tag, assignee or an own field of a company.',
  endpoints: [leadCompanies.update, leadCompanies.read],
  effect: 'undoable',
  takes: {
    company: needed(aRecord(labels.company, 'company')),
    relationship: aChoice(labels.relationship, lifecycleWords),
    name: aLine(labels.name),
    city: aLine(labels.city),
    phone: aLine(labels.phone, 50),
    website: aLine(labels.website),
    industry: aLine(labels.industry),
    description: aText(labels.notes),
    ...marks,
  },
  async preview({ company, ...args }, use) {
    const [record, row] = await Promise.all([
      use.named(company),
      use.ask(leadCompanies.read, { params: { id: idIn(company) } }),
    ]);
    return changing(record, [
      changed(
        labels.relationship,
        lifecycleWords[row.lifecycle],
        args.relationship && lifecycleWords[args.relationship],
      ),
      retyped(labels.name, row.name, args.name),
      retyped(labels.city, row.city, args.city),
      retyped(labels.phone, row.phone, args.phone),
      retyped(labels.website, row.website, args.website),
      retyped(labels.industry, row.industry, args.industry),
      retyped(labels.notes, row.description, args.description),
      ...(await markChanges(use, 'company', row, args)),
    ]);
  },
  async does({ company, relationship, tag, to, own: line, ...fields }, { ask }, seen) {
    const params = { id: idIn(company) };
    const saved = await ask(leadCompanies.update, {
      params,
      body: {
        ...(await markBody(ask, 'company', await ask(leadCompanies.read, { params }), {
          tag,
          to,
          own: line,
        })),
        ...fields,
        ...(relationship !== undefined && { lifecycle: relationship }),
        ...seenVersion(seen, company),
      },
    });
    return done('company', saved, saved.name);
  },
});
