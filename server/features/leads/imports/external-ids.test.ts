import { expect, test } from 'vitest';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadMerges } from '../../../../shared/leads/merges/endpoints';
import { importing } from './testing/importing';

const head = 'Record ID,First Name,Email,Job Title,Create Date';

test('a row about a merged record changes the kept record', async () => {
  const { importFile, call, rows } = await importing();
  await importFile(`${head}\n7,Ana,ana@example.org,,2025-01-20\n8,Anna,anna@example.org,,2025-01-20`);
  const ids = (await rows<{ id: number }>('select id from crm_contacts order by id')).map(({ id }) => ({
    id,
  }));
  await call(leadMerges.create, { body: { entity: 'contact', records: ids } });
  const again = await importFile(`${head}\n8,Ana,,CEO,2025-01-20`);
  expect(again.counts).toMatchObject({ create: 0, update: 1 });
  expect(await rows('select first_name, job_title from crm_contacts where deleted_at is null')).toEqual([
    { first_name: 'Ana', job_title: 'CEO' },
  ]);
});

test('undoing an import removes the ids that it gave to existing records', async () => {
  const { importFile, call, rows, work } = await importing();
  await call(leadContacts.create, {
    body: { firstName: 'Ana', points: [{ kind: 'email', value: 'ana@example.org' }] },
  });
  const given = await importFile(`${head}\n7,Ana,ana@example.org,CEO,2025-01-20`);
  await call(leadActs.undo, { params: { act: given.act as string } });
  await work();
  const other = await importFile(`${head}\n7,Eva,eva@example.org,,2025-02-20`);
  expect(other.counts).toMatchObject({ create: 1, update: 0 });
  expect(await rows('select first_name from crm_contacts order by id')).toEqual([
    { first_name: 'Ana' },
    { first_name: 'Eva' },
  ]);
});

test('a record that survives the undo of its import is still matched by its id', async () => {
  const { importFile, undo, call, rows } = await importing();
  const given = await importFile(`${head}\n7,Ana,,,2025-01-20\n8,Eva,,,2025-01-20`);
  const [ana] = await rows<{ id: number }>("select id from crm_contacts where first_name = 'Ana'");
  await call(leadContacts.update, { params: { id: ana?.id as number }, body: { city: 'Vic' } });
  await undo(given);
  expect(await rows('select external_id from crm_external_ids')).toEqual([{ external_id: '7' }]);
  expect((await importFile(`${head}\n7,Ana,,CEO,2025-01-20\n8,Eva,,,2025-01-20`)).counts).toMatchObject({
    create: 1,
    update: 1,
  });
});
