import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { leadsOnServer } from '../testing/leads-on-server';
import { SettingsRow } from './settings-row';

test('on a phone the acts of a row stand in one menu', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 639px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  leadsOnServer();
  const onDelete = vi.fn<() => void>();
  const { user } = await renderAt(<SettingsRow name="Price" onEdit={() => undefined} onDelete={onDelete} />, {
    path: '/',
  });
  expect(screen.queryByRole('button', { name: 'Delete Price' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Actions for Price' }));
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledOnce();
});
