import type { RecordSection } from '../sections';

const opened = (filter: object) =>
  new URLSearchParams({ view: 'list', filter: JSON.stringify(filter) }).toString();

/** Views that every account has; their periods are relative to today. */
export const readyViews = [
  { code: 'closing', list: 'opportunities', query: opened({ expectedClose: { within: 'this-month' } }) },
  { code: 'stale', list: 'opportunities', query: opened({ stale: { any: ['yes'] } }) },
  { code: 'noTask', list: 'opportunities', query: opened({ nextTaskAt: { empty: true } }) },
] as const satisfies readonly { code: string; list: RecordSection; query: string }[];
