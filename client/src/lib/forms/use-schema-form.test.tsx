import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { departments } from '@shared/consulting/items/endpoints';
import { departmentForm } from '@shared/consulting/items/schemas';
import { useLanguage } from '@/i18n/use-texts';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { Button } from '@/ui/controls/button';
import { LevelSlider } from '@/ui/controls/level-slider';
import { TextAreaField, TextField } from '@/ui/controls/text-field';
import { useSchemaForm } from './use-schema-form';
import { showServerErrors } from './form-errors';
import { useSave } from '../api/save';

function DepartmentForm({ onSaved }: { onSaved: () => void }) {
  const { language } = useLanguage();
  const { form, field, chosen } = useSchemaForm(departmentForm, {
    defaultValues: { name: '', function: '', digitalizationLevel: 3 },
    language,
  });
  const save = useSave(departments.create, { onSaved, onFailed: (error) => showServerErrors(form, error) });
  return (
    <form noValidate onSubmit={form.handleSubmit((body) => save.mutate({ body: { ...body, companyId: 7 } }))}>
      <TextField label="Name" {...field('name')} />
      <TextAreaField label="Function" {...field('function')} />
      <LevelSlider label="Level" {...chosen('digitalizationLevel')} />
      <Button type="submit" pending={save.isPending}>
        Save
      </Button>
    </form>
  );
}

describe('a form held to a schema', () => {
  it('says beside each field what is missing, in the current language, and goes to the first', async () => {
    const { user } = await renderAt(<DepartmentForm onSaved={vi.fn<() => void>()} />, { language: 'es' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('La función es requerida')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('El nombre es requerido');
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('shows what the server refuses in the same place, and loses nothing', async () => {
    fakeApi.refuse(departments.create, 400, { fields: { name: 'That name is taken' } });
    const { user } = await renderAt(<DepartmentForm onSaved={vi.fn<() => void>()} />);
    await user.type(screen.getByLabelText('Name'), 'Ventas');
    await user.type(screen.getByLabelText('Function'), 'Vender');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('That name is taken')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('That name is taken');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Function')).toHaveValue('Vender');
  });

  it('sends what was typed and chosen', async () => {
    const sent = { companyId: 7, name: 'Ventas', function: 'Vender', digitalizationLevel: 3 };
    const saved = { ...sent, id: 1, place: 1 };
    fakeApi.answer(departments.create, saved);
    const onSaved = vi.fn<() => void>();
    const { user } = await renderAt(<DepartmentForm onSaved={onSaved} />);
    expect(screen.getByText('3/5')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), ' Ventas ');
    await user.type(screen.getByLabelText('Function'), 'Vender');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => onSaved.mock.calls).toEqual([[saved]]);
    expect(fakeApi.callsTo(departments.create)[0]?.body).toEqual(sent);
  });
});
