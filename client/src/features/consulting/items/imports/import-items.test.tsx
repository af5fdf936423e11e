import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contacts, problems, products } from '@shared/consulting/items/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { ContactsTab } from '../tabs/contacts-tab';
import { ProblemsTab } from '../tabs/problems-tab';
import { ProductsTab } from '../tabs/products-tab';
import {
  anyContact,
  anyDepartment,
  anyProblem,
  anyProduct,
  companyId,
  companyOnServer,
} from '../../testing/company-on-server';

type Tab = typeof ProductsTab;

async function openImport(ListTab: Tab, language: 'en' | 'es' = 'en') {
  const held = companyOnServer({
    departments: [anyDepartment({ id: 5, name: 'Ventas' })],
    contacts: [anyContact()],
  });
  const rendered = await renderAt(<ListTab companyId={companyId} />, { language });
  const button = language === 'es' ? 'Pegar o importar' : 'Paste or import';
  await rendered.user.click(await screen.findByRole('button', { name: button }));
  const text = await screen.findByLabelText(
    language === 'es' ? 'Lo que quieres añadir' : 'What you want to add',
  );
  const paste = (pasted: string) => fireEvent.input(text, { target: { value: pasted } });
  return { held, paste, text, ...rendered };
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replace(/^[^:]*:/, ''));

const rows = () => screen.getAllByRole('row').slice(1);

test('a pasted table is shown as it was understood, and imported with Ctrl and Enter', async () => {
  const { held, paste, text, user } = await openImport(ProblemsTab, 'es');
  fakeApi.answer(problems.import, () => (held.problems = [anyProblem(), anyProblem({ id: 2 })]));
  paste(
    'Prioridad\tProblema\tÁrea\tNotas\tHoras\tResponsable\n5/5\tTodo a mano\tventas\tx\t12,5\tmarta ruiz\n\tFalta gente\t\t\t\t',
  );
  expect(await screen.findByText(/Se han leído 2 filas/)).toBeVisible();
  expect(screen.getByText(/no se importan: Notas/)).toBeVisible();
  expect(rows().map(cells)).toEqual([
    ['Todo a mano', '5', 'Ventas', '12,5', 'Marta Ruiz'],
    ['Falta gente', '3', '', '', ''],
  ]);
  text.focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('2 filas importadas')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findAllByText('Few orders in winter')).toHaveLength(2);
  expect(fakeApi.callsTo(problems.import)[0]?.body).toEqual({
    items: [
      {
        description: 'Todo a mano',
        priority: 5,
        departmentId: 5,
        hoursPerMonth: 12.5,
        measure: null,
        responsibleId: 1,
        strengthIds: [],
      },
      {
        description: 'Falta gente',
        priority: 3,
        departmentId: null,
        hoursPerMonth: null,
        measure: null,
        responsibleId: null,
        strengthIds: [],
      },
    ],
  });
});

test('what is wrong stands beside its cell, and keeps everything back until it is left out', async () => {
  const { paste, user } = await openImport(ProductsTab);
  fakeApi.answer(products.import, [anyProduct()]);
  paste('Name,Description,Type\nBread,Baked daily,thing\nCake,Sweet,service\nOven,,product');
  expect(await screen.findByText('2 rows can’t be imported as they are')).toBeVisible();
  const [bread, cake, oven] = rows();
  expect(within(bread!).getByText('Type is required').closest('td')).toHaveTextContent('thing');
  expect(within(oven!).getByText('Description is required')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 3 rows' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Leave these 2 out' }));
  expect(screen.getByText(/2 of them are left out/)).toBeVisible();
  expect(within(cake!).getByRole('checkbox', { name: 'Import line 3: Cake' })).toBeChecked();
  expect(within(bread!).getByRole('checkbox')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByText('1 row imported')).toBeVisible();
  expect(fakeApi.callsTo(products.import)[0]?.body).toEqual({
    items: [{ name: 'Cake', description: 'Sweet', type: 'service' }],
  });
});

test('what the server refuses lands on its row, and the text stays', async () => {
  const { paste, text, user } = await openImport(ContactsTab);
  fakeApi.refuse(contacts.import, 400, {
    message: 'Please check',
    fields: { 'items.1.email': 'Not reachable' },
  });
  paste('Eva,CEO,,eva@example.org\nAna,CTO,,ana@example.org\nLuz,CFO,,luz@example.org');
  await user.click(await screen.findByRole('checkbox', { name: /^Import line 1/ }));
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText('Nothing was imported')).toBeVisible();
  const [, , luz] = rows();
  expect(within(luz!).getByText('Not reachable').closest('td')).toHaveTextContent('luz@example.org');
  expect(text).toHaveValue('Eva,CEO,,eva@example.org\nAna,CTO,,ana@example.org\nLuz,CFO,,luz@example.org');
  expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeDisabled();

  fakeApi.answer(contacts.import, [anyContact()]);
  paste('Eva,CEO,,eva@example.org');
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByText('1 row imported')).toBeVisible();
});

test('a refusal of what the text does not give gets a column of its own', async () => {
  const { paste, user } = await openImport(ProblemsTab);
  fakeApi.refuse(problems.import, 400, { fields: { 'items.0.departmentId': 'Choose another' } });
  paste('Too slow');
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByText('Choose another')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Affected department' })).toBeInTheDocument();
});

test('more rows than one import holds are told, and the first 500 can be kept', async () => {
  const { paste, user } = await openImport(ProblemsTab);
  fakeApi.answer(problems.import, []);
  paste(Array.from({ length: 620 }, (_, index) => `Problem ${index}`).join('\n'));
  expect(await screen.findByText('You can import at most 500 at a time')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 620 rows' })).toBeDisabled();
  expect(rows()).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: 'Keep the first 500' }));
  await user.click(screen.getByRole('button', { name: 'Import 500 rows' }));
  await waitFor(() => expect(fakeApi.callsTo(problems.import)).toHaveLength(1));
  const sent = fakeApi.callsTo(problems.import)[0]?.body as { items: { description: string }[] } | undefined;
  expect(sent?.items.at(-1)?.description).toBe('Problem 499');
});

test('a text without end is read as far as it helps, and says so', async () => {
  const { paste } = await openImport(ProblemsTab);
  paste('Too slow\n'.repeat(6_000));
  expect(await screen.findByText(/The first 5000 rows read; the text goes on/)).toBeVisible();
  expect(screen.getByText(/You have more than 5000 rows/)).toBeVisible();
});

test('a CSV file is read into the text; what is no text is refused', async () => {
  const { text, user } = await openImport(ProductsTab);
  const csv = new File(['\uFEFFnombre;descripción\r\nPan;"Hecho; a mano"\r\n'], 'lista.csv', {
    type: 'text/csv',
  });
  await user.upload(screen.getByLabelText('Or a CSV file'), csv);
  await waitFor(() => expect(text).toHaveDisplayValue(/Pan;"Hecho; a mano"/));
  await waitFor(() => expect(rows().map(cells)).toEqual([['Pan', 'Hecho; a mano']]));
  const workbook = new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'lista.csv');
  await user.upload(screen.getByLabelText('Or a CSV file'), workbook);
  expect(await screen.findByText(/lista.csv isn’t a text file/)).toBeVisible();
  expect(text).toHaveDisplayValue(/Pan/);
});

test('Escape asks before pasted text is lost', async () => {
  const { paste, user } = await openImport(ProductsTab);
  paste('Bread: good');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('What you want to add')).toHaveValue('Bread: good');
});
