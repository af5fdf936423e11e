import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companies } from '@shared/consulting/companies/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { companyOf } from '../../reads';
import { anyCompany, anySummary, companiesOnServer, companyId } from '../../testing/company-on-server';
import { CompanyOverview } from './company-overview';

async function askToDelete() {
  const held = companiesOnServer(anySummary(), anySummary({ id: 8, name: 'Other' }));
  const rendered = await renderAt(<CompanyOverview />);
  await rendered.user.click(await screen.findByRole('button', { name: 'Delete Taller Ría' }));
  return { held, ...rendered };
}

test('deleting says what is lost, and waits until the name is typed', async () => {
  const { user } = await askToDelete();
  expect(screen.getByRole('dialog', { name: 'Delete Taller Ría?' })).toHaveAccessibleDescription(
    /everything in it will be deleted.*can’t be undone/,
  );
  const confirm = screen.getByRole('button', { name: 'Delete company' });
  const typed = screen.getByLabelText('Type “Taller Ría” to confirm');
  expect(confirm).toBeDisabled();
  await user.type(typed, 'taller');
  expect(confirm).toBeDisabled();
  await user.clear(typed);
  await user.type(typed, 'Taller Ría');
  expect(confirm).toBeEnabled();
});

test('a deleted company is gone from the list and from what was read of it', async () => {
  const { held, user, queryClient } = await askToDelete();
  queryClient.setQueryData(companyOf(companyId).queryKey, anyCompany);
  fakeApi.answer(companies.remove, () => {
    held.list = held.list.filter(({ id }) => id !== companyId);
    return null;
  });
  await user.type(screen.getByLabelText('Type “Taller Ría” to confirm'), 'Taller Ría{Enter}');
  expect(await screen.findByText('Company deleted')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Taller Ría' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Other' })).toBeVisible();
  expect(fakeApi.callsTo(companies.remove).map(({ path }) => path)).toEqual([`/api/companies/${companyId}`]);
  expect(queryClient.getQueryData(companyOf(companyId).queryKey)).toBeUndefined();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Companies' })).toHaveFocus());
});

test('a refusal is told with the words of the server, and nothing is gone', async () => {
  const { user } = await askToDelete();
  fakeApi.refuse(companies.remove, 500, { message: 'Not today' });
  await user.type(screen.getByLabelText('Type “Taller Ría” to confirm'), 'Taller Ría{Enter}');
  expect(await screen.findByText('Error deleting')).toBeVisible();
  expect(screen.getByText('Not today')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('link', { name: 'Taller Ría' })).toBeVisible();
});

test('cancelling deletes nothing', async () => {
  const { user } = await askToDelete();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(fakeApi.callsTo(companies.remove)).toEqual([]);
});
