import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { leadExports } from '@shared/leads/exports/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { ContactsList } from '../contacts/contacts-list';
import { anyContact, leadsOnServer } from '../testing/leads-on-server';

const path = '/leadmanager/dashboard/contacts';

const aFile = (name: string) =>
  new Response('x', { headers: { 'Content-Disposition': `attachment; filename="${name}"` } });

test('a list is saved as it is searched, and ticked rows by themselves', async () => {
  leadsOnServer({ contacts: [anyContact({ id: 8, name: 'Ana Souto' }), anyContact({ id: 9 })] });
  fakeApi.respond(leadExports.contacts, () => aFile('contacts.csv'));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await renderAt(<ContactsList />, { path: `${path}?q=ana` });
  await user.click(await screen.findByRole('button', { name: 'Import and export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Export this list as a table (CSV)' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana Souto' }));
  await user.click(screen.getByRole('button', { name: 'Export (CSV)' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  const asked = fakeApi.callsTo(leadExports.contacts).map(({ search }) => Object.fromEntries(search));
  expect(asked).toEqual([{ q: 'ana' }, { q: 'ana', ids: '8' }]);
});

test('a file that cannot be made is told', async () => {
  leadsOnServer({ contacts: [anyContact()] });
  fakeApi.refuse(leadExports.cards, 500, { message: 'Algo salió mal' });
  const { user } = await renderAt(<ContactsList />, { path, language: 'es' });
  await user.click(await screen.findByRole('button', { name: 'Importar y exportar' }));
  await user.click(screen.getByRole('menuitem', { name: 'Exportar esta lista como tarjetas (vCard)' }));
  expect(await screen.findByText('No se ha podido crear el archivo')).toBeVisible();
});
