import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { offerings } from '@/lib/address/topics';
import { renderAt } from '@/testing/render';
import { site } from '@shared/site';
import { HomePage } from './home-page';

const scrolledTo = vi.fn<(id: string) => void>();

beforeEach(() => {
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo(this.id);
  };
});

const address = () => location.pathname + location.search + location.hash;

test.each([
  ['/', 'AI that earns its place in your business', 'AI consulting, solutions and custom development'],
  ['/es', 'Una IA que se gana su sitio en tu negocio', 'Consultoría, soluciones y desarrollo de IA a medida'],
])('%s says in its own language what the house does', async (path, heading, title) => {
  const { container } = await renderAt(<HomePage />, { path });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(document.title).toBe(`${title} | ${site.name}`);
  expect(document.head.querySelector('meta[name=description]')).toHaveAttribute('content');
  expect([...container.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual([
    'inicio',
    'nosotros',
    'servicios',
    'soluciones',
    'contacto',
  ]);
});

test.each([
  ['Contact us', 'contacto', '/#contacto'],
  ['See our services', 'servicios', '/#servicios'],
  ['See the solutions', 'soluciones', '/#soluciones'],
  [`${site.name}, home`, 'inicio', '/'],
])('“%s” scrolls to the section %s', async (name, section, expected) => {
  const { user } = await renderAt(<HomePage />, { path: '/#contacto' });
  scrolledTo.mockClear();
  await user.click(screen.getByRole('link', { name }));
  expect(scrolledTo.mock.calls).toEqual([[section]]);
  expect(address()).toBe(expected);
  expect(document.getElementById(section)).toHaveFocus();
});

test.each([
  ['/', 'See a sample report', '/sample-report'],
  ['/es', 'Ver un informe de ejemplo', '/es/sample-report'],
])(
  '%s leads to the sample report beside its two buttons, once for those who listen',
  async (path, name, to) => {
    const { container } = await renderAt(<HomePage />, { path });
    const hero = within(container.querySelector('#inicio') as HTMLElement);
    expect(hero.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `${path}#servicios`,
      `${path}#soluciones`,
      to,
    ]);
    expect(hero.getByRole('link', { name })).toHaveAttribute('href', to);
  },
);

test('asking about a service leads to the form with that service chosen and keeps what was typed', async () => {
  const { user } = await renderAt(<HomePage />);
  await user.type(screen.getByLabelText('Name'), 'Marta');
  await user.click(screen.getByRole('link', { name: 'Ask about it: AI Capital Solutions' }));
  expect(scrolledTo).toHaveBeenCalledWith('contacto');
  expect(screen.getByLabelText('Service')).toHaveValue('soluciones_ia');
  expect(screen.getByLabelText('Name')).toHaveValue('Marta');
});

test.each([
  ['/', ['Simplicity', 'Transparency', 'Partnership', 'Results'], 'Our mission', 'Our vision'],
  ['/es', ['Simplicidad', 'Transparencia', 'Colaboración', 'Resultados'], 'Nuestra misión', 'Nuestra visión'],
])('%s tells of the mission, the vision and four values', async (path, values, ...headings) => {
  const { container } = await renderAt(<HomePage />, { path });
  const about = within(container.querySelector('#nosotros') as HTMLElement);
  for (const name of headings) expect(about.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(about.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(values);
});

test('the catalogue has eleven offerings, each with a way to ask for it, five with a page or a way in', async () => {
  const { container } = await renderAt(<HomePage />, { path: '/es' });
  const catalogue = within(container.querySelector('#soluciones') as HTMLElement);
  expect(catalogue.getAllByRole('heading', { level: 4 })).toHaveLength(11);
  const asks = catalogue.getAllByRole('link', { name: /^Preguntar:/ });
  expect(asks.map((link) => String(link.getAttribute('href'))).sort()).toEqual(
    offerings.map((offering) => `/es?topic=${offering}#contacto`).sort(),
  );
  const others = catalogue.getAllByRole('link').filter((link) => !asks.includes(link));
  expect(others.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ver ComerzIA', '/es/comerzia'],
    ['Ir a CONSULTIA, consultoría', '/auth?next=%2Fconsultoria'],
    ['Abrir la calculadora', '/es/solutions/break-even'],
    ['Entrar en LEADMANAGER', '/leadmanager'],
    ['Ver WebIA', '/es/webia'],
    ['Ver SmartBoxAI', '/es/smartboxai'],
    ['AlgorithmIA, trading algorítmico', '/es/algorithmia'],
    ['ConsultIA, finanzas personales y familiares', '/es/consultia'],
    ['Ver todas en detalle', '/es/solutions'],
  ]);
});

test('asking about an offering leads to the form with it filled in', async () => {
  const { user } = await renderAt(<HomePage />);
  await user.click(screen.getByRole('link', { name: 'Ask about it: Sales agent' }));
  expect(scrolledTo).toHaveBeenCalledWith('contacto');
  expect(address()).toBe('/?topic=sales-agent#contacto');
  expect(screen.getByLabelText('Message')).toHaveValue('I would like to know more about the sales agent.');
});

/** Whether the browser itself scrolled to the section in the address. */
function browserFound(found: boolean) {
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function answer(this: Element, selector: string) {
    return selector === ':target' ? found : this.closest(selector) === this;
  });
}

test('an address with a fragment shows that section from the start', async () => {
  browserFound(false);
  await renderAt(<HomePage />, { path: '/es#contacto' });
  expect(scrolledTo).toHaveBeenCalledWith('contacto');
});

test('where the browser has found that section by itself, nothing scrolls any more', async () => {
  browserFound(true);
  await renderAt(<HomePage />, { path: '/es#contacto' });
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('a change of language keeps what was typed', async () => {
  const { user } = await renderAt(<HomePage />);
  await user.type(screen.getByLabelText('Message'), 'Half a sentence');
  await user.click(screen.getByRole('link', { name: 'Español' }));
  expect(await screen.findByLabelText('Mensaje')).toHaveValue('Half a sentence');
  expect(address()).toBe('/es');
});

test('the footer leads to the sections, the portals and the people', async () => {
  await renderAt(<HomePage />, { path: '/es' });
  const footer = within(screen.getByRole('contentinfo'));
  const targets = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/es',
    '/es#servicios',
    '/es#soluciones',
    '/es#contacto',
    '/consultoria',
    '/es/comercia',
    '/leadmanager',
    `mailto:${site.email}`,
    '/es/legal',
    '/es/privacy',
    '/es/cookies',
    '/es/accessibility',
  ]);
  expect(footer.getByText(/^© 2025(–\d{4})? .*Todos los derechos reservados\.$/)).toBeVisible();
});
