import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { asProblem, departmentId, departments } from '../items/tables';
import { swotKinds } from '../scales';
import { companyId, oneToFive, place, withinCompany } from '../tables';

/** The external half of a SWOT analysis; the internal half is the company's strengths and problems. */
export const swotEntries = pgTable(
  'swot_entries',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: swotKinds }).notNull(),
    description: text('description').notNull(),
    /** Its impact or priority, and its department, from when it was a strength or a problem. */
    level: integer('level').notNull().default(3),
    departmentId: departmentId(),
    asProblem: asProblem(),
    place: place(),
    companyId: companyId(),
  },
  (table) => [
    withinCompany(table.departmentId, departments.id, 'set null'),
    index('swot_entries_in_order').on(table.companyId, table.kind, table.place, table.id),
    index('swot_entries_department').on(table.departmentId),
    oneToFive('swot_entries_level', table.level),
  ],
);

export type SwotEntry = Omit<typeof swotEntries.$inferSelect, 'asProblem'>;
