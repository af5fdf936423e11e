import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { leadErasing } from '@shared/leads/erasing/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { leadsOnServer } from '../testing/leads-on-server';
import { EraseContact } from './erase-contact';

const none = {
  contacts: 0,
  communications: 0,
  tasks: 0,
  consents: 0,
  changes: 0,
  importRows: 0,
  enquiries: 0,
};
const outlook = {
  name: 'Eva Puig',
  counts: { ...none, contacts: 1, communications: 2, enquiries: 1 },
  named: [
    { section: 'tasks', id: 4, name: 'Ask Eva Puig', inBin: false } as const,
    { section: 'contacts', id: 9, name: 'Eva Puig', inBin: true } as const,
  ],
};

test('what goes and what stays is said, and the name has to be typed', async () => {
  leadsOnServer();
  fakeApi.answer(leadErasing.outlook, outlook);
  fakeApi.answer(leadErasing.erase, outlook);
  const onErased = vi.fn<() => void>();
  const { user } = await renderAt(<EraseContact contact={7} name="Eva" onErased={onErased} />, { path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Erase this person for good…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase Eva Puig for good?' }));
  expect(dialog.getByText('2 communications')).toBeVisible();
  expect(dialog.getByText('1 contact in the bin with the same address')).toBeVisible();
  expect(dialog.getByText('1 enquiry from the website')).toBeVisible();
  expect(dialog.queryByText(/task$/)).toBeNull();
  const link = dialog.getByRole('link', { name: 'Ask Eva Puig' });
  expect(link).toHaveAttribute('href', '/leadmanager/dashboard/tasks/4');
  const namesake = dialog.getByRole('link', { name: 'Eva Puig' });
  expect(namesake).toHaveAttribute('href', '/leadmanager/dashboard/settings?part=bin&kind=contact');
  expect(dialog.getByText('in the bin')).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Erase for good' });
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByRole('textbox'), 'Eva Puig');
  await user.click(confirm);
  expect(await screen.findByText('Erased for good')).toBeVisible();
  expect(fakeApi.callsTo(leadErasing.erase)[0]?.body).toEqual({ name: 'Eva Puig' });
  expect(onErased).toHaveBeenCalledOnce();
});

test('a failure says that nothing was erased, and the dialog stays', async () => {
  leadsOnServer();
  fakeApi.answer(leadErasing.outlook, { ...outlook, counts: none, named: [] });
  fakeApi.refuse(leadErasing.erase, 500, { message: 'Algo salió mal' });
  const { user } = await renderAt(<EraseContact contact={7} name="Eva" onErased={() => {}} />, {
    path: '/',
    language: 'es',
  });
  await user.click(await screen.findByRole('button', { name: 'Borrar a esta persona para siempre…' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Borrar a Eva Puig para siempre?' }));
  await user.type(dialog.getByRole('textbox'), 'Eva Puig');
  await user.click(dialog.getByRole('button', { name: 'Borrar para siempre' }));
  expect(await screen.findByText('Algo salió mal')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('Eva Puig');
});
