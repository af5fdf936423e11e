import { quoted, type StoredTable, within } from './catalog';
import type { Session, TextRow } from './session';

/** What is dropped while rows are written, and the statements that create it again. */
interface Hindrances {
  away: string[];
  back: string[];
}

const statements = (rows: TextRow[]): Hindrances => ({
  away: rows.map(([away]) => away as string),
  back: rows.map(([, back]) => back as string),
});

/** Foreign keys: tables are written in any order, and rows may refer to later rows and to each other. */
const foreignKeys = async (session: Session, tables: StoredTable[]) =>
  statements(
    await session.texts(`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname),
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where contype = 'f' and conparentid = 0 and conrelid in ${within(tables)}`),
  );

/** Indexes without a constraint: creating them after many rows takes a fraction of the time. */
const indexes = async (session: Session, tables: StoredTable[]) =>
  statements(
    await session.texts(`
      select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid in ${within(tables)} and c.relkind = 'i' and not c.relispartition
        and not exists (select from pg_constraint where conindid = i.indexrelid)`),
  );

/** Our triggers: the rows already contain what they count and write. */
const triggers = async (session: Session, tables: StoredTable[]) =>
  statements(
    await session.texts(`
      select distinct format('alter table %s disable trigger user', tgrelid::regclass),
        format('alter table %s enable trigger user', tgrelid::regclass)
      from pg_trigger where not tgisinternal and tgrelid in ${within(tables)}`),
  );

/** Number of rows from which it is worth recreating the indexes. */
const many = 20_000;

/**
 * Runs `work`, which writes `rows` rows, while the tables have no foreign keys and no triggers, and creates them
 * again; the foreign keys then verify the rows. With many rows, indexes are dropped as well.
 */
export async function withoutHindrance(
  session: Session,
  { tables, rows }: { tables: StoredTable[]; rows: number },
  work: () => Promise<void>,
): Promise<void> {
  const found = [await triggers(session, tables), await foreignKeys(session, tables)];
  if (rows > many) found.push(await indexes(session, tables));
  for (const { away } of found) for (const statement of away) await session.run(statement);
  await work();
  for (const { back } of found.toReversed()) for (const statement of back) await session.run(statement);
  for (const { schema, name } of tables) await session.run(`analyze ${quoted(schema, name)}`);
}
