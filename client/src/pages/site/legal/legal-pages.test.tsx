import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { CurrentPage } from '@/app/current-page';
import { OperatorFacts } from '@/features/site/legal/operator-facts';
import { sessionCookies } from '@/features/site/legal/cookie-table';
import { signInDays } from '@/features/site/legal/sign-in-days';
import { languageCookie } from '@shared/languages';
import { storedNames } from '@/lib/stored-names';
import { renderAt } from '@/testing/render';
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
    [/LSSI/, /Spanish law applies/, /not.*promises|are not promises/],
  ],
  ['/es/legal', LegalNoticePage, 'Aviso legal', [/artículo 10 de la Ley 34\/2002/, /ley española/]],
  ['/privacy', PrivacyPage, 'Privacy', [/GDPR/, /AEPD/, /Argon2id/, /90 days/]],
  ['/es/privacy', PrivacyPage, 'Privacidad', [/RGPD/, /Agencia Española de Protección de Datos/, /90 días/]],
  ['/cookies', CookiesPage, 'Cookies', [/strictly necessary/]],
  ['/es/cookies', CookiesPage, 'Política de cookies', [/estrictamente necesario/]],
  ['/accessibility', AccessibilityPage, 'Accessibility', [/WCAG\) 2\.2/, /axe/, /no one from outside/i]],
  ['/es/accessibility', AccessibilityPage, 'Accesibilidad', [/nivel AA/, /axe/, /Nadie de fuera/]],
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
    const { container } = await renderAt(<OperatorFacts operator={operator} />);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Ejemplo, S. L.',
      'B00000000',
      'Calle Mayor 1',
      'Hoja M-1',
      'a@example.com',
      '900',
    ]);
    expect(container).not.toHaveTextContent('Not stated');
  });

  it.each([
    ['/privacy', PrivacyPage],
    ['/accessibility', AccessibilityPage],
  ] as const)('%s lets the email be written and the number be called', async (path, Page) => {
    await renderAt(<Page />, { path });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
    expect(main.getByRole('link', { name: site.phone })).toHaveAttribute('href', 'tel:+34900000000');
  });

  it.each([
    [
      { taxId: undefined, address: undefined, registry: undefined },
      'Todavía no figuran aquí: NIF, domicilio y datos registrales. Pídelos por correo.',
    ],
    [{ address: undefined }, 'Todavía no figura aquí: domicilio. Pídelo por correo.'],
  ])('says plainly, and once, what is still missing: %o', async (missing, said) => {
    const { container } = await renderAt(<OperatorFacts operator={{ ...operator, ...missing }} />, {
      path: '/es/legal',
    });
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.getAllByRole('definition')).toHaveLength(6 - Object.keys(missing).length);
    expect(container.textContent?.match(/figuran? aquí/g)).toHaveLength(1);
  });
});

describe('the table of cookies', () => {
  it('lists all that the product leaves in a browser, and nothing else', async () => {
    await renderAt(<CookiesPage />, { path: '/cookies' });
    const named = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(named).toEqual([sessionCookies.join(', '), languageCookie, ...storedNames]);
    expect(screen.getByText(/14 days after your last visit/)).toBeVisible();
  });

  it('names the cookie and its life as the server sets them', () => {
    const [plain, ofHost] = sessionCookies;
    expect(sessionsSource).toContain(`export const sessionCookie = '${plain}';`);
    expect(ofHost).toBe(`__Host-${plain}`);
    expect(sessionsSource).toContain(`export const signInLifetime = ${signInDays} * 24 * 60 * 60 * 1_000;`);
  });
});
