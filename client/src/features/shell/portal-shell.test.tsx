import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { auth } from '@shared/auth/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { PortalShell } from './portal-shell';
import type { Portal } from '@shared/addresses/portals';

const itsTexts = { en: { texts: { contacts: 'Contacts', tasks: 'Tasks' } }, es: { texts: {} } };

const shell = (name: Portal) => (
  <PortalShell
    portal={{
      name,
      texts: itsTexts,
      sections: [
        { title: 'some/screen.contacts', to: '/leadmanager/dashboard/contacts', icon: 'user' },
        { title: 'some/screen.tasks', to: '/leadmanager/dashboard/tasks', icon: 'check' },
      ],
    }}
    breadcrumb={[{ label: 'Lead manager', to: '/leadmanager/dashboard' }, { label: 'Contacts' }]}
  >
    <h1>Contacts</h1>
  </PortalShell>
);

describe('the frame of a portal', () => {
  it('leads to the three portals, the sections and the settings', async () => {
    signedInAs();
    await renderAt(shell('leadmanager'), { path: '/leadmanager/dashboard' });
    const portals = within(screen.getByRole('navigation', { name: 'Portals' })).getAllByRole('link');
    expect(portals.map((link) => link.getAttribute('href'))).toEqual([
      '/today',
      '/consultoria',
      '/comercia',
      '/leadmanager/dashboard',
    ]);
    expect(portals[3]).toHaveAttribute('aria-current', 'true');
    const sections = screen.getByRole('navigation', { name: 'Sections' });
    // The portal's home shows the first section.
    expect(within(sections).getByRole('link', { name: 'Contacts' })).toHaveAttribute('aria-current', 'page');
    expect(within(sections).getByRole('link', { name: 'Tasks' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/leadmanager/dashboard/settings',
    );
    expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent(
      'Lead manager/Contacts',
    );
  });

  it.each([
    ['consultia', '/settings'],
    ['leadmanager', '/leadmanager/dashboard/settings'],
  ] as const)('marks the settings of %s while one is on them', async (portal, path) => {
    signedInAs();
    await renderAt(shell(portal), { path: `${path}?part=security` });
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the enquiries to admins only', async () => {
    signedInAs({ role: 'admin' });
    await renderAt(shell('consultia'));
    expect(await screen.findByRole('link', { name: 'Enquiries' })).toHaveAttribute(
      'href',
      '/admin/enquiries',
    );
    expect(screen.getByText('Signed in as Marta')).toBeVisible();
  });

  it('shows no enquiries to anybody else', async () => {
    signedInAs();
    await renderAt(shell('consultia'));
    expect(await screen.findByText('Signed in as Marta')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Enquiries' })).not.toBeInTheDocument();
  });

  it('logs out to the sign-in screen of the portal and says so', async () => {
    signedInAs();
    fakeApi.answer(auth.logout, null);
    const { user } = await renderAt(shell('leadmanager'), { path: '/leadmanager/dashboard' });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('You have been logged out.')).toBeVisible();
    expect(location.pathname + location.search).toBe('/leadmanager');
  });

  it('says why logging out failed', async () => {
    signedInAs();
    fakeApi.refuse(auth.logout, 500, { message: 'Algo salió mal' });
    const { user } = await renderAt(shell('consultia'), { path: '/consultoria', language: 'es' });
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    expect(await screen.findByText('Error al cerrar sesión')).toBeVisible();
    expect(screen.getByText('Algo salió mal')).toBeVisible();
    expect(location.pathname).toBe('/consultoria');
  });

  it('opens its menu as a dialog where there is no room for it', async () => {
    signedInAs();
    const { user } = await renderAt(shell('consultia'));
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    expect(within(menu).getByRole('link', { name: /LEADMANAGER/ })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
  });
});

describe('the switch of accounts', () => {
  const account = (id: number, name: string, role: 'reader' | 'owner') =>
    ({
      id,
      name,
      role,
      members: 1,
      isDemo: false,
      requiresFactor: false,
      modelAllowed: false,
      closingAt: null,
    }) as const;

  it('is not there for a person with one account', async () => {
    signedInAs();
    await renderAt(shell('leadmanager'), { path: '/leadmanager/dashboard' });
    expect(screen.queryByRole('navigation', { name: 'Your other accounts' })).toBeNull();
  });

  it('names the account of the page and leads to the others, each by a page load of its own', async () => {
    const user = signedInAs();
    const accounts = [account(1, 'Espiga', 'owner'), account(7, 'Hotel Mar', 'reader')];
    fakeApi.answer(auth.user, { user, accounts });
    const { user: person } = await renderAt(shell('leadmanager'), { path: '/leadmanager/dashboard' });
    const current = await screen.findByText('Espiga');
    await person.click(current);
    const link = within(screen.getByRole('navigation', { name: 'Your other accounts' })).getByRole('link');
    expect(link).toHaveTextContent('Hotel MarReader');
    expect(link).toHaveAttribute('href', '/leadmanager/dashboard?account=7');
  });
});
