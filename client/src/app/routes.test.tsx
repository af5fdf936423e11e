import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { auth } from '@shared/auth/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { sessionOf, signedInAs, signedOut } from '@/testing/signed-in';
import { LanguageSwitch } from '@/ui/navigation/language-switch';
import { useAddress } from '@/ui/navigation/link';
import { ProtectedRoute } from './protected-route';

const address = () => location.pathname + location.search;
const Secret = () => <h1>For members</h1>;

describe('a protected page', () => {
  it('shows a spinner while the session resolves, then the page', async () => {
    const user = signedInAs();
    let answer = (_session: ReturnType<typeof sessionOf>) => {};
    fakeApi.answer(auth.user, () => new Promise((resolve) => (answer = resolve)));
    await renderAt(
      <ProtectedRoute shownAt="/consultoria">
        <Secret />
      </ProtectedRoute>,
      { path: '/consultoria' },
    );
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    answer(sessionOf(user));
    expect(await screen.findByRole('heading', { name: 'For members' })).toBeVisible();
  });

  it('leads whoever is signed out to the sign-in screen, and names the way back', async () => {
    signedOut();
    await renderAt(
      <ProtectedRoute shownAt="/empresa/7">
        <Secret />
      </ProtectedRoute>,
      { path: '/empresa/7?tab=report' },
    );
    await expect.poll(address).toBe('/auth?next=%2Fempresa%2F7%3Ftab%3Dreport');
    expect(screen.queryByText('For members')).not.toBeInTheDocument();
  });

  it('of the lead manager leads to its own sign-in screen', async () => {
    signedOut();
    await renderAt(
      <ProtectedRoute shownAt="/leadmanager/dashboard" signInAt="/leadmanager">
        <Secret />
      </ProtectedRoute>,
      { path: '/leadmanager/dashboard' },
    );
    await expect.poll(address).toBe('/leadmanager?next=%2Fleadmanager%2Fdashboard');
  });

  it('that is being left leads nowhere any more', async () => {
    signedOut();
    await renderAt(
      <ProtectedRoute shownAt="/consultoria">
        <Secret />
      </ProtectedRoute>,
      { path: '/auth' },
    );
    expect(await screen.findByRole('status')).toHaveTextContent('Loading…');
    expect(address()).toBe('/auth');
  });

  it('for admins is not there for anybody else', async () => {
    signedInAs({ role: 'user' });
    await renderAt(
      <ProtectedRoute shownAt="/admin/enquiries" adminOnly>
        <Secret />
      </ProtectedRoute>,
      { path: '/admin/enquiries' },
    );
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });

  it('opens for admins', async () => {
    signedInAs({ role: 'admin' });
    await renderAt(
      <ProtectedRoute shownAt="/admin/enquiries" adminOnly>
        <Secret />
      </ProtectedRoute>,
      { path: '/admin/enquiries' },
    );
    expect(await screen.findByText('For members')).toBeVisible();
  });

  it('says so when it cannot find out who is signed in, and tries again', async () => {
    fakeApi.disconnect(auth.user);
    const { user } = await renderAt(
      <ProtectedRoute shownAt="/consultoria">
        <Secret />
      </ProtectedRoute>,
      { path: '/consultoria' },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    signedInAs();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('For members')).toBeVisible();
  });
});

function Where() {
  return <p>{useAddress('/solutions?from=menu')}</p>;
}

describe('the language switch', () => {
  const page = (
    <>
      <LanguageSwitch />
      <Where />
      <input aria-label="Message" />
    </>
  );

  it('moves a public page to its twin, keeps its query and what was typed, and stores the choice', async () => {
    const { user } = await renderAt(page, { path: '/comerzia?utm=x#steps' });
    await user.type(screen.getByLabelText('Message'), 'Hola');
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByText('/es/solutions?from=menu')).toBeVisible();
    expect(address() + location.hash).toBe('/es/comerzia?utm=x#steps');
    expect(screen.getByLabelText('Message')).toHaveValue('Hola');
    expect(localStorage.getItem('language')).toBe('es');
    expect(document.documentElement).toHaveAttribute('lang', 'es');

    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('/solutions?from=menu')).toBeVisible();
    expect(address()).toBe('/comerzia?utm=x');
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('changes a portal where it is', async () => {
    const { user } = await renderAt(page, { path: '/consultoria' });
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('group', { name: 'Idioma' })).toBeVisible();
    expect(address()).toBe('/consultoria');
  });
});

describe('a Spanish address', () => {
  it('is Spanish whatever is stored, and changes no choice', async () => {
    await renderAt(<LanguageSwitch />, { path: '/es', language: 'en' });
    expect(screen.getByRole('group', { name: 'Idioma' })).toBeVisible();
    expect(localStorage.getItem('language')).toBe('en');
  });
});
