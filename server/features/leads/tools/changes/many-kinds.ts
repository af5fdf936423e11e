import type { Bilingual } from '../../../../../shared/assistant/bilingual';
import { type Ref, type RefKind, refOf } from '../../../../../shared/assistant/refs';
import { leadCompanies } from '../../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { leadOpportunities } from '../../../../../shared/leads/opportunities/endpoints';
import type { BulkDone } from '../../../../../shared/leads/record-endpoints';
import { type RecordSection, recordAddress } from '../../../../../shared/leads/sections';
import { leadTasks } from '../../../../../shared/leads/tasks/endpoints';
import { isDay } from '../../../../../shared/list/periods';
import type { Counted } from '../../../../../shared/list/page';
import { idIn } from '../../../../platform/tools/arguments';
import { both, timeText } from '../../../../platform/tools/texts';
import type { Ask, ToolUse } from '../../../../platform/tools/tool';
import { momentOfDay } from './given-fields';
import { type Chosen, companiesIn, dealsIn, peopleIn, type Search, tasksIn } from './many-chosen';

/** A record of those that were found, with what can be changed of it. */
export interface OneOfMany {
  ref: Ref;
  id: number;
  version: number;
  name: string;
  url: string;
  assigneeId: number | null;
  tags: readonly number[];
  stageId: number | null;
  isDone: boolean;
  /** When a task is due, as it is shown. */
  due: Bilingual | null;
}

/** A page of them. */
export interface Part {
  rows: OneOfMany[];
  next: string | null;
}

/** The records of a bulk act, with the versions that were seen. */
export interface Of {
  ids: number[];
  versions: Record<string, number>;
}

/** What is done with each; one of them is given. */
export interface Doing {
  tag?: Ref<'tag'> | undefined;
  to?: Ref<'member'> | undefined;
  done?: boolean | undefined;
  due?: string | undefined;
  into?: Ref<'stage'> | undefined;
}

interface Many {
  search: (use: ToolUse, chosen: Chosen) => Promise<Search>;
  count: (ask: Ask, query: Search) => Promise<Counted>;
  page: (ask: Ask, query: Search) => Promise<Part>;
  bulk: (ask: Ask, of: Of, doing: Doing) => Promise<BulkDone>;
  /** The arguments by which they can be chosen, and what can be done with them. */
  takes: readonly string[];
}

interface Row {
  id: number;
  version: number;
  assigneeId: number | null;
}

const oneOf = (
  [kind, section]: [RefKind, RecordSection],
  { id, version, assigneeId }: Row,
  name: string,
  more: Partial<OneOfMany> = {},
): OneOfMany => ({
  ref: refOf(kind, id),
  id,
  version,
  name,
  url: recordAddress(section, id),
  assigneeId,
  tags: [],
  stageId: null,
  isDone: false,
  due: null,
  ...more,
});

const marked = ({ tag, to }: Doing) =>
  tag ? { addTags: [idIn(tag)] } : { set: { assigneeId: idIn(to ?? '') } };

const contacts: Many = {
  search: peopleIn,
  count: (ask, query) => ask(leadContacts.count, { query }),
  async page(ask, query) {
    const { rows, next } = await ask(leadContacts.list, { query });
    const named = rows.map((row) =>
      oneOf(['contact', 'contacts'], row, row.name ?? row.email ?? '', { tags: row.tags }),
    );
    return { rows: named, next };
  },
  bulk: (ask, of, doing) => ask(leadContacts.bulk, { body: { of, does: marked(doing) } }),
  takes: ['about', 'tagged', 'city', 'period', 'assigned', 'tag', 'to'],
};

const companiesOf = (lifecycle?: 'customer'): Many => ({
  search: companiesIn(lifecycle),
  count: (ask, query) => ask(leadCompanies.count, { query }),
  async page(ask, query) {
    const { rows, next } = await ask(leadCompanies.list, { query });
    return {
      rows: rows.map((row) => oneOf(['company', 'companies'], row, row.name, { tags: row.tags })),
      next,
    };
  },
  bulk: (ask, of, doing) => ask(leadCompanies.bulk, { body: { of, does: marked(doing) } }),
  takes: ['tagged', 'city', 'period', 'assigned', 'tag', 'to'],
});

const deals: Many = {
  search: dealsIn,
  count: (ask, query) => ask(leadOpportunities.count, { query }),
  async page(ask, query) {
    const { rows, next } = await ask(leadOpportunities.list, { query });
    const named = rows.map((row) =>
      oneOf(['deal', 'opportunities'], row, row.title, { tags: row.tags, stageId: row.stageId }),
    );
    return { rows: named, next };
  },
  bulk: (ask, of, { into, ...doing }) =>
    ask(leadOpportunities.bulk, {
      body: { of, does: into ? { set: { stageId: idIn(into) } } : marked(doing) },
    }),
  takes: ['about', 'tagged', 'stage', 'period', 'assigned', 'tag', 'to', 'into'],
};

function taskDoes({ to, due, done = true }: Doing) {
  if (to) return { set: { assigneeId: idIn(to) } };
  return due ? { set: { dueAt: momentOfDay(due), isAllDay: isDay(due) } } : { set: { isDone: done } };
}

const tasks: Many = {
  search: tasksIn,
  count: (ask, query) => ask(leadTasks.count, { query }),
  async page(ask, query) {
    const { rows, next } = await ask(leadTasks.list, { query });
    const named = rows.map((row) =>
      oneOf(['task', 'tasks'], row, row.title, {
        isDone: row.doneAt !== null,
        due: row.dueAt === null ? null : timeText(row.dueAt, row.isAllDay),
      }),
    );
    return { rows: named, next };
  },
  bulk: (ask, of, { to, due, done = true }) =>
    ask(leadTasks.bulk, {
      body: { of, does: taskDoes({ to, due, done }) },
    }),
  takes: ['about', 'period', 'assigned', 'to', 'done', 'due'],
};

/** What many can be changed of; customers are companies of that relationship. */
export const manyKinds = {
  contacts,
  companies: companiesOf(),
  customers: companiesOf('customer'),
  deals,
  tasks,
} satisfies Record<string, Many>;

export const manyWords = {
  contacts: both('Contacts', 'Contactos'),
  companies: both('Companies', 'Empresas'),
  customers: both('Customers', 'Clientes'),
  deals: both('Open opportunities', 'Oportunidades abiertas'),
  tasks: both('Tasks', 'Tareas'),
} satisfies Record<keyof typeof manyKinds, unknown>;
