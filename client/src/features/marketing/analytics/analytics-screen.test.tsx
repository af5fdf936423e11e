import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { marketingAnalyticsApi, marketingReportsApi } from '@shared/marketing/analytics/endpoints';
import type { CampaignRow } from '@shared/marketing/analytics/figures';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import {
  about,
  analyticsOnServer,
  anyBreakdowns,
  anyFigures,
  anyReport,
} from '../testing/analytics-on-server';
import { anyCompany } from '../testing/marketing-on-server';
import { AnalyticsScreen } from './analytics-screen';

const open = (search = '') =>
  renderAt(<AnalyticsScreen company={anyCompany()} />, {
    path: `/comercia/7/analytics${search}`,
    language: 'es',
  });

describe('the figures of a company', () => {
  test('stand beside those of the period before', async () => {
    analyticsOnServer();
    await open();
    const figures = within(await screen.findByRole('region', { name: 'Cifras clave' }));
    expect(figures.getByText('200')).toBeVisible();
    expect(figures.getByText(/Antes: 100 \(\+100\s%\)/)).toBeVisible();
    expect(figures.getByText(/Antes: 5,0\s% \(\+5,0 puntos\)/)).toBeVisible();
    expect(figures.getByText('No se cuentan: 7 visitas de robots')).toBeVisible();
  });

  test('say once that nothing came before them, and draw nothing of it', async () => {
    analyticsOnServer();
    const zero = anyFigures({ visitors: 0, leads: 0, clicks: 0, published: 0, mailsSent: 0 });
    const before = Object.fromEntries(Object.keys(zero).map((name) => [name, 0])) as typeof zero;
    fakeApi.answer(marketingAnalyticsApi.funnel, { ...about, now: anyFigures(), before });
    await open();
    const shown = within(await screen.findByRole('region', { name: 'Cifras clave' }));
    expect(shown.getByText(/Aún no hay datos anteriores con los que comparar\.$/)).toBeVisible();
    expect(shown.queryByText(/^Antes/)).not.toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Del clic al cliente' });
    expect(within(table).queryByRole('columnheader', { name: /Antes|anterior/i })).not.toBeInTheDocument();
  });

  test('leave leads that came by no page out of the rate, and say how many', async () => {
    analyticsOnServer();
    const now = anyFigures({ visitors: 200, leads: 27, pageLeads: 20 });
    fakeApi.answer(marketingAnalyticsApi.funnel, { ...about, now, before: anyFigures() });
    await open();
    const shown = within(await screen.findByRole('region', { name: 'Cifras clave' }));
    expect(shown.getByText('27')).toBeVisible();
    expect(shown.getByText(/^10,0\s%$/)).toBeVisible();
    expect(shown.getByText('7 personas llegaron por otra vía y no entran en la tasa')).toBeVisible();
  });

  test('are of the period that the address names', async () => {
    analyticsOnServer();
    const { user } = await open('?period=own&from=2026-11-02&until=2026-11-08');
    await screen.findByRole('region', { name: 'Cifras clave' });
    const asked = fakeApi.callsTo(marketingAnalyticsApi.funnel)[0]?.search;
    expect([asked?.get('from'), asked?.get('to')]).toEqual(['2026-11-02', '2026-11-09']);
    await user.selectOptions(screen.getByLabelText('Periodo'), 'Últimos 7 días');
    expect(location.search).toContain('period=last-7-days');
  });

  test('ask for dates while own ones make no period', async () => {
    analyticsOnServer();
    await open('?period=own&from=2026-11-08&until=2026-11-02');
    expect(await screen.findByText(/Elige el primer día y el último/)).toBeVisible();
    expect(fakeApi.callsTo(marketingAnalyticsApi.funnel)).toEqual([]);
  });

  test('by campaign are a table, which tells apart the last visit and the first', async () => {
    analyticsOnServer();
    const { user } = await open();
    const table = within(await screen.findByRole('table', { name: 'Por campaña' }));
    expect(table.getByRole('row', { name: /Hogaza: prueba 40 200 20 10,0\s% / })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Primera visita' }));
    expect(location.search).toBe('?touch=first');
    expect(await screen.findByText(/al primer enlace que las trajo/)).toBeInTheDocument();
    expect(fakeApi.callsTo(marketingAnalyticsApi.campaigns).at(-1)?.search.get('touch')).toBe('first');
  });

  test('lead to the leads behind them, by the visit that is chosen', async () => {
    analyticsOnServer();
    const { user } = await open();
    const filterOf = (link: HTMLElement) => {
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.origin);
      expect(pathname).toBe('/comercia/7/leads');
      return JSON.parse(searchParams.get('filter') ?? '');
    };
    const leads = async (title: string) =>
      within(await screen.findByRole('table', { name: title })).getByRole('link', { name: '20' });
    const status = { none: ['spam'] };
    const createdAt = { from: '2026-11-02', to: '2026-11-09' };
    const shared = { status, createdAt };
    expect(filterOf(await leads('Por campaña'))).toEqual({ ...shared, 'last.campaign': { any: ['4'] } });
    await user.click(screen.getByRole('button', { name: 'Origen' }));
    expect(filterOf(await leads('Por origen'))).toEqual({ ...shared, 'last.kind': { any: ['direct'] } });
    await user.click(screen.getByRole('button', { name: 'Primera visita' }));
    await screen.findByText(/al primer enlace que las trajo/);
    await user.click(screen.getByRole('button', { name: 'Enfoque' }));
    expect(filterOf(await leads('Por enfoque'))).toEqual({ ...shared, 'first.angle': { any: ['proof'] } });
  });

  test('by page name each page in the language of the reader', async () => {
    analyticsOnServer();
    const before = { visitors: 0, pageLeads: 0 };
    const page = { id: 3, slug: 'loaf', campaign: 'Loaf: outcome, page', visitors: 40, pageLeads: 2, before };
    fakeApi.answer(marketingAnalyticsApi.campaigns, {
      ...{ ...about, touch: 'last' },
      ...{ ...anyBreakdowns(), pages: [page] },
    });
    await open('?by=pages');
    const table = within(await screen.findByRole('table', { name: 'Por página' }));
    expect(table.getByText('Loaf: resultado, página')).toBeVisible();
  });

  test('say why clicks brought no visit, and how many of the list are no leads', async () => {
    analyticsOnServer();
    const breakdowns = anyBreakdowns();
    const [first] = breakdowns.campaigns as [CampaignRow];
    const none = { leads: 0, pageLeads: 0, won: 0, before: { ...first.before, leads: 0 } };
    const found = { ...first, ...none, id: 6, name: 'Hogaza: página', clicks: 0, visitors: 9 };
    const mail = { ...first, id: 5, name: 'Hogaza: correo', clicks: 8, visitors: 0, leads: 0, pageLeads: 0 };
    fakeApi.answer(marketingAnalyticsApi.campaigns, {
      ...{ ...about, touch: 'last' },
      ...{ ...breakdowns, campaigns: [first, mail, found] },
    });
    fakeApi.answer(marketingAnalyticsApi.funnel, {
      ...{ ...about, before: anyFigures() },
      now: anyFigures({ visitors: 200, leads: 27, pageLeads: 27, spam: 1 }),
    });
    const { user } = await open();
    const table = within(await screen.findByRole('table', { name: 'Por campaña' }));
    expect(table.getByRole('row', { name: /^Hogaza: correo 8 – 0 – / })).toBeVisible();
    const visited = within(table.getByRole('row', { name: /^Hogaza: página – 9 0 / }));
    // Nothing is behind a zero.
    expect(visited.queryByRole('link')).not.toBeInTheDocument();
    const dash = screen.getByText(/^Un guion \(–\) indica que ahí no contamos/);
    expect(dash).not.toBeVisible();
    await user.click(screen.getAllByText('Cómo se cuenta').at(-1) as HTMLElement);
    expect(dash).toBeVisible();
    expect(screen.getByText(/^No se cuentan: 1 persona que has marcado como spam/)).toBeVisible();
  });

  test('of the period before have columns only in tables that have any', async () => {
    analyticsOnServer();
    const { user } = await open();
    const before = async (title: string) =>
      within(await screen.findByRole('table', { name: title })).queryByRole('columnheader', {
        name: 'Visitantes, antes',
      });
    expect(await before('Por campaña')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Origen' }));
    expect(await before('Por origen')).not.toBeInTheDocument();
  });

  test('lead to publishing while there is nothing to count', async () => {
    analyticsOnServer({ isEmpty: true });
    await open();
    expect(await screen.findByText('Todavía no hay nada que contar')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a Publicación' })).toHaveAttribute(
      'href',
      '/comercia/7/publishing',
    );
  });
});

describe('a report', () => {
  test('of a past week is made and opened', async () => {
    const held = analyticsOnServer({ isEmpty: true });
    fakeApi.answer(marketingReportsApi.create, () => {
      held.reports = [anyReport()];
      return anyReport();
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Crear informe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crear informe' }));
    await user.selectOptions(dialog.getByLabelText('De'), 'Un mes');
    await user.selectOptions(dialog.getByLabelText('De'), 'Una semana');
    await user.click(dialog.getByRole('button', { name: 'Crear informe' }));
    expect(await screen.findByRole('heading', { level: 1, name: anyReport().title })).toBeVisible();
    expect(location.search).toBe('?report=31');
    const made = fakeApi.callsTo(marketingReportsApi.create)[0]?.body as { start: string };
    expect(made).toMatchObject({ marketingCompanyId: 7, type: 'week' });
    expect(new Date(`${made.start}T00:00:00Z`).getUTCDay()).toBe(1);
  });

  test('that is refused says why at its period', async () => {
    analyticsOnServer();
    fakeApi.refuse(marketingReportsApi.create, 400, {
      message: 'Revisa los campos marcados',
      fields: { start: 'Elige una semana o un mes que ya haya terminado' },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Crear informe' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Crear informe' }));
    expect(await dialog.findByText('Elige una semana o un mes que ya haya terminado')).toBeVisible();
  });

  test('is read with what it recommends, and downloaded', async () => {
    analyticsOnServer();
    fakeApi.respond(marketingReportsApi.page, () => new Response('<html></html>'));
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await open('?report=31');
    expect(await screen.findByText('Mantén lo que hiciste de nuevo esta semana.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Todas las cifras' })).toHaveAttribute(
      'href',
      '/comercia/7/analytics',
    );
    await user.click(screen.getByRole('button', { name: 'Descargar' }));
    expect(fakeApi.callsTo(marketingReportsApi.page)).toHaveLength(1);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  });

  test('is mailed if the user wishes it', async () => {
    const held = analyticsOnServer();
    fakeApi.answer(marketingReportsApi.settings, ({ body }) => {
      held.mailed = body.mailed;
      return held;
    });
    const { user } = await open();
    const box = await screen.findByRole('checkbox', { name: 'Enviarme cada informe nuevo por correo' });
    expect(box).not.toBeChecked();
    await user.click(box);
    expect(fakeApi.callsTo(marketingReportsApi.settings)[0]?.body).toEqual({ mailed: true });
    expect(await screen.findByRole('checkbox', { checked: true })).toBeVisible();
  });
});
