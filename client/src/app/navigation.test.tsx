import { screen } from '@testing-library/react';
import { Route, useLocation } from 'wouter';
import { describe, expect, it, vi } from 'vitest';
import { auth } from '@shared/auth/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs, signedOut } from '@/testing/signed-in';
import { LanguageSwitch } from '@/ui/navigation/language-switch';
import { TextLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { NavigationFocus } from './navigation-focus';
import { CurrentPage } from './current-page';

const Focus = () => <NavigationFocus path={useLocation()[0]} />;

const pages = (
  <>
    <Route path="/consultoria">
      <PageHeading title="Companies" />
      <TextLink to="/settings">Settings</TextLink>
      <TextLink to="/settings#password">Change the password</TextLink>
      <LanguageSwitch />
    </Route>
    <Route path="/settings">
      <PageHeading title="Your settings" />
      <section id="password" aria-label="Password" />
    </Route>
    <Focus />
  </>
);

describe('a navigation', () => {
  it('moves the focus to the heading of the next page', async () => {
    const { user } = await renderAt(pages, { path: '/consultoria' });
    expect(screen.getByRole('heading', { name: 'Companies' })).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    expect(await screen.findByRole('heading', { name: 'Your settings' })).toHaveFocus();
  });

  it('moves it to the part of the page that the address names', async () => {
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    const { user } = await renderAt(pages, { path: '/consultoria' });
    await user.click(screen.getByRole('link', { name: 'Change the password' }));
    expect(await screen.findByRole('region', { name: 'Password' })).toHaveFocus();
  });

  it('is not what a change of language is: the focus stays', async () => {
    const { user } = await renderAt(pages, { path: '/consultoria' });
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('group', { name: 'Idioma' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Español' })).toHaveFocus();
  });
});

describe('an address', () => {
  it('of nothing inside a portal is not found, for whoever is signed in', async () => {
    signedInAs();
    await renderAt(<CurrentPage />, { path: '/consultoria/nothing' });
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to CONSULTIA' })).toHaveAttribute('href', '/consultoria');
    expect(screen.getByRole('navigation', { name: 'Portals' })).toBeVisible();
  });

  it('of a public page in English leads whoever chose Spanish to its twin', async () => {
    signedOut();
    await renderAt(<CurrentPage />, { path: '/comerzia?utm=x#steps', language: 'es' });
    await expect
      .poll(() => location.pathname + location.search + location.hash)
      .toBe('/es/comerzia?utm=x#steps');
  });

  it('of the companies without an id leads to the list', async () => {
    signedOut();
    fakeApi.answer(auth.options, { registrationOpen: true, demo: null });
    await renderAt(<CurrentPage />, { path: '/empresa' });
    await expect.poll(() => location.pathname + location.search).toBe('/auth?next=%2Fconsultoria');
  });
});
