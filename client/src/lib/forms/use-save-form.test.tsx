import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { companies } from '@shared/consulting/companies/endpoints';
import { companyForm } from '@shared/consulting/companies/schemas';
import { departments } from '@shared/consulting/items/endpoints';
import { departmentForm } from '@shared/consulting/items/schemas';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { LevelSlider } from '@/ui/controls/fields/level-slider';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { call } from '../api/api-client';
import { query } from '../api/query-client';
import { useSaveForm } from './use-save-form';

const departmentsOf = query(departments.list, { companyId: 7 });

function DepartmentForm({ onSaved = () => undefined }: { onSaved?: (saved: unknown) => void }) {
  const { data: list } = useQuery(departmentsOf);
  const { field, chosen, frame } = useSaveForm(departmentForm, {
    defaultValues: { name: '', function: '', digitalizationLevel: 3, programs: null },
    save: (body) => call(departments.create, {}, { ...body, companyId: 7 }),
    refreshes: [departmentsOf],
    saved: ({ name }) => ({ title: 'Added', description: name }),
    failed: { title: 'Not added', otherwise: 'Try again' },
    onSaved,
  });
  return (
    <Form {...frame}>
      <TextField label="Name" {...field('name')} />
      <TextAreaField label="Function" {...field('function')} />
      <LevelSlider label="Level" {...chosen('digitalizationLevel')} />
      <Button type="submit" pending={frame.pending}>
        Save
      </Button>
      <p>{list?.length ?? 'No'} departments</p>
    </Form>
  );
}

const sent = { companyId: 7, name: 'Ventas', function: 'Vender', digitalizationLevel: 3, programs: null };
const stored = { ...sent, id: 1, place: 1 };

async function save() {
  fakeApi.answer(departments.list, () => (fakeApi.callsTo(departments.create).length > 0 ? [stored] : []));
  const onSaved = vi.fn<(saved: unknown) => void>();
  const { user } = await renderAt(<DepartmentForm onSaved={onSaved} />);
  expect(await screen.findByText('0 departments')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), ' Ventas ');
  await user.type(screen.getByLabelText('Function'), 'Vender');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return onSaved;
}

describe('a form held to a schema', () => {
  it('says beside each field what is missing, in the current language, and goes to the first', async () => {
    fakeApi.answer(departments.list, []);
    const { user } = await renderAt(<DepartmentForm />, { language: 'es' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('La función es requerida')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('El nombre es requerido');
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(fakeApi.callsTo(departments.create)).toEqual([]);
  });

  it('sends what was typed and chosen, tells of it and shows the list anew', async () => {
    fakeApi.answer(departments.create, stored);
    const onSaved = await save();
    expect(await screen.findByText('Added')).toBeVisible();
    expect(screen.getByText('Ventas')).toBeVisible();
    expect(await screen.findByText('1 departments')).toBeVisible();
    expect(onSaved.mock.calls.map(([saved]) => saved)).toEqual([stored]);
    expect(fakeApi.callsTo(departments.create)[0]?.body).toEqual(sent);
  });

  it.each([400, 409] as const)(
    'shows beside its field what a %i refuses, and loses nothing',
    async (status) => {
      const fields = { name: 'That name is taken' };
      fakeApi.refuse(departments.create, status, { message: 'Please check', fields });
      const onSaved = await save();
      expect(await screen.findByText('That name is taken')).toBeVisible();
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('That name is taken');
      expect(screen.getByLabelText('Name')).toHaveFocus();
      expect(screen.getByText('Not added')).toBeVisible();
      expect(screen.getByText('Please check')).toBeVisible();
      expect(screen.getByLabelText('Function')).toHaveValue('Vender');
      expect(onSaved).not.toHaveBeenCalled();
    },
  );

  it('has its own words for a failure where the server has none', async () => {
    fakeApi.refuse(departments.create, 502);
    await save();
    expect(await screen.findByText('Try again')).toBeVisible();
    expect(screen.getByLabelText('Function')).toHaveValue('Vender');
  });
});

const company = {
  id: 7,
  name: 'Taller Ría',
  sector: 'Boats',
  size: 'small' as const,
  structure: 'simple' as const,
  country: 'ES',
  hasTenOrMore: false,
  hourCost: null,
  hourCurrency: 'EUR',
  email: null,
  createdAt: '2025-01-15T09:00:00.000Z',
  updatedAt: '2025-01-15T09:00:00.000Z',
  copiedFrom: null,
  userId: 1,
  version: 1,
};

const companyOf = query(companies.read, { companyId: 7 });

function CompanyForm({ row }: { row: typeof company }) {
  const { field, frame } = useSaveForm(companyForm, {
    defaultValues: row,
    save: (body) => call(companies.update, { companyId: row.id }, { ...body, version: row.version }),
    refreshes: [companyOf],
    failed: { title: 'Not saved' },
  });
  return (
    <Form {...frame}>
      <TextField label="Name" {...field('name')} />
      <Button type="submit">Save version {row.version}</Button>
    </Form>
  );
}

function EditedCompany() {
  const { data: row } = useQuery(companyOf);
  return row ? <CompanyForm row={row as typeof company} /> : null;
}

it('a row that was changed meanwhile is read again, and what was typed can be saved over it', async () => {
  fakeApi.answer(companies.read, company);
  const { user } = await renderAt(<EditedCompany />);
  await user.type(await screen.findByLabelText('Name'), ' 2');
  const current = { ...company, name: 'Theirs', version: 2 };
  fakeApi.answer(companies.read, current);
  fakeApi.refuse(companies.update, 409, { message: 'This was changed in the meantime', current });
  await user.click(screen.getByRole('button', { name: 'Save version 1' }));
  expect(await screen.findByText('This was changed in the meantime')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Taller Ría 2');
  fakeApi.answer(companies.update, { ...current, version: 3 });
  await user.click(await screen.findByRole('button', { name: 'Save version 2' }));
  expect(fakeApi.callsTo(companies.update).map(({ body }) => body)).toEqual(
    [1, 2].map((version) => expect.objectContaining({ name: 'Taller Ría 2', version })),
  );
});
