import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { anyCampaign } from '@/features/marketing/testing/campaigns-on-server';
import { anyCompany } from '@/features/marketing/testing/marketing-on-server';
import { anyLandingCampaign, anyPage, captureOnServer } from '@/features/marketing/testing/capture-on-server';
import type { ListedCompany } from '@/features/marketing/reads';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { LeadsStep } from './leads-step';

const open = (search = '', company: Partial<ListedCompany> = {}) =>
  renderAt(<LeadsStep company={anyCompany({ postalAddress: 'Calle Mayor 1\n28013 Madrid', ...company })} />, {
    path: `/comercia/7/leads${search}`,
    language: 'es',
  });

describe('a landing page', () => {
  test('is published at an address that says what is sold, or at one of its own, with the fields that were chosen', async () => {
    const held = captureOnServer();
    const draft = anyPage({ status: 'draft', version: 1 });
    fakeApi.answer(marketingPagesApi.create, draft);
    fakeApi.refuse(marketingPagesApi.create, 400, { fields: { slug: 'Otra página tiene esta dirección' } });
    const { user } = await open('?view=pages');
    await user.click((await screen.findAllByRole('button', { name: 'Publicar página' }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    const slug = await dialog.findByLabelText('Dirección');
    expect(slug).toHaveValue('hogaza-de-masa-madre');
    await user.click(dialog.getByRole('checkbox', { name: 'Teléfono' }));
    const look = dialog.getByRole('combobox', { name: 'Aspecto' });
    expect(look).toHaveDisplayValue('Papel');
    await user.selectOptions(look, 'El color de tu marca');
    await user.click(dialog.getByRole('checkbox', { name: 'Los buscadores pueden mostrarla' }));
    await user.click(dialog.getByRole('button', { name: 'Publicar' }));
    expect(await dialog.findByText('Otra página tiene esta dirección')).toBeVisible();
    fakeApi.answer(marketingPagesApi.create, draft);
    fakeApi.answer(marketingPagesApi.publish, () => {
      held.pages = [anyPage()];
      return anyPage();
    });
    await user.clear(slug);
    await user.type(slug, 'pan-tierno');
    await user.click(dialog.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByRole('article', { name: 'Hogaza: problema' })).toBeVisible();
    expect(fakeApi.callsTo(marketingPagesApi.create).at(-1)?.body).toEqual({
      campaignId: 11,
      slug: 'pan-tierno',
      fields: ['name', 'email', 'phone'],
      listed: true,
      theme: 'brand',
    });
    expect(fakeApi.callsTo(marketingPagesApi.publish)[0]?.body).toEqual({ version: 1 });
  });

  test('asks in its place for the postal address that must stand below its form, and keeps it with the company', async () => {
    const held = captureOnServer();
    const draft = anyPage({ status: 'draft', version: 1 });
    fakeApi.answer(marketingCompaniesApi.update, { ...anyCompany(), act: 'a-1' });
    fakeApi.answer(marketingPagesApi.create, draft);
    fakeApi.answer(marketingPagesApi.publish, () => {
      held.pages = [anyPage()];
      return anyPage();
    });
    const { user } = await open('?view=pages', { postalAddress: null });
    await user.click((await screen.findAllByRole('button', { name: 'Publicar página' }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Publicar' }));
    const address = dialog.getByLabelText('Dirección postal de tu empresa');
    expect(await dialog.findByText('Este campo es requerido')).toBeVisible();
    expect(address).toHaveFocus();
    await user.type(address, 'Calle Mayor 1, 28013 Madrid');
    await user.click(dialog.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByRole('article', { name: 'Hogaza: problema' })).toBeVisible();
    expect(fakeApi.callsTo(marketingCompaniesApi.update)[0]?.body).toEqual({
      postalAddress: 'Calle Mayor 1, 28013 Madrid',
    });
  });

  test('changes its look', async () => {
    captureOnServer({ pages: [anyPage()] });
    fakeApi.answer(marketingPagesApi.update, anyPage({ theme: 'brand', version: 3 }));
    const { user } = await open('?view=pages');
    await user.click(await screen.findByRole('button', { name: 'Más acciones de Hogaza: problema' }));
    await user.click(screen.getByRole('menuitem', { name: 'Cambiar dirección, aspecto y formulario' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Aspecto' }), 'El color de tu marca');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Página guardada')).toBeVisible();
    expect(fakeApi.callsTo(marketingPagesApi.update)[0]?.body).toMatchObject({ theme: 'brand', version: 2 });
  });

  test('that is live makes the next one another page, and those that are written wait below it', async () => {
    captureOnServer({ pages: [anyPage()] });
    const draft = { type: 'landing page', approvedVersion: null, setId: 5 } as const;
    const rows = [
      anyLandingCampaign(),
      anyCampaign({ id: 12, ...draft, angle: 'outcome' }),
      anyCampaign({ id: 13, ...draft }),
      anyCampaign({ id: 14, ...draft, status: 'cancelled' }),
      anyCampaign({ id: 15, ...draft, approvedVersion: 1 }),
    ];
    fakeApi.answer(marketingCampaignsApi.list, ({ search }) => ({
      // The server counts the other kinds apart.
      rows: search.get('filter')?.includes('landing page') ? rows : [anyCampaign({ id: 16, type: 'email' })],
      next: null,
    }));
    const { user } = await open('?view=pages', { livePageCount: 1 });
    const drafts = within((await screen.findByText(/Hay 2 páginas más en borrador/)).closest('p')!);
    expect(drafts.getByRole('link', { name: 'Verlas' })).toHaveAttribute(
      'href',
      '/comercia/7/campaigns?set=5&type=landing&angle=outcome',
    );
    expect(screen.getByRole('button', { name: 'Publicar otra página' })).toBeVisible();
    const ready = within(screen.getByText(/Hay 1 página más aprobada y sin publicar/));
    await user.click(ready.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByRole('dialog', { name: 'Publicar una página de destino' })).toBeVisible();
  });

  test('without another text leaves nothing to wait', async () => {
    captureOnServer({ pages: [anyPage()] });
    await open('?view=pages', { livePageCount: 1 });
    expect(await screen.findByRole('article', { name: 'Hogaza: problema' })).toBeVisible();
    expect(screen.queryByText(/página más/)).not.toBeInTheDocument();
  });

  test('gives its code for other websites, shows a newer version, and is switched off after asking', async () => {
    const held = captureOnServer({ pages: [anyPage({ newVersionId: 95 })] });
    const { user } = await open('?view=pages');
    const page = within(await screen.findByRole('article', { name: 'Hogaza: problema' }));
    expect(page.getByText('Problema · Hogaza de masa madre')).toBeVisible();
    for (const figure of [/^1240$/, /^62$/, /^5,0\s%$/]) expect(page.getByText(figure)).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Poner en tu web' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      await dialog.findByText('<script src="https://quorumia.test/l/pan-tierno/embed.js" async></script>'),
    ).toBeVisible();
    await user.keyboard('{Escape}');
    fakeApi.answer(marketingPagesApi.replace, anyPage({ version: 3 }));
    await user.click(page.getByRole('button', { name: 'Mostrar la versión nueva' }));
    expect(await screen.findByText('Las visitas ya ven la versión nueva')).toBeVisible();
    fakeApi.answer(marketingPagesApi.switchOff, () => {
      held.pages = [anyPage({ status: 'off' })];
      return anyPage({ status: 'off' });
    });
    await user.click(page.getByRole('button', { name: 'Más acciones de Hogaza: problema' }));
    await user.click(page.getByRole('menuitem', { name: 'Desactivar' }));
    await user.click(await screen.findByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByText('Desactivada')).toBeVisible();
  });
});
