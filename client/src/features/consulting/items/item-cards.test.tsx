import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { anyContact, anyDepartment, anyProblem, anyProduct } from '../testing/company-on-server';
import { ContactCard } from './cards/contact-card';
import { DepartmentCard } from './cards/department-card';
import { ProblemCard } from './cards/problem-card';
import { ProductCard } from './cards/product-card';

test('a contact shows name, position, phone, email and that it is the primary one', async () => {
  const contact = anyContact({ phone: '+34 600 11 22 33', email: 'marta@ria.example', isPrimary: true });
  await renderAt(<ContactCard contact={contact} />);
  expect(screen.getByRole('heading', { name: 'Marta Ruiz' })).toBeVisible();
  expect(screen.getByText('Gerente')).toBeVisible();
  expect(screen.getByRole('link', { name: '+34 600 11 22 33' })).toHaveAttribute('href', 'tel:+34600112233');
  expect(screen.getByRole('link', { name: 'marta@ria.example' })).toHaveAttribute(
    'href',
    'mailto:marta@ria.example',
  );
  expect(screen.getByText('Principal')).toBeVisible();
});

test('a contact without phone and email shows neither, and only the primary one has the badge', async () => {
  await renderAt(<ContactCard contact={anyContact()} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText('Principal')).not.toBeInTheDocument();
});

test.each([
  ['en', 'product', 'Product'],
  ['en', 'service', 'Service'],
  ['es', 'product', 'Producto'],
  ['es', 'service', 'Servicio'],
] as const)('in %s, a %s is marked as "%s"', async (language, type, badge) => {
  await renderAt(<ProductCard product={anyProduct({ type })} />, { language });
  expect(screen.getByRole('heading', { name: 'Dinghy' })).toBeVisible();
  expect(screen.getByText(badge)).toBeVisible();
  expect(screen.getByText('Two seats')).toBeVisible();
});

test.each([
  ['en', 'digitalization level 2/5'],
  ['es', 'nivel de digitalización 2/5'],
] as const)('in %s, a department shows its level', async (language, level) => {
  await renderAt(<DepartmentCard department={anyDepartment()} />, { language });
  expect(screen.getByRole('heading', { name: 'Workshop' })).toBeVisible();
  expect(screen.getByText(level)).toBeVisible();
  expect(screen.getByText('Builds boats')).toBeVisible();
});

test.each([
  ['en', ['12.5 hours a month', 'Responsible: Marta Ruiz', '2 strengths help', 'Measure: Orders out by six']],
  [
    'es',
    ['12,5 horas al mes', 'Responsable: Marta Ruiz', '2 fortalezas ayudan', 'Medida: Orders out by six'],
  ],
] as const)('in %s, a problem shows what the report knows of it', async (language, facts) => {
  const problem = anyProblem({ hoursPerMonth: 12.5, measure: 'Orders out by six', strengthIds: [4, 5] });
  await renderAt(<ProblemCard problem={problem} responsible="Marta Ruiz" />, { language });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(facts);
});

test('a problem of which nothing more is told shows nothing more', async () => {
  await renderAt(<ProblemCard problem={anyProblem()} />);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('one hour and one strength are told in the singular', async () => {
  await renderAt(<ProblemCard problem={anyProblem({ hoursPerMonth: 1, strengthIds: [4] })} />);
  expect(screen.getByText('1 hour a month')).toBeVisible();
  expect(screen.getByText('1 strength helps')).toBeVisible();
});

test('a department shows the programs that it works with', async () => {
  await renderAt(<DepartmentCard department={anyDepartment({ programs: 'Sage, Excel' })} />);
  expect(screen.getByText('Programs: Sage, Excel')).toBeVisible();
});

test('markup that somebody typed is shown as text', async () => {
  await renderAt(<ProblemCard problem={anyProblem({ description: '<img src=x> & 👩‍👩‍👧' })} />);
  expect(screen.getByText('<img src=x> & 👩‍👩‍👧')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a long text can be opened and closed', async () => {
  const { user } = await renderAt(<ProblemCard problem={anyProblem({ description: 'slow '.repeat(200) })} />);
  const toggle = screen.getByRole('button', { name: 'Show all' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});
