import { sql } from 'drizzle-orm';
import type { Express } from 'express';
import type { OpenDatabase } from '../database/database';

/** `/healthz` answers while the process is alive, `/readyz` while the database also answers. */
export function health(app: Express, { db }: OpenDatabase) {
  app.get('/healthz', (_request, response) => void response.json({ status: 'alive' }));
  app.get('/readyz', async (_request, response) => {
    try {
      await db.execute(sql`select 1`);
      response.json({ status: 'ready' });
    } catch (error) {
      response.err = error as Error;
      response.status(503).json({ status: 'waiting for the database' });
    }
  });
}
