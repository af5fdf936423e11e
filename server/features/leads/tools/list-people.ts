import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import {
  aChoice,
  aDay,
  aFlag,
  aLine,
  aPeriod,
  aRecord,
  idIn,
  oneListed,
} from '../../../platform/tools/arguments';
import { both, numberText, ownText } from '../../../platform/tools/texts';
import { defineTool, type ToolAnswer, type ToolUse } from '../../../platform/tools/tool';
import { coded, given, holding, inPeriod, listed, since } from './conditions';
import { type Condition, listAnswer } from './list-answer';
import { ownCondition } from './own-line';
import { companyRow, contactRow } from './rows';
import { labels, lifecycleWords, nouns, sourceWords, statusWords } from './words';

/** The columns of people and companies whose days are moments. */
export const times = ['lastContactedAt', 'nextTaskAt', 'createdAt', 'updatedAt'];

const orders = {
  name: both('By name', 'Por nombre'),
  '-updatedAt': both('Last changed first', 'Lo último que cambió'),
  lastContactedAt: both('Longest without contact', 'Más tiempo sin contacto'),
};

const never = both('Never contacted', 'Nunca contactados');
const yes = both('yes', 'sí');

/** Beside those of whom nobody has heard for long, how many were never written to: they have no day to compare. */
async function withNever(
  answer: ToolAnswer,
  isAsked: boolean,
  count: () => Promise<number>,
): Promise<ToolAnswer> {
  if (!isAsked) return answer;
  const found = await count();
  return found === 0 ? answer : { ...answer, figures: [{ label: never, text: numberText(found) }] };
}

const neverAt = { filter: JSON.stringify({ lastContactedAt: { empty: true } }) };

/** Of a company. */
export async function ofCompany(
  use: ToolUse,
  ref: `company-${number}` | undefined,
): Promise<Condition | undefined> {
  if (!ref) return undefined;
  const { name } = await use.named(ref);
  return {
    label: labels.company,
    text: ownText(name),
    // Companies of one name are told apart by the endpoint, the list has only the name.
    search: { company: idIn(ref) },
    linked: { companyName: { is: name } },
  };
}

const withoutTask = (asked: boolean | undefined): Condition | undefined =>
  asked ? { label: labels.withoutTask, text: yes, filter: { nextTaskAt: { empty: true } } } : undefined;

export const listContacts = defineTool({
  name: 'list_contacts',
  title: both('List contacts', 'Ver contactos'),
  about: 'Lists people: by company, tag, status, city, last contact, own field or words.',
  endpoints: [leadContacts.list, leadContacts.count],
  effect: 'read',
  takes: {
    words: aLine(labels.words),
    company: aRecord(labels.company, 'company'),
    tag: oneListed(labels.tag, 'tag'),
    status: aChoice(labels.status, statusWords),
    source: aChoice(labels.source, sourceWords),
    city: aLine(labels.city),
    quietSince: aDay(labels.quietSince),
    contacted: aPeriod(labels.contacted),
    created: aPeriod(labels.created),
    withoutTask: aFlag(labels.withoutTask),
    own: aLine(labels.own, 1_000),
    order: aChoice(labels.order, orders),
  },
  async answer(args, use) {
    const conditions = await given(
      ofCompany(use, args.company),
      listed(use, labels.tag, 'tags', args.tag),
      coded(labels.status, 'status', args.status, statusWords),
      coded(labels.source, 'source', args.source, sourceWords),
      holding(labels.city, 'city', args.city),
      since(labels.quietSince, 'lastContactedAt', args.quietSince),
      inPeriod(labels.contacted, 'lastContactedAt', args.contacted),
      inPeriod(labels.created, 'createdAt', args.created),
      withoutTask(args.withoutTask),
      ownCondition(use, 'contact', args.own),
    );
    const answer = await listAnswer(
      {
        section: 'contacts',
        endpoints: leadContacts,
        noun: nouns.contact,
        conditions,
        times,
        q: args.words,
        sort: args.order ?? (args.quietSince ? 'lastContactedAt' : 'name'),
        rowOf: contactRow,
      },
      use,
    );
    return withNever(answer, args.quietSince !== undefined, async () => {
      const { count } = await use.ask(leadContacts.count, { query: neverAt });
      return count;
    });
  },
});

export const listCompanies = defineTool({
  name: 'list_companies',
  title: both('List companies', 'Ver empresas'),
  about:
    'Lists companies that are or may become customers: by city, industry, relationship, tag or last contact.',
  endpoints: [leadCompanies.list, leadCompanies.count],
  effect: 'read',
  takes: {
    words: aLine(labels.words),
    tag: oneListed(labels.tag, 'tag'),
    relationship: aChoice(labels.relationship, lifecycleWords),
    city: aLine(labels.city),
    industry: aLine(labels.industry),
    quietSince: aDay(labels.quietSince),
    contacted: aPeriod(labels.contacted),
    created: aPeriod(labels.created),
    own: aLine(labels.own, 1_000),
    withDeals: aFlag(both('With open opportunities', 'Con oportunidades abiertas')),
    order: aChoice(labels.order, {
      ...orders,
      '-openAmount': both('Largest sum first', 'Mayor suma primero'),
    }),
  },
  async answer(args, use) {
    const currency = await use.currency();
    const conditions = await given(
      listed(use, labels.tag, 'tags', args.tag),
      coded(labels.relationship, 'lifecycle', args.relationship, lifecycleWords),
      holding(labels.city, 'city', args.city),
      holding(labels.industry, 'industry', args.industry),
      since(labels.quietSince, 'lastContactedAt', args.quietSince),
      inPeriod(labels.contacted, 'lastContactedAt', args.contacted),
      inPeriod(labels.created, 'createdAt', args.created),
      ownCondition(use, 'company', args.own),
      args.withDeals ? { label: labels.openDeals, text: yes, filter: { openDeals: { from: 1 } } } : undefined,
    );
    const answer = await listAnswer(
      {
        section: 'companies',
        endpoints: leadCompanies,
        noun: nouns.company,
        conditions,
        times,
        q: args.words,
        sort: args.order ?? (args.quietSince ? 'lastContactedAt' : 'name'),
        rowOf: companyRow(currency),
      },
      use,
    );
    return withNever(answer, args.quietSince !== undefined, async () => {
      const { count } = await use.ask(leadCompanies.count, { query: neverAt });
      return count;
    });
  },
});
