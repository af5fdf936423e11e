import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CompanySummary } from '@shared/consulting/companies/endpoints';
import { companies } from '@shared/consulting/companies/endpoints';
import type { Wire } from '@shared/http/wire';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyCompany, anySummary, companiesOnServer } from '../../testing/company-on-server';
import { CompanyOverview } from '../overview/company-overview';

async function openEdit(company: Partial<Wire<CompanySummary>> = {}) {
  companiesOnServer(anySummary(company));
  fakeApi.answer(companies.update, ({ body }) => ({ ...anyCompany, ...body }));
  const { user } = await renderAt(<CompanyOverview />, { language: 'es' });
  await user.click(await screen.findByRole('button', { name: 'Editar Taller Ría' }));
  const dialog = within(screen.getByRole('dialog'));
  const part = (await dialog.findByText('Para el informe')).closest('details')!;
  const save = async () => {
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Empresa guardada');
    return fakeApi.callsTo(companies.update)[0]?.body;
  };
  return { user, dialog, part, save };
}

test('country, ten employees or more and the cost of an hour are told in a folded part', async () => {
  const { user, dialog, part, save } = await openEdit({ size: 'small' });
  expect(part).not.toHaveAttribute('open');
  await user.click(dialog.getByText('Para el informe'));
  expect(dialog.getByLabelText('País')).toHaveDisplayValue('España');
  await user.selectOptions(dialog.getByLabelText('País'), 'Portugal');
  await user.click(dialog.getByLabelText('Diez empleados o más'));
  await user.type(dialog.getByLabelText('Coste laboral por hora (EUR)'), '18,50');
  await user.selectOptions(dialog.getByLabelText('Moneda'), 'USD');
  expect(await save()).toMatchObject({
    country: 'PT',
    hasTenOrMore: true,
    hourCost: 1850,
    hourCurrency: 'USD',
  });
});

test('only a small company is asked for ten employees, and a larger one keeps no such answer', async () => {
  const { user, dialog, part, save } = await openEdit({ size: 'small', hasTenOrMore: true });
  expect(part).toHaveAttribute('open');
  expect(dialog.getByLabelText('Diez empleados o más')).toBeChecked();
  await user.selectOptions(dialog.getByLabelText('Tamaño'), 'large');
  expect(dialog.queryByLabelText('Diez empleados o más')).not.toBeInTheDocument();
  expect(await save()).toMatchObject({ size: 'large', hasTenOrMore: false });
});

test('the typed cost stays in a currency without cents', async () => {
  const { user, dialog, save } = await openEdit({ hourCost: 2500 });
  await user.selectOptions(dialog.getByLabelText('Moneda'), 'JPY');
  expect(dialog.getByLabelText('Coste laboral por hora (JPY)')).toHaveValue('25');
  expect(await save()).toMatchObject({ hourCost: 25, hourCurrency: 'JPY' });
});

test('a cost that is no amount is refused beside the field', async () => {
  const { user, dialog } = await openEdit({ hourCost: 2500 });
  const cost = dialog.getByLabelText('Coste laboral por hora (EUR)');
  await user.clear(cost);
  await user.type(cost, 'mucho');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('Indica lo que cuesta una hora, como mínimo un céntimo')).toBeVisible();
  expect(cost).toHaveAccessibleDescription(/como mínimo un céntimo/);
  expect(fakeApi.callsTo(companies.update)).toEqual([]);
});
