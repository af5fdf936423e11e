import { leadCompanies } from '../../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { leadOpportunities } from '../../../../../shared/leads/opportunities/endpoints';
import {
  aChoice,
  aDay,
  aLine,
  anAmount,
  aRecord,
  aText,
  idIn,
  needed,
  oneListed,
} from '../../../../platform/tools/arguments';
import { creating, newField } from '../../../../platform/tools/preview';
import { both, dayText } from '../../../../platform/tools/texts';
import { defineTool } from '../../../../platform/tools/tool';
import { done, linked } from './done';
import { amount, named, typed } from './given-fields';
import { labels, lifecycleWords, sourceWords, statusWords } from '../words';

/** The first word of a name is the first name. */
export function namesOf(name: string): { firstName: string; lastName?: string } {
  const [firstName = name, ...others] = name.trim().split(/\s+/);
  return { firstName, ...(others.length > 0 && { lastName: others.join(' ') }) };
}

/** Only what is given. */
const present = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };

const points = ({ email, phone }: { email?: string | undefined; phone?: string | undefined }) => [
  ...(email === undefined ? [] : [{ kind: 'email' as const, value: email, primary: true }]),
  ...(phone === undefined ? [] : [{ kind: 'phone' as const, value: phone, primary: true }]),
];

export const addContact = defineTool({
  name: 'add_contact',
  title: both('Add contact', 'Añadir contacto'),
  about: 'Adds a person, who may work at a company that is there.',
  endpoints: [leadContacts.create],
  effect: 'undoable',
  takes: {
    name: needed(aLine(labels.name)),
    company: aRecord(labels.company, 'company'),
    email: aLine(labels.email, 254),
    phone: aLine(labels.phone, 50),
    jobTitle: aLine(labels.jobTitle),
    city: aLine(labels.city),
    status: aChoice(labels.status, statusWords),
    source: aChoice(labels.source, sourceWords),
    notes: aText(labels.notes),
  },
  preview: async ({ name, company, email, phone, jobTitle, city, status, source, notes }, use) =>
    creating(name, [
      typed(labels.name, name),
      await named(use, labels.company, company),
      typed(labels.email, email),
      typed(labels.phone, phone),
      typed(labels.jobTitle, jobTitle),
      typed(labels.city, city),
      newField(labels.status, status && statusWords[status]),
      newField(labels.source, source && sourceWords[source]),
      typed(labels.notes, notes),
    ]),
  async does({ name, company, email, phone, ...fields }, { ask }) {
    const saved = await ask(leadContacts.create, {
      body: {
        ...namesOf(name),
        ...present(fields),
        ...linked('companyId', company),
        points: points({ email, phone }),
      },
    });
    return done('contact', saved, saved.name ?? name);
  },
});

export const addCompany = defineTool({
  name: 'add_company',
  title: both('Add company', 'Añadir empresa'),
  about: 'Adds a company that is or may become a customer.',
  endpoints: [leadCompanies.create],
  effect: 'undoable',
  takes: {
    name: needed(aLine(labels.name)),
    website: aLine(labels.website),
    phone: aLine(labels.phone, 50),
    city: aLine(labels.city),
    industry: aLine(labels.industry),
    relationship: aChoice(labels.relationship, lifecycleWords),
    description: aText(labels.notes),
  },
  preview: async (args) =>
    creating(args.name, [
      typed(labels.name, args.name),
      typed(labels.website, args.website),
      typed(labels.phone, args.phone),
      typed(labels.city, args.city),
      typed(labels.industry, args.industry),
      newField(labels.relationship, args.relationship && lifecycleWords[args.relationship]),
      typed(labels.notes, args.description),
    ]),
  async does({ name, relationship, ...fields }, { ask }) {
    const saved = await ask(leadCompanies.create, {
      body: { ...present({ ...fields, lifecycle: relationship }), name },
    });
    return done('company', saved, saved.name);
  },
});

export const addDeal = defineTool({
  name: 'add_deal',
  title: both('Add opportunity', 'Añadir oportunidad'),
  about: 'Adds an opportunity; without a stage it begins in the first one.',
  endpoints: [leadOpportunities.create],
  effect: 'undoable',
  takes: {
    title: needed(aLine(labels.title)),
    company: aRecord(labels.company, 'company'),
    contact: aRecord(labels.contact, 'contact'),
    amount: anAmount(labels.amount),
    closes: aDay(labels.closes),
    stage: oneListed(labels.stage, 'stage'),
    source: aChoice(labels.source, sourceWords),
  },
  preview: async (args, use) =>
    creating(args.title, [
      typed(labels.title, args.title),
      await named(use, labels.company, args.company),
      await named(use, labels.contact, args.contact),
      await amount(use, labels.amount, args.amount),
      newField(labels.closes, args.closes === undefined ? null : dayText(args.closes)),
      await named(use, labels.stage, args.stage),
      newField(labels.source, args.source && sourceWords[args.source]),
    ]),
  async does({ title, company, contact, stage, closes, ...fields }, { ask }) {
    const saved = await ask(leadOpportunities.create, {
      body: {
        ...present({ ...fields, expectedClose: closes, stageId: stage && idIn(stage) }),
        ...linked('companyId', company),
        ...linked('contactId', contact),
        title,
      },
    });
    return done('deal', saved, saved.title);
  },
});
