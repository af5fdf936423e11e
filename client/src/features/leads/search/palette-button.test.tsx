import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leadSearch } from '@shared/leads/search/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { PaletteButton } from './palette-button';

async function openPalette() {
  signedInAs();
  const rendered = await renderAt(<PaletteButton />, {
    path: '/leadmanager/dashboard/contacts',
    language: 'en',
  });
  await rendered.user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', undefined, { timeout: 10_000 });
  return { ...rendered, box };
}

it('leads to a section by its name and Enter', async () => {
  fakeApi.answer(leadSearch.find, []);
  const { user, box } = await openPalette();
  await user.type(box, 'compan');
  await screen.findByRole('option', { name: 'Companies' });
  await user.keyboard('{Enter}');
  expect(location.pathname).toBe('/leadmanager/dashboard/companies');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens a record that it finds, and says when there is none', async () => {
  const found = [{ entity: 'contact' as const, id: 7, name: 'Ana Núñez', detail: 'CFO · Forn Vell' }];
  fakeApi.answer(leadSearch.find, found);
  const { user, box } = await openPalette();
  await user.type(box, 'nunez');
  await user.click(await screen.findByRole('option', { name: /Ana Núñez/ }));
  expect(location.pathname).toBe('/leadmanager/dashboard/contacts/7');
});

it('says when nothing is called so', async () => {
  fakeApi.answer(leadSearch.find, []);
  const { user, box } = await openPalette();
  await user.type(box, 'xyz');
  expect(await screen.findByText('Nothing found for “xyz”.')).toBeVisible();
});
