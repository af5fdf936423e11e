import { campaignQuery } from '../../shared/marketing/campaigns/editing/schemas';
import { leadQuery } from '../../shared/marketing/capture/leads/schemas';
import { contentQuery } from '../../shared/marketing/contents/schemas';
import { productQuery } from '../../shared/marketing/products/schemas';
import { communicationQuery } from '../../shared/leads/communications/schemas';
import { companyQuery } from '../../shared/leads/companies/schemas';
import { contactQuery } from '../../shared/leads/contacts/schemas';
import { opportunityQuery } from '../../shared/leads/opportunities/schemas';
import { taskQuery } from '../../shared/leads/tasks/schemas';
import { communicationQueries } from '../../server/features/leads/communications/communications.queries';
import { companyQueries } from '../../server/features/leads/companies/companies.queries';
import { contactQueries } from '../../server/features/leads/contacts/contacts.queries';
import { opportunityQueries } from '../../server/features/leads/opportunities/opportunities.queries';
import { taskQueries } from '../../server/features/leads/tasks/tasks.queries';
import { listCampaigns } from '../../server/features/marketing/campaigns/pieces/campaigns.queries';
import { leadQueriesWith } from '../../server/features/marketing/capture/lists/leads.queries';
import { reachedAfter, wordsOf } from '../../server/features/leads/communications/words-of.queries';
import { listingCompanies } from '../../server/features/marketing/companies/companies.queries';
import { answersOfLeads } from '../../server/features/marketing/sequences/waiting/unreplied.queries';
import { listContents } from '../../server/features/marketing/contents/contents.queries';
import { listProducts } from '../../server/features/marketing/products/products.queries';
import type { Db } from '../../server/platform/database/database';
import { type Owner, ownerOf } from '../../server/platform/database/rows/owner';

type Act = (db: Db) => Promise<unknown>;

const first = ownerOf({ userId: 1 });

/** Calls a list like its route, with the query parsed by the endpoint's schema. */
const lists =
  <Asked>(
    query: { parse: (asked: unknown) => Asked },
    list: (db: Db, owner: Owner, asked: Asked) => Promise<unknown>,
  ) =>
  (asked: object): Act =>
  (db) =>
    list(db, first, query.parse(asked));

const kinds = {
  'leads, contacts': lists(contactQuery, contactQueries.list),
  'leads, companies': lists(companyQuery, companyQueries.list),
  'leads, opportunities': lists(opportunityQuery, opportunityQueries.list),
  'leads, communications': lists(communicationQuery, communicationQueries.list),
  'leads, tasks': lists(taskQuery, taskQueries.list),
  'marketing, products': lists(productQuery, listProducts),
  'marketing, campaigns': lists(campaignQuery, listCampaigns),
  'marketing, contents': lists(contentQuery, listContents),
  'marketing, leads': lists(leadQuery, leadQueriesWith(answersOfLeads({ reachedAfter, wordsOf })).list),
};

/** A word that every row of the kind contains. */
const words: Record<keyof typeof kinds, string> = {
  'leads, contacts': 'garcía',
  'leads, companies': 'talleres',
  'leads, opportunities': 'web',
  'leads, communications': 'llamada',
  'leads, tasks': 'llamar',
  'marketing, products': 'hogaza',
  'marketing, campaigns': 'hogaza',
  'marketing, contents': 'hogaza',
  'marketing, leads': 'eva',
};

const listCompanies = listingCompanies({ reachedAfter, wordsOf });

/** The lists of LEADMANAGER and COMERZIA, for an account that owns a small part of each table. */
export const portalLists: Record<string, Act> = Object.fromEntries([
  ...Object.entries(kinds).flatMap(([kind, ask]) => {
    const company = kind.startsWith('marketing') ? { company: '1' } : {};
    const every = words[kind as keyof typeof kinds];
    return [
      [kind, ask(company)],
      [`${kind}, a word of every row`, ask({ ...company, q: every })],
      [`${kind}, a word of no row`, ask({ ...company, q: 'xilófono' })],
    ];
  }),
  ['marketing, companies', (db: Db) => listCompanies(db, first)],
  ['leads, contacts by name', kinds['leads, contacts']({ sort: 'name' })],
  ['leads, contacts by a phone', kinds['leads, contacts']({ q: '600000007' })],
  ['marketing, approved campaigns', kinds['marketing, campaigns']({ company: '1', approved: 'true' })],
]);
