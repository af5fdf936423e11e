import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '@/testing/render';
import { signedInAs, signedOut } from '@/testing/signed-in';
import { ComerciaPage } from './comercia-page';

describe('the marketing portal, signed out', () => {
  it('tells its six steps and leads to its sign-in screen', async () => {
    signedOut();
    await renderAt(<ComerciaPage />, { path: '/comercia', language: 'en' });
    const steps = within(screen.getByRole('region', { name: 'The six steps' })).getAllByRole('heading', {
      level: 3,
    });
    expect(steps.map((step) => step.textContent)).toEqual([
      'Product analysis',
      'Three AIDA campaigns',
      'Graphic assets',
      'Social publishing',
      'Lead capture',
      'Automated lead replies',
    ]);
    expect(screen.getByRole('link', { name: 'Sign in to COMERZIA' })).toHaveAttribute(
      'href',
      '/comercia-auth',
    );
  });

  it('reads in Spanish at its Spanish address', async () => {
    signedOut();
    await renderAt(<ComerciaPage />, { path: '/es/comercia' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'De tu producto a contactos atendidos',
    );
  });
});

describe('the marketing portal, signed in', () => {
  async function openWorkspace(section = '') {
    signedInAs();
    await renderAt(<ComerciaPage />, { path: `/comercia${section}`, language: 'en' });
    await screen.findByRole('navigation', { name: 'Sections' });
  }

  it('begins with the companies and leads to every section', async () => {
    await openWorkspace();
    expect(screen.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
    const sections = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
    expect(sections.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Companies', '/comercia?section=companies'],
      ['Products', '/comercia?section=products'],
      ['Campaigns', '/comercia?section=campaigns'],
      ['Content', '/comercia?section=content'],
      ['Lead search', '/comercia?section=leads'],
      ['Analytics', '/comercia?section=analytics'],
    ]);
  });

  it.each([
    ['companies', 'No companies yet', 'New company'],
    ['products', 'No products yet', 'New product'],
    ['campaigns', 'No campaigns yet', 'New campaign'],
    ['content', 'No content yet', 'New content'],
    ['leads', 'No leads yet', 'New search'],
    ['analytics', 'No figures yet', 'New report'],
  ])('says that %s is empty and why nothing can be added', async (section, empty, name) => {
    await openWorkspace(`?section=${section}`);
    expect(screen.getByText(empty)).toBeVisible();
    const button = screen.getByRole('button', { name });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/The campaign assistant opens soon/);
  });
});
