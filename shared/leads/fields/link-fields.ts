import type { FieldLine } from './field-table';

/** What a communication or a task is about, besides contacts; `about` is derived from all its links. */
export const linkFields = {
  companyId: { kind: 'record', of: 'companies', file: ['company_external_id', 'company_name'] },
  opportunityId: {
    kind: 'record',
    of: 'opportunities',
    file: ['opportunity_external_id', 'opportunity_title'],
  },
  about: { kind: 'text', max: 1_000, made: 'derived', in: ['column', 'sort', 'filter', 'search'] },
} as const satisfies Record<string, FieldLine>;
