import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Portal } from '@shared/addresses/portals';
import { auth } from '@shared/auth/endpoints';
import { leadsOnServer } from '@/features/leads/testing/leads-on-server';
import { marketingOnServer } from '@/features/marketing/testing/marketing-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { sessionOf, signedInAs } from '@/testing/signed-in';
import { SettingsPanel } from './settings-panel';

beforeEach(() => {
  leadsOnServer();
  marketingOnServer();
});

const open = (search = '', portal: Portal | null = null) =>
  renderAt(<SettingsPanel user={signedInAs()} portal={portal} />, {
    path: `${portal === 'leadmanager' ? '/leadmanager/dashboard/settings' : '/settings'}${search}`,
    language: 'en',
  });

const parts = () => within(screen.getByRole('navigation', { name: 'Parts of the settings' }));
const names = () =>
  parts()
    .getAllByRole('link')
    .map((link) => link.textContent);
describe('the settings', () => {
  test.each([null, 'leadmanager'] as const)('begin with the account in the frame of %s', async (portal) => {
    await open('', portal);
    expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    const profile = within(await screen.findByRole('region', { name: 'Profile' }));
    expect(profile.getByText('marta')).toBeVisible();
    expect(parts().getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  });

  test('are named by the select on a phone, so that the title says where one is', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('width < 64rem'),
      addEventListener: vi.fn<() => void>(),
      removeEventListener: vi.fn<() => void>(),
    }));
    await open('?part=sales');
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Parts of the settings' })).toHaveValue('sales');
  });

  test('hold the parts of every portal, which stay in the frame that one is in', async () => {
    const { user } = await open('', 'leadmanager');
    expect(await parts().findByRole('link', { name: 'Log' })).toBeVisible();
    expect(names()).toEqual([
      'Account',
      'Security',
      'People',
      'My companies',
      'Log',
      'Bin',
      'Sales',
      'Fields and tags',
      'Imports and duplicates',
      'Calendar and shortcuts',
      'Changes',
    ]);
    await user.click(parts().getByRole('link', { name: 'Calendar and shortcuts' }));
    expect(location.pathname + location.search).toBe('/leadmanager/dashboard/settings?part=tools');
    expect(await screen.findByRole('region', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(parts().getByRole('link', { name: 'Calendar and shortcuts' })).toHaveFocus();
  });

  test('are chosen from one list where there is no room beside them', async () => {
    const { user } = await open('', 'leadmanager');
    const list = screen.getByRole('combobox', { name: 'Parts of the settings' });
    expect(list).toHaveDisplayValue('Account');
    await user.selectOptions(list, 'Changes');
    expect(location.pathname + location.search).toBe('/leadmanager/dashboard/settings?part=history');
    expect(await screen.findByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  });

  test('leave out the log for whoever does not own the account', async () => {
    const user = signedInAs();
    const { accounts } = sessionOf(user);
    fakeApi.answer(auth.user, {
      user,
      accounts: accounts.map((each) => ({ ...each, role: 'editor' as const })),
    });
    await renderAt(<SettingsPanel user={user} portal={null} />, { path: '/settings', language: 'en' });
    expect(names().slice(0, 5)).toEqual(['Account', 'Security', 'People', 'My companies', 'Bin']);
  });
});
