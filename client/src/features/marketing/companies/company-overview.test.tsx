import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { marketingActs } from '@shared/marketing/acts/endpoints';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { marketingImagesApi } from '@shared/marketing/images/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { screensAtRest } from '@/testing/rest';
import { anyCompany, marketingOnServer } from '../testing/marketing-on-server';
import { CompanyOverview } from './company-overview';

const open = (language: 'en' | 'es' = 'es') => renderAt(<CompanyOverview />, { path: '/comercia', language });

describe('the companies', () => {
  test('are cards that say how far they are and what is next', async () => {
    marketingOnServer({ companies: [anyCompany({ productCount: 3, readyCount: 1 })] });
    await open();
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: 'Panadería Espiga' })).toHaveAttribute(
      'href',
      '/comercia/7/product',
    );
    expect(card.getByText('Alimentación · particulares')).toBeVisible();
    expect(card.getByText('1 de 3 productos listos')).toBeVisible();
    expect(card.getByRole('link', { name: 'Siguiente: Campañas' })).toHaveAttribute(
      'href',
      '/comercia/7/campaigns',
    );
  });

  test('say what waits for their owner, with the way to it, and that there is nothing yet', async () => {
    marketingOnServer({
      companies: [anyCompany({ unsettledCount: 1, unrepliedCount: 2, unansweredCount: 4 })],
    });
    await renderAt(<CompanyOverview />, { path: '/comercia' });
    expect(await screen.findByRole('link', { name: '1 post needs you' })).toBeVisible();
    expect(screen.getByRole('link', { name: '2 replies to answer' })).toHaveAttribute(
      'href',
      '/comercia/7/replies?view=answers',
    );
    const people = screen.getByRole('link', { name: '4 new people wait for a reply' });
    expect(people.getAttribute('href')).toMatch(/\/leads\?filter=/);
    expect(screen.getByText('No post scheduled')).toBeVisible();
  });

  test('say what their last 30 days brought, each figure as the way to what it counts', async () => {
    marketingOnServer({ companies: [anyCompany({ timezone: 'Atlantic/Canary' })] });
    await open('en');
    const figures = within(await screen.findByLabelText('Last 30 days'));
    const hrefOf = async (name: string) =>
      decodeURIComponent((await figures.findByRole('link', { name })).getAttribute('href') ?? '');
    expect(await hrefOf('1,234 visitors')).toBe('/comercia/7/analytics');
    expect(await hrefOf('2 leads')).toContain(
      '"createdAt":{"from":"2026-10-24T23:00:00.000Z","to":"2026-11-24T00:00:00.000Z"}',
    );
    expect(await hrefOf('3 posts')).toBe('/comercia/7/publishing?view=list&date=2026-10-25');
  });

  test('say when their next post goes out in their own zone', async () => {
    const next = { nextPostAt: '2030-11-29T23:30:00.000Z', timezone: 'Atlantic/Canary' };
    marketingOnServer({ companies: [anyCompany(next)] });
    await open();
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Próxima publicación: vie, 29 nov, 23:30')).toBeVisible();
  });

  test('beyond six are rows that can be searched', async () => {
    const many = Array.from({ length: 7 }, (_, index) =>
      anyCompany({ id: index + 1, name: `Firma ${index + 1}` }),
    );
    const optics = anyCompany({ id: 1, name: 'Óptica Mar', unrepliedCount: 1, waitingCount: 3 });
    marketingOnServer({ companies: [...many.slice(1), optics] });
    const { user } = await open('en');
    expect(await screen.findByRole('table', { name: 'Companies' })).toBeVisible();
    expect((await screen.findAllByRole('link', { name: '1,234 visitors' })).length).toBe(7);
    expect(screen.getByRole('columnheader', { name: /Waiting/ })).toBeVisible();
    const pieces = screen.getByRole('link', { name: '3 texts to approve' });
    expect(pieces).toHaveTextContent('3 texts');
    expect(pieces).toHaveAttribute('href', '/comercia/1/campaigns');
    expect(screen.getByRole('link', { name: '1 reply to answer' })).toHaveTextContent('1 reply');
    await user.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'optica');
    expect(await screen.findByRole('link', { name: 'Óptica Mar' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Firma 2' })).not.toBeInTheDocument();
  });
});

test('the bin is one click away, also without a company', async () => {
  marketingOnServer({ companies: [] });
  await open();
  expect(await screen.findByRole('link', { name: 'Papelera' })).toHaveAttribute(
    'href',
    '/settings?part=bin&kind=marketingCompany',
  );
});

describe('a new company', () => {
  test('needs what campaigns cannot do without, and then opens its first step', async () => {
    marketingOnServer({ companies: [] });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Añadir la primera empresa' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva empresa' }));
    await user.type(await dialog.findByLabelText('Nombre'), 'Taller Roca');
    await user.click(dialog.getByRole('button', { name: 'Crear' }));
    expect(await dialog.findByText('El sector es requerido')).toBeVisible();
    expect(dialog.getByText('Elige a quién vende la empresa')).toBeVisible();
    await user.type(dialog.getByLabelText('Sector'), 'Carpintería');
    await user.type(dialog.getByLabelText('Objetivos comerciales'), 'Más mesas');
    await user.type(dialog.getByLabelText('Público objetivo'), 'Familias');
    await user.selectOptions(dialog.getByLabelText('Vende a'), 'Particulares (B2C)');
    fakeApi.answer(marketingCompaniesApi.create, { ...anyCompany({ id: 9 }), act: 'a-1' });
    await user.click(dialog.getByRole('button', { name: 'Crear' }));
    await expect.poll(() => location.pathname).toBe('/comercia/9/product');
    expect(fakeApi.callsTo(marketingCompaniesApi.create)[0]?.body).toMatchObject({
      name: 'Taller Roca',
      sector: 'Carpintería',
      targetAudienceType: 'B2C',
      language: 'es',
      formality: 'audience',
      emoji: 'none',
      avoid: [],
      logoId: null,
      quietFrom: null,
    });
  });
});

describe('a company that is edited', () => {
  async function edit() {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Editar Panadería Espiga' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar empresa' }));
    await dialog.findByLabelText('Nombre');
    return { user, dialog };
  }

  test('has a voice, a brand with the contrast of its colours, and quiet hours', async () => {
    marketingOnServer();
    fakeApi.answer(marketingImagesApi.upload, { id: 5, type: 'image/png', width: 90, height: 90 } as never);
    fakeApi.answer(marketingCompaniesApi.update, { ...anyCompany(), act: 'a-1' });
    const { user, dialog } = await edit();
    await user.type(dialog.getByLabelText('Palabras que no usa'), 'barato, chollo');
    await user.type(dialog.getByRole('textbox', { name: 'Color principal' }), '#0F6B66');
    expect(dialog.getByText('contraste 6,3')).toBeVisible();
    await user.type(dialog.getByLabelText('Silencio desde'), '21:00');
    const logo = new File(['x'], 'logo.png', { type: 'image/png' });
    await user.upload(dialog.getByLabelText('Logotipo'), logo);
    expect(await dialog.findByRole('img')).toHaveAttribute('src', '/api/marketing/images/5');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText(/Indica cuándo empiezan y cuándo terminan/)).toBeVisible();
    await user.type(dialog.getByLabelText('Silencio hasta'), '09:00');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect
      .poll(() => fakeApi.callsTo(marketingCompaniesApi.update)[0]?.body)
      .toMatchObject({
        avoid: ['barato', 'chollo'],
        brandColor: '#0f6b66',
        logoId: 5,
        version: 1,
        quietFrom: '21:00',
        quietTo: '09:00',
      });
  });

  test('says how it speaks and where it is found', async () => {
    marketingOnServer();
    fakeApi.answer(marketingCompaniesApi.update, { ...anyCompany(), act: 'a-1' });
    const { user, dialog } = await edit();
    await user.selectOptions(dialog.getByLabelText('Cómo se dirige a quien lee'), 'De usted');
    await user.selectOptions(dialog.getByLabelText('Quién habla'), 'Yo (una sola persona)');
    await user.type(dialog.getByLabelText('Cómo llamas a quienes te compran'), 'las familias');
    await user.click(dialog.getByRole('checkbox', { name: 'Tono sobrio' }));
    await user.type(dialog.getByLabelText('Dónde estás'), 'en Valencia');
    await user.type(dialog.getByLabelText('Teléfono'), '963 000 000');
    await user.type(dialog.getByLabelText('Página web'), 'espiga.es');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect
      .poll(() => fakeApi.callsTo(marketingCompaniesApi.update)[0]?.body)
      .toMatchObject({
        formality: 'formal',
        speaker: 'I',
        customersCalled: 'las familias',
        isSober: true,
        place: 'en Valencia',
        phone: '963 000 000',
        website: 'espiga.es',
        version: 1,
      });
  });

  test('by two at once shows the clash and loses nothing that was typed', async () => {
    marketingOnServer();
    const current = anyCompany({ version: 2, sector: 'Obradores' });
    fakeApi.refuse(marketingCompaniesApi.update, 409, { message: 'Ha cambiado', current });
    const { user, dialog } = await edit();
    await user.clear(dialog.getByLabelText('Sector'));
    await user.type(dialog.getByLabelText('Sector'), 'Panaderías');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Has escrito: Panaderías');
    expect(alert).toHaveTextContent('Ahora pone: Obradores');
    expect(dialog.getByLabelText('Sector')).toHaveValue('Panaderías');
    await user.click(dialog.getByRole('button', { name: 'Dejar lo que pone' }));
    expect(dialog.getByLabelText('Sector')).toHaveValue('Obradores');
  });
});

test('a company is deleted after its name was typed, and comes back by the notice', async () => {
  const held = marketingOnServer({ companies: [anyCompany({ productCount: 2 })] });
  fakeApi.answer(marketingCompaniesApi.remove, () => {
    held.companies = [];
    return { act: 'a-1', count: 1 };
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Eliminar Panadería Espiga' }));
  const dialog = within(screen.getByRole('dialog', { name: '¿Eliminar Panadería Espiga?' }));
  expect(dialog.getByText(/Con ella se van 2 productos/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Eliminar empresa' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Escribe «Panadería Espiga» para confirmar'), 'Panadería Espiga');
  await user.click(dialog.getByRole('button', { name: 'Eliminar empresa' }));
  expect(await screen.findByText('Aún no hay empresas')).toBeVisible();
  held.companies = [anyCompany()];
  await screensAtRest();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('link', { name: 'Panadería Espiga' })).toBeVisible();
  expect(fakeApi.callsTo(marketingActs.undo)[0]?.path).toBe('/api/marketing/acts/a-1/undo');
});
