import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Route } from 'wouter';
import { auth } from '@shared/auth/endpoints';
import type { Language } from '@shared/languages';
import { leadTasks } from '@shared/leads/tasks/endpoints';
import { todayApi } from '@shared/today/endpoints';
import { leadsOnServer } from '@/features/leads/testing/leads-on-server';
import { anyDay, anyWaiting } from '@/features/today/testing/any-day';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { LeadmanagerDashboardPage } from './leadmanager-dashboard-page';

function openDashboard(section = '', language: Language = 'en') {
  signedInAs();
  return renderDashboard(section, language);
}

const renderDashboard = (section: string, language: Language = 'en') =>
  renderAt(
    <Route path="/leadmanager/dashboard/:section?">
      <LeadmanagerDashboardPage />
    </Route>,
    { path: `/leadmanager/dashboard${section}`, language },
  );

describe('the lead manager dashboard', () => {
  beforeEach(() => void leadsOnServer());

  it('begins with the contacts and leads to every section', async () => {
    await openDashboard();
    expect(await screen.findByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
    const sections = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
    expect(sections.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Contacts', '/leadmanager/dashboard/contacts'],
      ['Companies', '/leadmanager/dashboard/companies'],
      ['Opportunities', '/leadmanager/dashboard/opportunities'],
      ['Communications', '/leadmanager/dashboard/communications'],
      ['Tasks', '/leadmanager/dashboard/tasks'],
      ['Analytics', '/leadmanager/dashboard/analytics'],
    ]);
    expect(sections[0]).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['/contacts', 'No contacts yet', 'New contact', 'Add first contact'],
    ['/companies', 'No companies yet', 'New company', 'Add first company'],
    ['/opportunities', 'No opportunities yet', 'New opportunity', 'Add first opportunity'],
    ['/communications', 'No communications yet', 'New communication', 'Add first communication'],
    ['/tasks', 'No tasks yet', 'New task', 'Add first task'],
  ])('says that %s is empty, and both its buttons add', async (section, empty, ...buttons) => {
    const { user } = await openDashboard(section);
    expect(await screen.findByText(empty)).toBeVisible();
    for (const name of buttons) {
      await user.click(screen.getByRole('button', { name }));
      const dialog = await screen.findByRole('dialog', { name: buttons[0] });
      expect(await within(dialog).findByRole('button', { name: 'Create' })).toBeVisible();
      await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    }
  });

  it.each([
    ['', true],
    ['/contacts', false],
  ])(
    'at its address%s shows the day in its place, and begins its headings with that of the page',
    async (section, isAbove) => {
      signedInAs();
      fakeApi.answer(todayApi.read, anyDay({ waiting: [anyWaiting()] }));
      await renderDashboard(section);
      await screen.findByText('Send the offer');
      const title = screen.getByRole('heading', { level: 1, name: 'Contacts' });
      const day = screen.getByRole('region', { name: isAbove ? 'Today' : 'Waiting for you in LEADMANAGER' });
      const comesAfter = title.compareDocumentPosition(day) === Node.DOCUMENT_POSITION_FOLLOWING;
      expect(comesAfter).toBe(!isAbove);
      expect(within(screen.getByRole('main')).getAllByRole('heading')[0]).toBe(title);
    },
  );

  it('says what the analytics will show', async () => {
    await openDashboard('/analytics');
    expect(await screen.findByText('Nothing to analyse yet')).toBeVisible();
  });

  it('shows how many tasks are overdue or due today', async () => {
    fakeApi.answer(leadTasks.due, { overdue: 2, today: 1 });
    await openDashboard('/companies');
    expect(await screen.findByRole('link', { name: 'Tasks 3 due' })).toBeVisible();
  });

  it('shows the user’s username and email in its settings', async () => {
    await openDashboard('/settings');
    const profile = within(await screen.findByRole('region', { name: 'Profile' }));
    expect(profile.getByText('marta')).toBeVisible();
    expect(profile.getByLabelText('Email')).toHaveValue('marta@example.com');
  });

  it('has its imports among the settings, which stay marked', async () => {
    await openDashboard('/imports');
    const path = within(await screen.findByRole('navigation', { name: 'You are here' }));
    expect(path.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Settings', '/Import']);
    const settings = screen.getByRole('link', { name: 'Settings', current: 'page' });
    expect(settings).toHaveAttribute('href', '/leadmanager/dashboard/settings');
    expect(await screen.findByText('Step 1 of 4: File')).toBeInTheDocument();
  });

  it('has nothing at other addresses', async () => {
    await openDashboard('/nonsense');
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to LEADMANAGER' })).toHaveAttribute(
      'href',
      '/leadmanager/dashboard',
    );
    expect(screen.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  });

  it('logs out to its own sign-in screen and says so', async () => {
    fakeApi.answer(auth.logout, null);
    const { user } = await openDashboard();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('You have been logged out.')).toBeVisible();
    expect(location.pathname).toBe('/leadmanager');
  });

  it('says why logging out failed and stays', async () => {
    fakeApi.refuse(auth.logout, 500, { message: 'Algo salió mal' });
    const { user } = await openDashboard('/companies', 'es');
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    expect(await screen.findByText('Error al cerrar sesión')).toBeVisible();
    expect(screen.getByText('Algo salió mal')).toBeVisible();
    expect(location.pathname).toBe('/leadmanager/dashboard/companies');
  });
});
