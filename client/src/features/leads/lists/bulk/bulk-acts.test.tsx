import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type JobRun, jobRuns } from '@shared/jobs/endpoints';
import type { Wire } from '@shared/http/wire';
import { leadContacts } from '@shared/leads/contacts/endpoints';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { ContactsList } from '../../contacts/contacts-list';
import { OpportunitiesList } from '../../opportunities/list/opportunities-list';
import { LeadJobs } from '../../jobs/lead-jobs';
import { anyContact, anyOpportunity, leadsOnServer } from '../../testing/leads-on-server';

const ana = anyContact({ id: 8, name: 'Ana Souto' });
const path = '/leadmanager/dashboard/contacts';
const at = '2026-11-22T10:00:00.000Z';
const run: Wire<JobRun> = {
  id: 5,
  name: 'bulkLeads',
  state: 'running',
  done: 500,
  total: 1_200,
  message: null,
  result: null,
  createdAt: at,
  updatedAt: at,
};

test('all that match get a status by a job, which can be stopped', async () => {
  leadsOnServer({ contacts: [ana] });
  fakeApi.answer(leadContacts.count, { count: 1_200, more: false });
  fakeApi.answer(leadContacts.bulk, { act: 'a-9', count: 0, run: 5 });
  fakeApi.answer(jobRuns.read, run);
  fakeApi.answer(jobRuns.cancel, { ...run, state: 'running' });
  const { user } = await renderAt(
    <>
      <LeadJobs />
      <ContactsList />
    </>,
    { path: `${path}?q=ana` },
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ana Souto' }));
  await user.click(screen.getByRole('button', { name: /1,200/ }));
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set status' }));
  expect(dialog.getByText('1,200 rows')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Set status' }), 'In progress');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  const progress = within(await screen.findByRole('region', { name: 'Changing' }));
  expect(fakeApi.callsTo(leadContacts.bulk)[0]?.body).toEqual({
    of: { all: { q: 'ana' } },
    does: { set: { status: 'working' } },
  });
  await user.click(progress.getByRole('button', { name: 'Stop' }));
  fakeApi.answer(jobRuns.read, { ...run, state: 'cancelled' });
  expect(await screen.findByText('Stopped. What had been changed by then stays.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('opportunities are lost for a reason', async () => {
  leadsOnServer({ opportunities: [anyOpportunity({ id: 3, title: 'Web' })] });
  fakeApi.answer(leadOpportunities.bulk, { act: 'a-9', count: 1, run: null });
  const { user } = await renderAt(<OpportunitiesList />, {
    path: '/leadmanager/dashboard/opportunities?view=list',
    language: 'es',
  });
  await user.click(await screen.findByRole('checkbox', { name: /Web/ }));
  await user.click(screen.getByRole('button', { name: 'Mover a una etapa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover a una etapa' }));
  await user.selectOptions(dialog.getByRole('combobox'), 'Lost');
  expect(dialog.getByRole('button', { name: 'Aplicar' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Por qué se perdieron' }), 'Precio');
  await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('1 fila cambiada')).toBeVisible();
  expect(fakeApi.callsTo(leadOpportunities.bulk)[0]?.body).toEqual({
    of: { ids: [3] },
    does: { set: { stageId: 7, lostReason: 'Precio' } },
  });
});
