import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leadActs } from '@shared/leads/acts/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { LeadKeys } from '@/features/leads/keyboard/lead-keys-listener';
import { setLetterKeys } from '@/features/leads/keyboard/use-letter-keys';
import { setLastAct, takeLastAct } from '@/features/leads/last-act';
import { assistantOnServer } from '@/features/assistant/testing/assistant-on-server';
import { leadsOnServer } from '@/features/leads/testing/leads-on-server';
import { PaletteButton } from './palette-button';

beforeEach(() => {
  signedInAs();
  leadsOnServer();
  assistantOnServer();
});
afterEach(() => {
  setLetterKeys(true);
  takeLastAct();
});

const open = () =>
  renderAt(
    <>
      <PaletteButton portal="leadmanager" Keys={LeadKeys} />
      <input aria-label="Elsewhere" />
      <input aria-label="Search" data-act="search" />
      <button type="button" data-act="edit" onClick={() => (document.title = 'edited')}>
        Edit
      </button>
    </>,
    { path: '/leadmanager/dashboard/companies', language: 'en' },
  );

test('a question mark lists the keys, from the table by which they work', async () => {
  const { user } = await open();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const goTo = within(dialog.getByRole('region', { name: 'Go to' }));
  expect(goTo.getAllByRole('definition').map((press) => press.textContent)).toEqual([
    'GC',
    'GE',
    'GO',
    'GM',
    'GT',
    'GA',
  ]);
});

test('keys lead to sections, press the marked controls and create what is on the screen', async () => {
  const { user } = await open();
  await user.keyboard('e');
  expect(document.title).toBe('edited');
  await user.keyboard('/');
  expect(screen.getByLabelText('Search')).toHaveFocus();
  screen.getByLabelText('Search').blur();
  await user.keyboard('gm');
  expect(location.pathname).toBe('/leadmanager/dashboard/communications');
  await user.keyboard('t');
  expect(await screen.findByRole('dialog', { name: 'New task' })).toBeVisible();
  await user.keyboard('gc');
  expect(location.pathname).toBe('/leadmanager/dashboard/communications');
});

test('no key acts while somebody types', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Elsewhere'), '?ngc');
  expect(screen.getByLabelText('Elsewhere')).toHaveValue('?ngc');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(location.pathname).toBe('/leadmanager/dashboard/companies');
});

test('letters can be switched off, and Ctrl keys stay', async () => {
  setLetterKeys(false);
  setLastAct('a-9');
  fakeApi.answer(leadActs.undo, { records: 1, count: 0, exceptions: [], act: 'a-10', run: null });
  const { user } = await open();
  await user.keyboard('?');
  await user.keyboard('n');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Taken back')).toBeVisible();
  expect(fakeApi.callsTo(leadActs.undo)[0]?.path).toBe('/api/leads/acts/a-9/undo');
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('There is nothing to undo')).toBeVisible();
});

test('the palette creates anything', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: 'New opportunity' }));
  expect(await screen.findByRole('dialog', { name: 'New opportunity' })).toBeVisible();
});
