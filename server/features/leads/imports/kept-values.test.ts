import { expect, test } from 'vitest';
import { leadExports } from '../../../../shared/leads/exports/endpoints';
import { importing } from './testing/importing';

/** Several jobs one after the other, on the embedded database and a busy machine. */
const long = { timeout: 60_000 };

test(
  'an address on two lines is one line with a comma, and what is stored comes back as it was exported',
  long,
  async () => {
    const { importFile, rows, call, undo, dump, upload } = await importing();
    await upload('Nombre\nIu');
    const before = await dump();
    const done = await importFile(
      'Nombre;Empresa;Dirección;Cargo;Email\nIu;"Can\nRoc";"C/ Nou 1,\n17001 Girona";"Cap\tde forn";iu@roc.example',
    );
    expect(done.counts).toMatchObject({ create: 1, error: 0 });
    expect(await rows('select address, job_title, company_name from crm_contacts')).toEqual([
      { address: 'C/ Nou 1, 17001 Girona', job_title: 'Cap de forn', company_name: 'Can Roc' },
    ]);
    for (const list of ['contacts', 'companies'] as const) {
      const { text } = await call(leadExports[list]);
      expect((await importFile(text)).counts).toMatchObject({ create: 0, update: 0, skip: 1, error: 0 });
      expect((await call(leadExports[list])).text).toBe(text);
    }
    await undo(done);
    expect(await dump()).toEqual(before);
  },
);

test(
  'a country is known by any of its names, and what is no country stays in the notes as it was typed',
  long,
  async () => {
    const { importFile, rows } = await importing();
    const done = await importFile(
      'Nombre;País;Email\nIu;Czech Republic;iu@a.example\nOna;Occitània;ona@a.example\nPau;Turkey;pau@a.example',
    );
    expect(done.counts).toMatchObject({ create: 3, error: 0, warnings: 1 });
    expect(done.warnings).toEqual([
      { line: 3, text: expect.stringContaining('«Occitània» no es un país conocido') },
    ]);
    expect(await rows('select country, notes from crm_contacts order by id')).toEqual([
      { country: 'CZ', notes: null },
      { country: null, notes: 'País: Occitània' },
      { country: 'TR', notes: null },
    ]);
  },
);

test(
  'rows that repeat earlier ones of their file, many steps before, are checked as the nothing that they bring',
  long,
  async () => {
    const { upload, check, commit } = await importing();
    const lines = Array.from({ length: 260 }, (_, n) => `Iu ${n},iu${n}@roc.example,Girona`);
    const again = ['Iu 0,IU0@roc.example,Girona', 'Iu 1,iu1@roc.example,Olot', ',iu2@roc.example,'];
    const checked = await check((await upload(['name,email,city', ...lines, ...again].join('\n'))).body);
    expect(checked.counts).toMatchObject({ create: 260, update: 1, skip: 2, error: 0 });
    expect((await commit(checked)).counts).toMatchObject({ create: 260, update: 1, skip: 2, error: 0 });
  },
);

test(
  'a file of sales begun from contacts holds opportunities; one that could be either holds what its list does',
  long,
  async () => {
    const { upload } = await importing();
    const kindOf = async (text: string, hint: string) => (await upload(text, { hint })).body.entity;
    expect(await kindOf('Name,Company,Amount,Stage,Close date\nForn,Roc,900,Won,2025-01-02', 'contact')).toBe(
      'opportunity',
    );
    expect(await kindOf('Nombre;Ciudad\nRoc;Girona', 'company')).toBe('company');
    expect(await kindOf('Nombre;Ciudad\nRoc;Girona', 'contact')).toBe('contact');
  },
);

test("HubSpot's tasks become tasks with their date, done or not, and are taken back", long, async () => {
  const { upload, check, commit, undo, rows, dump } = await importing();
  const found = (
    await upload(
      'Record ID,Task Title,Task Type,Task Status,Due date,Priority,Create Date\n71,Ring Iu,Call,Not started,2026-03-02 09:30,High,2026-01-02\n72,Send the offer,To-do,Completed,2026-03-03,None,2026-01-02',
      { hint: 'communication' },
    )
  ).body;
  const before = await dump();
  expect(found.entity).toBe('task');
  const done = await commit(await check(found));
  expect(
    await rows(
      "select title, to_char(due_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as due, done_at is not null as done, priority from crm_tasks order by id",
    ),
  ).toEqual([
    { title: 'Ring Iu', due: '2026-03-02 09:30', done: false, priority: 'high' },
    { title: 'Send the offer', due: '2026-03-03 00:00', done: true, priority: 'medium' },
  ]);
  await undo(done);
  expect(await dump()).toEqual(before);
});

test('a currency that nobody has ever paid with is refused', long, async () => {
  const { importFile } = await importing();
  const done = await importFile('Título;Importe;Moneda;Etapa\nForn;900;ZZZ;Ganada\nPala;9;USD;Ganada');
  expect(done.counts).toMatchObject({ create: 1, error: 1 });
});
