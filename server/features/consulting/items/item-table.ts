import type { ColumnBaseConfig } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type NumberColumn = ColumnBaseConfig<'number', string> & { data: number };

/** A table whose rows are items of a company's list, SWOT entries included. */
export type ItemTable = PgTable & Record<'id' | 'place' | 'companyId', PgColumn<NumberColumn>>;
