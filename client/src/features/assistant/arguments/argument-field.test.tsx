import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useState } from 'react';
import type { ArgumentInput, ArgumentValue } from '@shared/assistant/commands';
import { assistantApi } from '@shared/assistant/endpoints';
import type { Language } from '@shared/languages';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { ArgumentField } from './argument-field';

const told = vi.fn<(value: ArgumentValue) => void>();

function Held({ input, first }: { input: ArgumentInput; first: ArgumentValue }) {
  const [value, setValue] = useState(first);
  const label = { en: 'Value', es: 'Valor' };
  return (
    <ArgumentField
      argument={{ name: 'value', label, input }}
      value={value}
      onChange={(next) => {
        told(next);
        setValue(next);
      }}
    />
  );
}

const show = (input: ArgumentInput, first: ArgumentValue = null, language: Language = 'en') =>
  renderAt(<Held input={input} first={first} />, { language });

const options = [
  { value: 'tag-1', text: { en: 'Customer', es: 'Cliente' } },
  { value: 'tag-2', text: { en: 'Press', es: 'Prensa' } },
];

test.each([
  ['en', '1,250.50', 'Value (EUR)'],
  ['es', '1.250,50', 'Valor (EUR)'],
] as const)('an amount is typed in %s and sent in minor units', async (language, typed, label) => {
  const { user } = await show({ kind: 'money', currency: 'EUR' }, null, language);
  await user.type(screen.getByLabelText(label), typed);
  expect(told).toHaveBeenLastCalledWith(125_050);
});

test('a period is edited by its first and last day, and either may be open', async () => {
  const { user } = await show({ kind: 'period' }, '2026-11-01/2026-12-01');
  expect(screen.getByLabelText('Value: until')).toHaveValue('2026-11-30');
  await user.clear(screen.getByLabelText('Value: from'));
  expect(told).toHaveBeenLastCalledWith('/2026-12-01');
  await user.clear(screen.getByLabelText('Value: until'));
  expect(told).toHaveBeenLastCalledWith(null);
});

test('a record is searched by name among its kinds', async () => {
  fakeApi.answer(assistantApi.records, [
    { ref: 'contact-4', name: 'Ana Núñez', detail: 'Acme' },
    { ref: 'company-4', name: 'Ana Textil', detail: null },
  ]);
  const { user } = await show({ kind: 'record', of: ['contact', 'company'] });
  await user.type(screen.getByLabelText('Value'), 'ana');
  await user.click(await screen.findByRole('option', { name: 'Ana Textil' }));
  expect(told).toHaveBeenLastCalledWith('company-4');
  expect(screen.getByLabelText('Value')).toHaveValue('Ana Textil');
  expect(fakeApi.callsTo(assistantApi.records).at(-1)?.search.get('of')).toBe('contact,company');
});

test('several values are ticked, in the order of the options', async () => {
  const { user } = await show({ kind: 'choices', options }, ['tag-2'], 'es');
  expect(screen.getByRole('checkbox', { name: 'Prensa' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Cliente' }));
  expect(told).toHaveBeenLastCalledWith(['tag-1', 'tag-2']);
});

test('a yes or no is chosen, or left open', async () => {
  const { user } = await show({ kind: 'boolean' });
  await user.selectOptions(screen.getByLabelText('Value'), 'No');
  expect(told).toHaveBeenLastCalledWith(false);
  await user.selectOptions(screen.getByLabelText('Value'), '');
  expect(told).toHaveBeenLastCalledWith(null);
});

test('a number, a day and a moment are typed', async () => {
  const number = await show({ kind: 'percent' });
  await number.user.type(screen.getByLabelText('Value'), '40');
  expect(told).toHaveBeenLastCalledWith(40);
  number.unmount();
  const day = await show({ kind: 'date' });
  await day.user.type(screen.getByLabelText('Value'), '2026-11-26');
  expect(told).toHaveBeenLastCalledWith('2026-11-26');
  day.unmount();
  await show({ kind: 'moment' }, '2026-11-26T09:00:00.000Z');
  expect(screen.getByLabelText('Value')).toHaveValue('2026-11-26T10:00');
});
