import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '@shared/auth/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { screensAtRest } from '@/testing/rest';
import { marketingOnServer } from '@/features/marketing/testing/marketing-on-server';
import { signedInAs, signedOut } from '@/testing/signed-in';
import { CurrentPage } from './current-page';

describe('the address of the marketing portal for whoever chose Spanish', () => {
  beforeEach(() => void marketingOnServer());

  const open = (path: string) => renderAt(<CurrentPage />, { path, language: 'es' });
  const address = () => location.pathname + location.search;
  const workspace = () => screen.findByRole('navigation', { name: 'Secciones' });

  it.each(['/comercia?q=pan', '/es/comercia?q=pan'])(
    'is without a language when they are signed in: %s',
    async (path) => {
      signedInAs();
      localStorage.setItem('auth_token', 'a-token');
      await open(path);
      expect(await workspace()).toBeVisible();
      await screensAtRest();
      expect(address()).toBe('/comercia?q=pan');
    },
  );

  it('never changes under whoever holds a token', async () => {
    signedInAs();
    localStorage.setItem('auth_token', 'a-token');
    await open('/comercia');
    const replace = vi.spyOn(history, 'replaceState');
    await workspace();
    await screensAtRest();
    expect(replace).not.toHaveBeenCalled();
  });

  it('is without a language also when only a cookie tells who they are', async () => {
    signedInAs();
    await open('/comercia');
    expect(await workspace()).toBeVisible();
    await screensAtRest();
    expect(address()).toBe('/comercia');
  });

  it('stays as it is when they choose the language there', async () => {
    signedInAs();
    const { user } = await renderAt(<CurrentPage />, { path: '/comercia', language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Español' }));
    expect(await workspace()).toBeVisible();
    await screensAtRest();
    expect(address()).toBe('/comercia');
  });

  it.each(['a-token', null])('is the Spanish one when they are signed out (token: %j)', async (token) => {
    signedOut();
    if (token) localStorage.setItem('auth_token', token);
    await open('/comercia');
    await screensAtRest();
    expect(address()).toBe('/es/comercia');
  });

  it('is left for the sign-in screen when they sign out', async () => {
    signedInAs();
    fakeApi.answer(auth.logout, null);
    fakeApi.answer(auth.options, { registrationOpen: true, demo: null });
    const { user } = await open('/comercia');
    const leave = await screen.findByRole('button', { name: 'Cerrar sesión' });
    signedOut();
    await user.click(leave);
    await screensAtRest();
    expect(address()).toBe('/comercia-auth');
  });
});
