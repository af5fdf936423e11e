import type { RecordSection } from './sections';

/** The kinds of records: all of them have imports, exports, a bin and acts. */
export const recordEntities = ['contact', 'company', 'opportunity', 'communication', 'task'] as const;
export type RecordEntity = (typeof recordEntities)[number];

/** The entities with own fields and tags. */
export const ownedEntities = ['contact', 'company', 'opportunity'] as const;
export type OwnedEntity = (typeof ownedEntities)[number];

/** Whether records of an entity have own fields and tags. */
export const hasOwnFields = (entity: string): entity is OwnedEntity =>
  ownedEntities.some((one) => one === entity);

/** The section that lists the records of an entity. */
export const sectionOf = {
  contact: 'contacts',
  company: 'companies',
  opportunity: 'opportunities',
  communication: 'communications',
  task: 'tasks',
} as const satisfies Record<RecordEntity, RecordSection>;

/** The entity that a section lists. */
export const entityOf = Object.fromEntries(
  Object.entries(sectionOf).map(([entity, section]) => [section, entity]),
) as { [Entity in RecordEntity as (typeof sectionOf)[Entity]]: Entity };
