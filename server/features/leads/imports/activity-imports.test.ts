import { expect, test } from 'vitest';
import { importing } from './testing/importing';

/** Several files one after the other, on the embedded database and a busy machine. */
const long = { timeout: 60_000 };

/** An account with three contacts, a company and an opportunity. */
async function withPeople() {
  const account = await importing();
  await account.importFile(
    'Nombre;Apellidos;Email;Empresa\nAna;Vila;ana@example.org;Forn Vell\nEva;Puig;eva@example.org;\nJoan;Mas;;',
  );
  await account.importFile('Título;Etapa;Importe;Empresa\nWeb nueva;Propuesta enviada;900;Forn Vell');
  const before = await account.dump();
  return { ...account, before };
}

const said = `select type, direction, subject, body, outcome, duration_min, company_id is not null as company,
  opportunity_id is not null as deal,
  array(select first_name from crm_contacts where id = any(contact_ids) order by 1) as people,
  to_char(occurred_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as at from crm_communications order by id`;

test(
  'communications of a Spanish file are linked to all contacts that a cell names, and taken back',
  long,
  async () => {
    const { importFile, rows, undo, dump, before } = await withPeople();
    const file = [
      'Tipo;Dirección;Asunto;Notas;Fecha;Duración;Resultado;contact_email;Empresa;Oportunidad',
      'Llamada;Saliente;Presupuesto;"Quiere\nel nuevo";15/01/2026 10:30;12;Contactado;ana@example.org, EVA@example.org;Forn Vell;Web nueva',
      'Reunión;;En la feria;;16/01/2026;;Celebrada;eva@example.org;;',
      'Nota;;;Solo un apunte;17/01/2026;;;;Forn Vell;',
      'Paloma mensajera;;Raro;;18/01/2026;;;ana@example.org;;',
      'Llamada;;;;19/01/2026;;;ana@example.org;;',
    ].join('\r\n');
    const done = await importFile(file, { name: 'actividad.csv' });
    expect([done.entity, done.state, done.counts]).toMatchObject(['communication', 'done', { error: 1 }]);
    expect(await rows(said)).toMatchObject([
      {
        type: 'call',
        direction: 'out',
        subject: 'Presupuesto',
        body: 'Quiere\nel nuevo',
        outcome: 'reached',
        duration_min: 12,
        company: true,
        deal: true,
        people: ['Ana', 'Eva'],
        at: '2026-01-15 10:30',
      },
      { type: 'meeting', subject: 'En la feria', outcome: 'held', company: false, people: ['Eva'] },
      { type: 'note', subject: null, body: 'Solo un apunte', company: true, people: [] },
      { subject: 'Raro', people: ['Ana'] },
    ]);
    expect(
      await rows("select last_contacted_at is not null as said from crm_contacts where first_name = 'Ana'"),
    ).toEqual([{ said: true }]);
    expect((await importFile(file)).counts).toMatchObject({ create: 0, update: 0, skip: 4, error: 1 });
    await undo(done);
    expect(await dump()).toEqual(before);
  },
);

test('a communication waits for contacts that another file brings, and has each of them once', async () => {
  const { importFile, rows, undo, dump, before } = await withPeople();
  const done = await importFile(
    'type,subject,date,contact_emails\ncall,Hello,2026-01-15,"new@example.org|ana@example.org|other@example.org"',
    { name: 'calls.csv', entity: 'communication' },
  );
  expect(done.counts).toMatchObject({ create: 1, warnings: 2 });
  const people = await importFile('first_name,email\nNew,new@example.org\nOther,other@example.org');
  const linked =
    'select array(select first_name from crm_contacts where id = any(contact_ids) order by 1) as people';
  expect(await rows(`${linked} from crm_communications`)).toEqual([{ people: ['Ana', 'New', 'Other'] }]);
  await undo(people);
  expect(await rows(`${linked} from crm_communications`)).toEqual([{ people: ['Ana'] }]);
  await undo(done);
  expect(await dump()).toEqual(before);
});

test('tasks are done or not, due on a day or at a time, and taken back', long, async () => {
  const { importFile, rows, undo, dump, before } = await withPeople();
  const file = [
    'Tarea;Vencimiento;Hecha;Prioridad;contact_email;Empresa',
    'Llamar;28/03/2026;no;Alta;ana@example.org;Forn Vell',
    'Enviar;29/03/2026 09:30;sí;Baja;;Forn Vell',
    'Sin fecha;;;;;',
    ';30/03/2026;;;;',
  ].join('\n');
  const done = await importFile(file, { name: 'tareas.csv', entity: 'task' });
  expect(done.counts).toMatchObject({ create: 3, error: 1 });
  expect(
    await rows(`select title, is_all_day as day, done_at is not null as done, priority,
      to_char(due_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as due, contact_id is not null as person
      from crm_tasks order by id`),
  ).toEqual([
    { title: 'Llamar', day: true, done: false, priority: 'high', due: '2026-03-28 00:00', person: true },
    { title: 'Enviar', day: false, done: true, priority: 'low', due: '2026-03-29 09:30', person: false },
    { title: 'Sin fecha', day: true, done: false, priority: 'medium', due: null, person: false },
  ]);
  expect(
    await rows("select next_task_at is not null as next from crm_contacts where first_name = 'Ana'"),
  ).toEqual([{ next: true }]);
  await undo(done);
  expect(await dump()).toEqual(before);
});

test('a mapping is remembered by the headers of its file, in any order and for its kind of record', async () => {
  const { upload, check, commit, rows } = await withPeople();
  const first = (await upload('Cosa;Cuando;Quien\nLlamar;01/02/2026;ana@example.org', { entity: 'task' }))
    .body;
  expect(first.isRemembered).toBe(false);
  const columns = [
    { to: 'field', field: 'title' },
    { to: 'field', field: 'dueAt', dates: 'mdy' },
    { to: 'field', field: 'contactEmail' },
  ] as const;
  await commit(await check(first, { columns: [...columns] }));
  expect(
    await rows("select to_char(due_at at time zone 'Europe/Madrid', 'MM-DD') as due from crm_tasks"),
  ).toEqual([{ due: '01-02' }]);
  const again = (await upload('Quien;Cosa;Cuando\neva@example.org;Escribir;03/04/2026')).body;
  expect([again.isRemembered, again.entity]).toEqual([true, 'task']);
  expect(again.mapping.columns).toMatchObject([columns[2], columns[0], { to: 'field', field: 'dueAt' }]);
  const other = (await upload('Cosa;Cuando;Quien;Más\nLlamar;01/02/2026;ana@example.org;x')).body;
  expect(other.isRemembered).toBe(false);
});
