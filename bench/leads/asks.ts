import { communicationSorts } from '../../shared/leads/communications/schemas';
import { companySorts } from '../../shared/leads/companies/schemas';
import { contactSorts } from '../../shared/leads/contacts/schemas';
import { opportunitySorts } from '../../shared/leads/opportunities/schemas';
import { taskSorts } from '../../shared/leads/tasks/schemas';

/** Requests of a screen, by name: an address below `/api/leads`, or a path. */
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

// Tags 1 and 2 and fields 7 to 9 are those that `marks.ts` gives to contacts of the first account.
const filters: Asks = {
  'contacts of two states': filtered('contacts', { status: { any: ['new', 'working'] } }),
  'contacts not of two states': filtered('contacts', { status: { none: ['new', 'working'] } }, 'name'),
  'contacts of a city': filtered('contacts', { city: { contains: 'girona' } }, '-lastContactedAt'),
  'contacts without a city': filtered('contacts', { city: { empty: true } }, 'name'),
  'contacts of a rare company': filtered('contacts', { companyName: { contains: '1c383' } }),
  'contacts with a part of a phone': filtered('contacts', { phone: { contains: '600001' } }, 'name'),
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
  'opportunities of a currency': filtered('opportunities', { currency: { contains: 'usd' } }, 'title'),
  'opportunities closed for a reason': filtered('opportunities', { lostReason: { empty: false } }, '-amount'),
  'opportunities that are stale': filtered('opportunities', { stale: { any: ['yes'] } }),
  'opportunities that are not stale': filtered('opportunities', { stale: { any: ['no'] } }, 'title'),
  'opportunities without a company': filtered(
    'opportunities',
    { companyName: { empty: true } },
    'companyName',
  ),
  'contacts of no city': filtered('contacts', { city: { contains: 'absent' } }, 'name'),
  'contacts of a rare source': filtered('contacts', { source: { any: ['partner'] } }, 'name'),
  'contacts created in a range': filtered(
    'contacts',
    { createdAt: { from: '2026-05-01T00:00:00Z', to: '2026-05-02T00:00:00Z' } },
    'name',
  ),
  'contacts with a frequent tag': filtered('contacts', { tags: { any: ['1'] } }, 'name'),
  'contacts with a rare tag': filtered('contacts', { tags: { any: ['2'] } }, 'name'),
  'contacts without a frequent tag': filtered('contacts', { tags: { none: ['1'] } }, 'name'),
  'contacts without tags': filtered('contacts', { tags: { empty: true } }, 'name'),
  'contacts by an own text, frequent': filtered('contacts', { 'own.7': { contains: 'zona' } }, 'name'),
  'contacts by an own text, rare': filtered('contacts', { 'own.7': { contains: 'c4ca42' } }, 'name'),
  'contacts by an own number': filtered('contacts', { 'own.8': { from: 10, to: 30 } }, 'name'),
  'contacts by an own choice': filtered('contacts', { 'own.9': { any: ['rare'] } }, 'name'),
  'contacts not of an own choice': filtered('contacts', { 'own.9': { none: ['much'] } }, 'name'),
  'companies of no industry': filtered('companies', { industry: { contains: 'absent' } }),
  'communications, rare subject': filtered('communications', { subject: { contains: '1c383' } }),
  'communications received': filtered('communications', { direction: { any: ['in'] } }),
  'communications that await an answer': filtered('communications', { awaitsAnswer: { any: ['yes'] } }),
  'communications that await none': filtered('communications', { awaitsAnswer: { any: ['no'] } }),
  'tasks, rare title': filtered('tasks', { title: { contains: '1c383' } }),
  'calls of a year': filtered('communications', { type: { any: ['call'] } }),
  'open tasks': 'tasks?state=open',
};

/** Counts and totals over all rows that a list finds; screens do not wait for them. */
const sums: Asks = {
  'number of contacts': 'contacts/count',
  'number of contacts of a state': filtered('contacts/count', { status: { any: ['new'] } }),
  'number of a frequent word': 'contacts/count?q=garcia',
  'number of opportunities': 'opportunities/count',
  'number that awaits an answer': filtered('communications/count', { awaitsAnswer: { any: ['yes'] } }),
  'number of tasks due': 'due',
  'sums of the board': 'stages/sums',
  'sums of the board, searched': 'stages/sums?q=web',
};

const board: Asks = { board: 'board', 'board, searched': 'board?q=web', 'cards of a stage': 'board/2' };

const charts: Asks = Object.fromEntries(
  ['pipeline', 'forecast', 'velocity', 'funnel', 'lost-reasons', 'sources', 'activity'].map((chart) => [
    `chart ${chart}`,
    `analytics/${chart}`,
  ]),
);

/**
 * Requests with their limits: the 95th percentile in milliseconds, the number of connections, and the growth compared
 * with a thousand rows.
 */
export const groups = {
  lists: {
    asks: { ...everySort, ...searches, ...filters, ...board },
    p95: 100,
    connections: 16,
    growth: 1.5,
  },
  figures: { asks: { ...sums, ...charts }, p95: 300, connections: 2, growth: Number.POSITIVE_INFINITY },
  // Each kind is counted to a thousand.
  today: { asks: { today: '/api/today' }, p95: 50, connections: 2, growth: 3 },
} as const;
