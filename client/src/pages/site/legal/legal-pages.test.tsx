import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CurrentPage } from '@/app/current-page';
import { OperatorFacts } from '@/features/site/legal/operator-facts';
import { UnsetFactsNote } from '@/features/site/legal/unset-facts-note';
import { closingDays } from '@/features/site/legal/closing-days';
import { sessionCookies } from '@/features/site/legal/cookie-table';
import { signInDays } from '@/features/site/legal/sign-in-days';
import { closingDays as kept } from '@shared/accounts/schemas';
import { languageCookie } from '@shared/languages';
import { namesInTab, storedNames } from '@/lib/stored-names';
import { renderAt } from '@/testing/render';
import { screensAtRest } from '@/testing/rest';
import { signedInAs } from '@/testing/signed-in';
import { site } from '@shared/site';
import { AccessibilityPage } from './accessibility-page';
import { CookiesPage } from './cookies-page';
import { LegalNoticePage } from './legal-notice-page';
import { PrivacyPage } from './privacy-page';

const [sessionsSource] = Object.values(
  import.meta.glob<string>('../../../../../server/platform/sessions.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const pages: [path: string, Page: ComponentType, heading: string, says: RegExp[]][] = [
  [
    '/legal',
    LegalNoticePage,
    'Legal notice',
    [/LSSI/, /Spanish law applies/, /not.*promises|are not promises/, /for 7 days its members can read it/],
  ],
  [
    '/es/legal',
    LegalNoticePage,
    'Aviso legal',
    [/artículo 10 de la Ley 34\/2002/, /ley española/, /durante 7 días pueden leerla/],
  ],
  [
    '/privacy',
    PrivacyPage,
    'Privacy',
    [/GDPR/, /AEPD/, /not even we can read it/, /90 days/, /Where none is named there, none is connected/],
  ],
  [
    '/es/privacy',
    PrivacyPage,
    'Privacidad',
    [/RGPD/, /Agencia Española de Protección de Datos/, /90 días/, /Si ahí no aparece ninguno, no lo hay/],
  ],
  ['/cookies', CookiesPage, 'Cookies', [/strictly necessary/]],
  ['/es/cookies', CookiesPage, 'Política de cookies', [/estrictamente necesario/]],
  [
    '/accessibility',
    AccessibilityPage,
    'Accessibility',
    [/WCAG\) 2\.2/, /automatically and by keyboard/, /no one from outside/i],
  ],
  [
    '/es/accessibility',
    AccessibilityPage,
    'Accesibilidad',
    [/nivel AA/, /con el teclado/, /Ninguna entidad externa/],
  ],
];

describe('the legal pages', () => {
  it.each(pages)('%s says what it has to', async (path, Page, heading, says) => {
    await renderAt(<Page />, { path });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(document.title).toBe(`${heading} | ${site.name}`);
    const main = screen.getByRole('main');
    for (const words of says) expect(main).toHaveTextContent(words);
    expect(main.textContent).not.toMatch(/\{\{|\b(legal|privacy|cookies|accessibility|operator)\.\w+\.\w/);
    expect(within(main).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3);
  });

  it.each(pages)('%s is reached at its address', async (path, _Page, heading) => {
    await renderAt(<CurrentPage />, { path });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
});

it('the legal notice says for how many days a closed account can be read, as the server counts them', () => {
  expect(closingDays).toBe(kept);
});

describe('who runs the site', () => {
  const operator = {
    ...site,
    legalName: 'Ejemplo, S. L.',
    taxId: 'B00000000',
    address: 'Calle Mayor 1',
    registry: 'Hoja M-1',
    email: 'a@example.com',
    phone: '900',
  };

  it('is told with what the operator has set', async () => {
    await renderAt(<OperatorFacts operator={operator} />);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Ejemplo, S. L.',
      'B00000000',
      'Calle Mayor 1',
      'Hoja M-1',
      'a@example.com',
      '900',
      'Monday to Friday, 09:00 to 18:00 (Spain)',
    ]);
  });

  it.each([
    ['/privacy', PrivacyPage],
    ['/accessibility', AccessibilityPage],
  ] as const)('%s lets the email be written, and the number be called once it is set', async (path, Page) => {
    const phone = '+34 941 300 515';
    Object.assign(site, { phone });
    onTestFinished(() => void Object.assign(site, { phone: undefined }));
    await renderAt(<Page />, { path });
    const main = within(screen.getByRole('main'));
    for (const email of main.getAllByRole('link', { name: site.email })) {
      expect(email).toHaveAttribute('href', `mailto:${site.email}`);
    }
    expect(main.queryAllByText(new RegExp(site.email), { selector: ':not(a)' })).toHaveLength(0);
    expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+34941300515');
  });

  it('is told without what is not set, and without a word about it', async () => {
    const { container } = await renderAt(<OperatorFacts operator={{ ...operator, address: undefined }} />);
    expect(screen.getAllByRole('definition')).toHaveLength(6);
    expect(container).not.toHaveTextContent('Address');
  });

  it('names to a signed-in admin, and to nobody else, what is still to be set', async () => {
    const note = <UnsetFactsNote operator={{ ...operator, address: undefined, registry: '' }} />;
    const said = /falta por poner: domicilio, datos registrales,/;
    localStorage.setItem('auth_token', 'a-token');
    signedInAs({ role: 'admin' });
    const { unmount } = await renderAt(note, { path: '/es/legal' });
    expect(await screen.findByText(said)).toBeVisible();
    unmount();
    signedInAs();
    await renderAt(note, { path: '/es/legal' });
    await screensAtRest();
    expect(screen.queryByText(said)).toBeNull();
  });
});

describe('the table of cookies', () => {
  it('lists all that the product leaves in a browser, and nothing else', async () => {
    await renderAt(<CookiesPage />, { path: '/cookies' });
    const named = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(named).toEqual([sessionCookies.join(',\n'), languageCookie, ...storedNames, ...namesInTab]);
    expect(screen.getByText(/14 days after your last visit/)).toBeVisible();
  });

  it('names the cookie and its life as the server sets them', () => {
    const [plain, ofHost] = sessionCookies;
    expect(sessionsSource).toContain(`export const sessionCookie = '${plain}';`);
    expect(ofHost).toBe(`__Host-${plain}`);
    expect(sessionsSource).toContain(`export const signInLifetime = ${signInDays} * 24 * 60 * 60 * 1_000;`);
  });
});
