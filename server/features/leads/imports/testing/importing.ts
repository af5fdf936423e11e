import request from 'supertest';
import type { Wire } from '../../../../../shared/http/wire';
import type { ImportDetail } from '../../../../../shared/imports/import';
import { leadImports } from '../../../../../shared/leads/imports/endpoints';
import type { User } from '../../../../../shared/auth/tables';
import { vi } from 'vitest';
import { testApp } from '../../../../testing/app';
import { rowsOf } from '../../../../testing/database';
import { finishJobs } from '../../../../testing/finish-jobs';
import { leadImportJobs } from '../lead-import-jobs';

type Detail = Wire<ImportDetail>;

const isMade = /^crm_(contact_points|stage_history)$/;

/** An account that imports files; a further one of an app that another account uses. */
export async function importing(given?: Awaited<ReturnType<typeof testApp>>) {
  const app = given ?? (await testApp());
  const user = await app.build.user();
  const call = await app.as(user);
  const work = () => finishJobs(app);
  const tokenOf = (who: User) => app.build.token(who);

  const upload = async (text: string | Buffer, { name = 'people.csv', entity = '', hint = '' } = {}) => {
    const token = await tokenOf(user);
    return request(app.app)
      .post(`/api/leads/imports?${new URLSearchParams({ ...(entity && { entity }), ...(hint && { hint }) })}`)
      .set('Authorization', `Bearer ${token}`)
      .set('Content-Type', 'text/csv')
      .set('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .send(text);
  };
  const read = async (id: number): Promise<Detail> =>
    (await call(leadImports.read, { params: { id } })).body as Detail;

  /** Maps an uploaded import as suggested, with changes, and has it checked. */
  const check = async (detail: Detail, changes: Partial<Detail['mapping']> = {}): Promise<Detail> => {
    const params = { id: detail.id };
    const answer = await call(leadImports.mapping, { params, body: { ...detail.mapping, ...changes } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    await work();
    return read(detail.id);
  };
  const commit = async ({ id }: Pick<Detail, 'id'>): Promise<Detail> => {
    const answer = await call(leadImports.commit, { params: { id } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    await work();
    return read(id);
  };
  const undo = async ({ id }: Pick<Detail, 'id'>): Promise<Detail> => {
    const answer = await call(leadImports.undo, { params: { id } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    await work();
    return read(id);
  };
  /** Uploads a file, accepts what is suggested and imports it. */
  const importFile = async (text: string, given: Parameters<typeof upload>[1] = {}, changes = {}) => {
    const answer = await upload(text, given);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return commit(await check(answer.body as Detail, changes));
  };
  const start = ({ id }: Pick<Detail, 'id'>) => call(leadImports.commit, { params: { id } });
  /** Runs one step of the waiting import, whose process dies before the job learns that it was written. */
  const dyingStep = async () => {
    const run = leadImportJobs.write.run.bind(leadImportJobs.write);
    const dying = vi.spyOn(leadImportJobs.write, 'run').mockImplementationOnce(async (given, deps) => {
      await run(given, deps);
      throw new Error('The process died');
    });
    await app.runJobs();
    dying.mockRestore();
    await app.client.query("update pgboss.job set output = null, start_after = now() where state = 'retry'");
  };
  const rows = async <Row = Record<string, unknown>>(query: string): Promise<Row[]> =>
    rowsOf<Row>(app.db, query);
  /** Everything that the account has, without versions and without the ids of rows that are made from others. */
  const dump = async () => {
    const names = await rows<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename like 'crm\\_%' order by 1",
    );
    const all = names.map(async ({ name }) => [
      name,
      await rows(
        `select to_jsonb(one) - 'version'${isMade.test(name) ? " - 'id'" : ''} as row from ${name} as one order by 1`,
      ),
    ]);
    return Object.fromEntries(await Promise.all(all)) as Record<string, unknown>;
  };
  return {
    ...app,
    user,
    call,
    work,
    upload,
    read,
    check,
    commit,
    undo,
    importFile,
    start,
    dyingStep,
    rows,
    dump,
  };
}
