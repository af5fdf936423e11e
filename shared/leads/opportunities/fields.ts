import { sourceHeaders, tagHeaders } from '../fields/common-headers';
import { leadSources } from '../contacts/scales';
import type { FieldTable, HeadersOf, Orders } from '../fields/field-table';
import { outcomes } from './scales';
import type { StoredOpportunity } from './tables';

/** The definition of each field of an opportunity; see `FieldLine`. */
export const opportunityFields = {
  title: { kind: 'text', required: true, in: ['column', 'sort', 'filter', 'search'] },
  companyId: {
    kind: 'record',
    of: 'companies',
    in: ['filter'],
    file: ['company_external_id', 'company_name', 'company_domain'],
  },
  companyName: {
    kind: 'text',
    made: 'derived',
    text: 'fields.companyId',
    in: ['column', 'sort', 'filter', 'search'],
  },
  contactId: {
    kind: 'record',
    of: 'contacts',
    file: ['contact_external_id', 'contact_email', 'contact_name'],
  },
  contactName: { kind: 'text', made: 'derived', text: 'fields.contactId', in: ['search'] },
  people: { kind: 'people', required: true },
  stageId: { kind: 'stage', required: true, in: ['filter'], file: 'stage' },
  stagePlace: {
    kind: 'stage',
    required: true,
    made: 'derived',
    text: 'fields.stageId',
    in: ['column', 'sort'],
  },
  /** Minor units. */
  amount: { kind: 'money', in: ['column', 'edit', 'sort', 'filter'] },
  currency: { kind: 'text', required: true, page: 'elsewhere', in: ['filter'] },
  /** Null means the stage's probability. */
  probability: { kind: 'percent' },
  /** The opportunity's own probability, otherwise the stage's. */
  chance: {
    kind: 'percent',
    required: true,
    made: 'derived',
    text: 'fields.probability',
    in: ['column', 'sort', 'filter'],
  },
  expectedClose: { kind: 'date', in: ['column', 'edit', 'sort', 'filter'] },
  assigneeId: { kind: 'member', in: ['column', 'edit', 'filter'], file: 'assignee' },
  closedAt: { kind: 'time', form: 'elsewhere', in: ['filter'] },
  lostReason: { kind: 'text', form: 'elsewhere', in: ['filter'] },
  lostNote: { kind: 'paragraph', form: 'elsewhere' },
  source: { kind: 'choice', required: true, choices: leadSources, usual: 'other', in: ['filter'] },
  tags: { kind: 'tags', required: true, in: ['filter'], page: 'elsewhere' },
  firstTag: { kind: 'text', made: 'derived', text: 'fields.tags' },
  position: { kind: 'number', required: true, made: 'kept', text: null },
  stageEnteredAt: {
    kind: 'time',
    required: true,
    made: 'kept',
    text: 'columns.stageSince',
    in: ['column', 'sort', 'filter'],
  },
  path: { kind: 'path', required: true, made: 'kept', text: null, file: 'stage_history' },
  own: { kind: 'own', required: true, text: null, in: ['filter'] },
  outcome: {
    kind: 'choice',
    required: true,
    choices: outcomes,
    words: 'outcomes',
    made: 'derived',
    in: ['asked'],
  },
  lastContactedAt: { kind: 'time', made: 'derived', in: ['further', 'filter'] },
  nextTaskAt: { kind: 'time', made: 'derived', in: ['column', 'sort', 'filter'] },
  nextTask: { kind: 'text', made: 'derived', text: 'fields.nextTaskAt' },
  createdAt: { kind: 'time', required: true, made: 'kept', in: ['filter'] },
  updatedAt: { kind: 'time', required: true, made: 'kept', in: ['sort', 'asked'], file: null },
} as const satisfies FieldTable<StoredOpportunity>;

export const opportunityOrder = {
  filter: {
    first: [
      'title',
      'companyName',
      'companyId',
      'stageId',
      'amount',
      'chance',
      'expectedClose',
      'stageEnteredAt',
    ],
    last: ['nextTaskAt', 'lastContactedAt', 'source', 'currency', 'lostReason', 'closedAt', 'createdAt'],
  },
  page: {
    first: ['stageId', 'amount', 'probability', 'expectedClose', 'closedAt', 'lostReason', 'lostNote'],
    last: ['title'],
  },
} as const satisfies Orders<typeof opportunityFields>;

/** The names of the fields in files of other programs, separated by vertical bars. */
export const opportunityHeaders = {
  lostNote: 'lost_note | lost note | nota de pérdida',
  source: sourceHeaders,
  tags: tagHeaders,
} satisfies HeadersOf<
  typeof opportunityFields,
  'title' | 'amount' | 'currency' | 'probability' | 'expectedClose' | 'closedAt' | 'lostReason'
>;
