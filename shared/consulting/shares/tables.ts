import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { reports } from '../report/tables';
import { instant } from '../../time/tables';

/** Links that let anybody read a report; only the SHA-256 of each token is stored. */
export const reportShares = pgTable(
  'report_shares',
  {
    id: serial('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Whether the link also shows the SWOT analysis, which continues to change. */
    withSwot: boolean('with_swot').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
  },
  (table) => [index('report_shares_report').on(table.reportId)],
);

export type ReportShare = Omit<typeof reportShares.$inferSelect, 'tokenHash' | 'reportId'>;
