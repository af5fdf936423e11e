import { describe, expect, test } from 'vitest';
import { jobRuns } from '../../../../shared/jobs/endpoints';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadImports } from '../../../../shared/leads/imports/endpoints';
import { importing } from './testing/importing';

/** Hundreds of rows are checked, written and taken back, on the embedded database and a busy machine. */
const long = { timeout: 60_000 };

function fileOf(count: number) {
  const lines = Array.from({ length: count }, (_, n) => `Ana,Vila ${n},ana${n}@example.org`);
  return `first_name,last_name,email\n${lines.join('\n')}`;
}

/** An uploaded file of contacts: a step of a check or an import takes 250 of them, one of an undo 500. */
async function uploaded(count = 300) {
  const account = await importing();
  const { call, upload, rows, read } = account;
  const detail = (await upload(fileOf(count))).body;
  const params = { id: detail.id as number };
  const startCheck = () => call(leadImports.mapping, { params, body: detail.mapping });
  const cancel = () => call(leadImports.cancel, { params });
  const stopJob = async () => {
    const { run } = await read(params.id);
    return call(jobRuns.cancel, { params: { id: run as number } });
  };
  const contacts = () => rows<{ name: string }>('select name from crm_contacts');
  return { ...account, detail, params, startCheck, cancel, stopJob, contacts };
}

test.each(['at its own address', 'at the address of its job'])(
  'a check that is cancelled %s leaves a file that can be mapped and checked again',
  long,
  async (where) => {
    const { params, startCheck, cancel, stopJob, read, check, commit, detail, runJobs, work, contacts } =
      await uploaded();
    await startCheck();
    await runJobs();
    expect(await read(params.id)).toMatchObject({ state: 'mapped', counts: { create: 250 } });
    await (where === 'at its own address' ? cancel : stopJob)();
    await work();
    expect(await read(params.id)).toMatchObject({ state: 'uploaded', act: null });
    expect(await contacts()).toEqual([]);
    expect(await check(detail)).toMatchObject({ state: 'checked', counts: { create: 300, error: 0 } });
    expect(await commit(detail)).toMatchObject({ state: 'done', counts: { create: 300 } });
  },
);

test('a check that begins anew while another is at work takes its place', long, async () => {
  const { params, startCheck, read, runJobs, work } = await uploaded();
  await startCheck();
  await runJobs();
  expect((await startCheck()).status).toBe(200);
  await work();
  expect(await read(params.id)).toMatchObject({ state: 'checked', counts: { create: 300 } });
});

async function halfWritten(where: string) {
  const account = await uploaded();
  const { check, detail, start, runJobs, cancel, stopJob, work, dump } = account;
  const before = await dump();
  await check(detail);
  await start(detail);
  await runJobs();
  await (where === 'at its own address' ? cancel : stopJob)();
  await work();
  return { ...account, before };
}

describe.each(['at its own address', 'at the address of its job'])(
  'an import that is cancelled %s while it is written',
  (where) => {
    test('keeps what it has written, says how much, and goes on when it is asked to', long, async () => {
      const { params, read, commit, rows, contacts } = await halfWritten(where);
      expect(await read(params.id)).toMatchObject({ state: 'cancelled', counts: { create: 250 } });
      expect(await contacts()).toHaveLength(250);
      expect(await commit(params)).toMatchObject({ state: 'done', counts: { create: 300 } });
      expect(await rows('select distinct email from crm_contacts')).toHaveLength(300);
      expect(await rows("select count from acts where kind = 'import'")).toEqual([{ count: 300 }]);
    });

    test('is taken back, and then neither goes on nor is taken back again', long, async () => {
      const { params, undo, dump, before, call, startCheck } = await halfWritten(where);
      expect(await undo(params)).toMatchObject({ state: 'undone', undone: { records: 250, count: 0 } });
      expect(await dump()).toEqual(before);
      const again = [
        await call(leadImports.commit, { params }),
        await call(leadImports.undo, { params }),
        await startCheck(),
      ];
      expect(again.map(({ status }) => status)).toEqual([409, 409, 409]);
    });
  },
);

test('its act is not taken back from the list of acts while rows are written', long, async () => {
  const { check, detail, start, runJobs, read, params, call, work, contacts } = await uploaded();
  await check(detail);
  await start(detail);
  await runJobs();
  const act = (await read(params.id)).act as string;
  const refused = await call(leadActs.undo, { params: { act }, headers: { 'Accept-Language': 'es' } });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Esta importación está en marcha. Espera a que termine o cancélala.',
  ]);
  await work();
  expect(await contacts()).toHaveLength(300);
});

test('one whose act was taken back from the list of acts does not go on', long, async () => {
  const { params, read, call, work, contacts } = await halfWritten('at its own address');
  const act = (await read(params.id)).act as string;
  expect((await call(leadActs.undo, { params: { act } })).status).toBe(200);
  await work();
  expect(await read(params.id)).toMatchObject({ state: 'undone' });
  expect((await call(leadImports.commit, { params })).status).toBe(409);
  expect(await contacts()).toEqual([]);
});

test(
  'an undo is cancelled at no address, and one that has failed halfway goes on where it is asked to',
  long,
  async () => {
    const { check, detail, commit, params, call, cancel, stopJob, runJobs, read, rows, undo, dump } =
      await uploaded(510);
    const before = await dump();
    await check(detail);
    await commit(detail);
    await call(leadImports.undo, { params });
    await runJobs();
    await cancel();
    expect((await stopJob()).status).toBe(409);
    expect((await read(params.id)).state).toBe('undoing');
    const { run } = await read(params.id);
    await rows(`update job_runs set state = 'failed' where id = ${run}`);
    await rows("update pgboss.job set state = 'cancelled' where name = 'undoLeadImport'");
    expect((await read(params.id)).state).toBe('failed');
    expect((await call(leadImports.commit, { params })).status).toBe(409);
    expect(await undo(params)).toMatchObject({ state: 'undone', undone: { count: 0 } });
    expect(await dump()).toEqual(before);
    expect(await rows("select count from acts where kind = 'undo'")).toEqual([{ count: 510 }]);
  },
);
