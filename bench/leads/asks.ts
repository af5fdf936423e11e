import { communicationSorts } from '../../shared/leads/communications/schemas';
import { companySorts } from '../../shared/leads/companies/schemas';
import { contactSorts } from '../../shared/leads/contacts/schemas';
import { opportunitySorts } from '../../shared/leads/opportunities/schemas';
import { taskSorts } from '../../shared/leads/tasks/schemas';

/** What a screen asks for: an address below `/api/leads`. */
export type Asks = Record<string, string>;

const filtered = (list: string, filter: object, sort?: string) =>
  `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}${sort ? `&sort=${sort}` : ''}`;

const sorts = {
  contacts: contactSorts,
  companies: companySorts,
  opportunities: opportunitySorts,
  communications: communicationSorts,
  tasks: taskSorts,
};

const everySort: Asks = Object.fromEntries(
  Object.entries(sorts).flatMap(([list, names]) =>
    names.flatMap((name) =>
      [name, `-${name}`].map((sort) => [`${list}, by ${sort}`, `${list}?sort=${sort}`] as const),
    ),
  ),
);

const searches: Asks = Object.fromEntries(
  Object.entries({
    'a frequent word': 'garcia',
    'two words': 'nuria garcia',
    'two letters': 'nu',
    'one of all': '1c383',
    'a phone': '600001234',
    'no row': 'absent',
  }).flatMap(([name, q]) =>
    ['contacts', 'companies', 'opportunities', 'communications', 'tasks', 'search'].map((list) => [
      `${list}, ${name}`,
      `${list}?q=${encodeURIComponent(q)}`,
    ]),
  ),
);

const filters: Asks = {
  'contacts of two states': filtered('contacts', { status: { any: ['new', 'working'] } }),
  'contacts not of two states': filtered('contacts', { status: { none: ['new', 'working'] } }, 'name'),
  'contacts of a city': filtered('contacts', { city: { contains: 'girona' } }, '-lastContactedAt'),
  'contacts without a city': filtered('contacts', { city: { empty: true } }, 'name'),
  'contacts of a rare company': filtered('contacts', { companyName: { contains: '1c383' } }),
  'contacts without an email': filtered('contacts', { email: { empty: true } }, 'name'),
  'contacts contacted in a range': filtered(
    'contacts',
    { lastContactedAt: { from: '2026-05-01T00:00:00Z', to: '2026-05-02T00:00:00Z' } },
    'name',
  ),
  'companies that are customers': filtered('companies', { lifecycle: { any: ['customer'] } }),
  'companies with three deals': filtered('companies', { openDeals: { from: 3 } }, '-openAmount'),
  'open opportunities by close': filtered('opportunities', { outcome: { any: ['open'] } }),
  'opportunities above an amount': filtered('opportunities', { amount: { from: 2_900_000 } }, 'title'),
  'opportunities lost for a reason': filtered(
    'opportunities',
    { lostReason: { contains: 'rival' } },
    '-amount',
  ),
  'opportunities of no stage task': filtered('opportunities', { nextTaskAt: { empty: true } }, 'title'),
  'calls of a year': filtered('communications', { type: { any: ['call'] } }),
  'open tasks': 'tasks?state=open',
  'tasks due': 'due',
  'number of contacts': 'contacts/count',
  'number of contacts of a state': filtered('contacts/count', { status: { any: ['new'] } }),
  'number of a frequent word': 'contacts/count?q=garcia',
  'number of opportunities': 'opportunities/count',
};

const board: Asks = { board: 'board', 'board, searched': 'board?q=web', 'cards of a stage': 'board/2' };

const charts: Asks = Object.fromEntries(
  ['pipeline', 'forecast', 'velocity', 'funnel', 'lost-reasons', 'sources', 'activity'].map((chart) => [
    `chart ${chart}`,
    `analytics/${chart}`,
  ]),
);

/** Milliseconds of the 95th percentile, connections at the same time, and how much more than at a thousand rows. */
export const groups = {
  lists: {
    asks: { ...everySort, ...searches, ...filters, ...board },
    p95: 100,
    connections: 16,
    growth: 1.5,
  },
  charts: { asks: charts, p95: 300, connections: 2, growth: undefined },
} as const;
