import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadActs } from '@shared/leads/acts/endpoints';
import { leadSamples } from '@shared/leads/demo/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { CompaniesList } from '../companies/companies-list';
import { ContactsList } from '../contacts/contacts-list';
import { BelowSamples } from '../demo/samples-notice';
import { anyContact, leadsOnServer } from '../testing/leads-on-server';

const path = '/leadmanager/dashboard/contacts';

test('an empty account begins with a contact, a file or samples, which load with one click', async () => {
  const held = leadsOnServer();
  fakeApi.answer(leadSamples.load, () => {
    held.contacts.push(anyContact({ name: 'Ana Souto' }));
    return { act: 'a-1', count: 359 };
  });
  const { user } = await renderAt(<ContactsList />, { path, language: 'es' });
  expect(await screen.findByRole('button', { name: 'Añadir el primer contacto' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pegar o importar' })).toHaveAttribute(
    'href',
    '/leadmanager/dashboard/imports?entity=contact',
  );
  await user.click(await screen.findByRole('button', { name: 'Probar con ejemplos' }));
  expect(await screen.findByText('359 registros de ejemplo cargados')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Ana Souto/ })).toBeVisible();
});

test('samples are no way to a first company once there are contacts', async () => {
  leadsOnServer({ contacts: [anyContact()] });
  await renderAt(<CompaniesList />, { path: '/leadmanager/dashboard/companies' });
  expect(await screen.findByRole('link', { name: 'Paste or import' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Look around with samples' })).not.toBeInTheDocument();
});

test('why samples were not loaded is told', async () => {
  leadsOnServer();
  fakeApi.refuse(leadSamples.load, 409, { message: 'Samples can be loaded only while you have no contacts' });
  const { user } = await renderAt(<ContactsList />, { path });
  await user.click(await screen.findByRole('button', { name: 'Look around with samples' }));
  expect(await screen.findByText('Samples can be loaded only while you have no contacts')).toBeVisible();
});

test('each list leads to the import of its records', async () => {
  leadsOnServer({ contacts: [anyContact()] });
  const { user } = await renderAt(<ContactsList />, { path });
  await user.click(await screen.findByRole('button', { name: 'Import and export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Paste or import…' }));
  expect(location.pathname + location.search).toBe('/leadmanager/dashboard/imports?entity=contact');
});

test('samples that are shown say so, and go with one click', async () => {
  leadsOnServer({ contacts: [anyContact()] });
  let act: string | null = 'a-1';
  fakeApi.answer(leadSamples.shown, () => ({ act }));
  fakeApi.answer(leadActs.undo, () => {
    act = null;
    return { records: 359, count: 0, exceptions: [], act: 'a-2', run: null };
  });
  const { user } = await renderAt(<BelowSamples>Contacts</BelowSamples>);
  const notice = await screen.findByRole('complementary', { name: 'Samples' });
  await user.click(within(notice).getByRole('button', { name: 'Remove them' }));
  expect(await screen.findByText('Taken back')).toBeVisible();
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(fakeApi.callsTo(leadActs.undo)[0]?.path).toBe('/api/leads/acts/a-1/undo');
});
