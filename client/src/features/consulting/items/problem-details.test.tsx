import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { problems } from '@shared/consulting/items/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import {
  anyContact,
  anyProblem,
  anyStrength,
  companyId,
  companyOnServer,
} from '../testing/company-on-server';
import { ProblemsTab } from './tabs/problems-tab';

type Given = Parameters<typeof companyOnServer>[0];

async function openProblem(given: Given, language: 'en' | 'es' = 'en') {
  const held = companyOnServer({ problems: [anyProblem()], ...given });
  fakeApi.answer(problems.update, ({ body }) => (held.problems = [{ ...anyProblem(), ...body }])[0]!);
  const { user } = await renderAt(<ProblemsTab companyId={companyId} />, { language });
  await user.click(await screen.findByRole('button', { name: /^(Edit|Editar)/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const part = (await dialog.findByText(/^(For the report|Para el informe)$/)).closest('details')!;
  return { user, dialog, part };
}

const people = [anyContact(), anyContact({ id: 2, name: 'Luis Gil' })];
const strengths = [
  anyStrength({ id: 4, description: 'A quiet street' }),
  anyStrength({ id: 5, description: 'Every order is on file' }),
];

test('what the report needs of a problem is told in a folded part and sent', async () => {
  const { user, dialog, part } = await openProblem({ contacts: people, strengths });
  expect(part).not.toHaveAttribute('open');
  await user.click(dialog.getByText('For the report'));
  await user.type(dialog.getByLabelText('Hours a month'), '12.5');
  await user.type(dialog.getByLabelText('Measure'), 'Minutes a night: 40 today, goal 5');
  await user.selectOptions(dialog.getByLabelText('Responsible'), 'Luis Gil');
  const help = within(dialog.getByRole('group', { name: 'Helped by' }));
  await user.click(help.getByRole('checkbox', { name: /quiet street/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Problem saved')).toBeVisible();
  expect(fakeApi.callsTo(problems.update)[0]?.body).toMatchObject({
    hoursPerMonth: 12.5,
    measure: 'Minutes a night: 40 today, goal 5',
    responsibleId: 2,
    strengthIds: [4],
  });
});

test('a strength that names the same thing comes first as a proposal, and is never ticked by itself', async () => {
  const { user, dialog } = await openProblem({ strengths }, 'es');
  await user.click(dialog.getByText('Para el informe'));
  const group = await dialog.findByRole('group', { name: 'Fortalezas que ayudan' });
  const named = () =>
    within(group)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
  expect(named()).toEqual(['Every order is on filepropuesta', 'A quiet street']);
  for (const box of within(group).getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await user.clear(dialog.getByLabelText('Descripción'));
  await user.type(dialog.getByLabelText('Descripción'), 'Noise from the street');
  expect(named()).toEqual(['A quiet streetpropuesta', 'Every order is on file']);
});

test('a card names the responsible contact', async () => {
  companyOnServer({ problems: [anyProblem({ responsibleId: 2 })], contacts: people });
  await renderAt(<ProblemsTab companyId={companyId} />);
  expect(await screen.findByText('Responsible: Luis Gil')).toBeVisible();
});

test('the part is open where something was told, in the spelling of the language', async () => {
  const told = anyProblem({ hoursPerMonth: 12.5, strengthIds: [5] });
  const { dialog, part } = await openProblem({ problems: [told], strengths }, 'es');
  expect(part).toHaveAttribute('open');
  expect(dialog.getByLabelText('Horas al mes')).toHaveValue('12,5');
  expect(await dialog.findByRole('checkbox', { name: /on file/ })).toBeChecked();
  expect(dialog.getByText(/Añade contactos de la empresa/)).toBeVisible();
  expect(dialog.queryByLabelText('Responsable')).not.toBeInTheDocument();
});

test.each(['doce', '12,25', '0'])(
  '"%s" hours open the part again, with the reason beside the field',
  async (typed) => {
    const { user, dialog, part } = await openProblem({}, 'es');
    await user.click(dialog.getByText('Para el informe'));
    await user.type(dialog.getByLabelText('Horas al mes'), typed);
    part.open = false;
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText(/un decimal como máximo, entre 0,1 y 10\.000/)).toBeVisible();
    expect(part).toHaveAttribute('open');
    expect(dialog.getByLabelText('Horas al mes')).toHaveFocus();
    expect(fakeApi.callsTo(problems.update)).toEqual([]);
  },
);

test('a responsible contact who is gone is refused beside the field', async () => {
  const { user, dialog, part } = await openProblem({ contacts: people });
  fakeApi.refuse(problems.update, 400, { message: 'Please check', fields: { responsibleId: 'Not here' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The problem wasn’t saved')).toBeVisible();
  expect(part).toHaveAttribute('open');
  expect(dialog.getByLabelText('Responsible')).toHaveAccessibleDescription(/Not here/);
});
