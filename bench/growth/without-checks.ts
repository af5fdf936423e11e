import type pg from 'pg';

/**
 * Drops the indexes, foreign keys and triggers of a table, fills it, and creates them again: a million rows then take
 * seconds instead of minutes. Indexes stay on which a constraint rests, also one of another table.
 */
export async function withoutChecks(
  pool: pg.Pool,
  table: string,
  insert: (connection: pg.ClientBase) => Promise<unknown>,
) {
  const connection = await pool.connect();
  try {
    await connection.query(`set maintenance_work_mem = '512MB'`);
    const { rows: indexes } = await connection.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where schemaname = 'public' and tablename = $1
         and not exists (select from pg_constraint where conindid = format('%I', indexname)::regclass)`,
      [table],
    );
    const { rows: keys } = await connection.query<{ name: string; definition: string }>(
      `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = $1::regclass and contype = 'f'`,
      [table],
    );
    await connection.query(`alter table ${table} disable trigger user`);
    for (const { name } of keys) await connection.query(`alter table ${table} drop constraint ${name}`);
    for (const { name } of indexes) await connection.query(`drop index ${name}`);
    await insert(connection);
    for (const { definition } of indexes) await connection.query(definition);
    for (const { name, definition } of keys) {
      await connection.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    await connection.query(`alter table ${table} enable trigger user`);
  } finally {
    connection.release();
  }
}
