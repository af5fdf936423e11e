import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { headings, links } from '@/testing/page-parts';
import { renderAt } from '@/testing/render';
import { site } from '@shared/site';
import { HuyuProjectsPage } from './huyu-projects-page';

const website = 'https://huyu.example';
const host = 'huyu.example';

test.each([
  [
    '/huyu-projects',
    'A website in two languages for Huyu Projects',
    ['Pages in two languages', 'A contact form', 'Pages that open instantly'],
    ['Start from the content', 'Draft with WebIA', 'Read and correct', 'Publish'],
  ],
  [
    '/es/huyu-projects',
    'Una web en dos idiomas para Huyu Projects',
    ['Páginas en dos idiomas', 'Un formulario de contacto', 'Páginas que se abren al instante'],
    ['Empezar por el contenido', 'Montar una primera versión con WebIA', 'Leer y corregir', 'Publicar'],
  ],
])('%s tells what was built and how', async (path, title, built, how) => {
  await renderAt(<HuyuProjectsPage />, { path });
  expect(headings(1)).toEqual([title]);
  expect(headings(3)).toEqual([...built, ...how]);
});

test.each([
  ['/huyu-projects', 'Visit the Huyu Projects website', `This link leaves ${site.name} and opens ${host}.`],
  [
    '/es/huyu-projects',
    'Visitar la web de Huyu Projects',
    `Este enlace sale de ${site.name} y abre ${host}.`,
  ],
])(
  '%s leads to the client’s own site, once it is set, and says that it leaves ours',
  async (path, name, note) => {
    Object.assign(site, { huyuProjects: website });
    onTestFinished(() => void Object.assign(site, { huyuProjects: undefined }));
    await renderAt(<HuyuProjectsPage />, { path });
    const visit = screen.getByRole('link', { name });
    expect(visit).toHaveAttribute('href', website);
    expect(visit).toHaveAttribute('rel', 'noopener');
    expect(visit).toHaveAccessibleDescription(note);
    expect(screen.getByText(note)).toBeVisible();
  },
);

test.each([
  ['/huyu-projects', 'Client', 'A non-profit organisation'],
  ['/es/huyu-projects', 'Cliente', 'Una entidad sin ánimo de lucro'],
])('%s says for whom, what, in which languages and with what', async (path, name, value) => {
  await renderAt(<HuyuProjectsPage />, { path });
  const client = screen.getByText(name);
  expect(client.nextElementSibling).toHaveTextContent(value);
  expect(client.closest('dl')?.querySelectorAll('dd')).toHaveLength(4);
});

test.each([
  [
    '/huyu-projects',
    [
      ['Ask about a site like this', '/?topic=webia#contacto'],
      ['What WebIA is', '/webia'],
      ['Ask about WebIA', '/?topic=webia#contacto'],
      ['See WebIA', '/webia'],
    ],
  ],
  [
    '/es/huyu-projects',
    [
      ['Preguntar por una web así', '/es?topic=webia#contacto'],
      ['Qué es WebIA', '/es/webia'],
      ['Preguntar por WebIA', '/es?topic=webia#contacto'],
      ['Ver WebIA', '/es/webia'],
    ],
  ],
])('%s leads to WebIA and to the contact form about it', async (path, expected) => {
  await renderAt(<HuyuProjectsPage />, { path });
  expect(links()).toEqual(expected);
});

test.each([
  [
    '/huyu-projects',
    'For your site: your part',
    'For your site: our part',
    'You read every page and say what has to change.',
  ],
  [
    '/es/huyu-projects',
    'En tu web: tu parte',
    'En tu web: nuestra parte',
    'Lees cada página y dices qué hay que cambiar.',
  ],
])('%s says of each step what the client does and what we do', async (path, you, us, reads) => {
  await renderAt(<HuyuProjectsPage />, { path });
  const steps = screen.getAllByRole('listitem').filter((step) => step.querySelector('dl'));
  expect(steps).toHaveLength(4);
  for (const step of steps) {
    expect([...step.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([you, us]);
  }
  expect(screen.getByText(reads)).toBeVisible();
});

test.each([
  ['/huyu-projects', /best told on its own website/, /^A drawing, not a screenshot/],
  ['/es/huyu-projects', /lo cuenta mejor su propia web/, /^Es un dibujo, no una captura/],
])('%s says where the work is told, once there is such a place', async (path, note, drawing) => {
  const { unmount } = await renderAt(<HuyuProjectsPage />, { path });
  expect(screen.getByRole('img', { name: drawing })).toBeInTheDocument();
  expect(screen.queryByText(note)).toBeNull();
  unmount();
  Object.assign(site, { huyuProjects: website });
  onTestFinished(() => void Object.assign(site, { huyuProjects: undefined }));
  await renderAt(<HuyuProjectsPage />, { path });
  expect(screen.getByText(note)).toBeVisible();
});
