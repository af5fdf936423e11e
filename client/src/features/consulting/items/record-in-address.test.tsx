import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anyProblem, companyId, companyOnServer } from '../testing/company-on-server';
import { renderAt } from '@/testing/render';
import { ProblemsTab } from './tabs/problems-tab';

const open = async (fragment: string) => {
  companyOnServer({ problems: [anyProblem({ id: 4 }), anyProblem({ id: 12, description: 'Old machines' })] });
  return renderAt(<ProblemsTab companyId={companyId} />, {
    path: `/empresa/${companyId}?tab=problems${fragment}`,
  });
};

const placeOf = async (text: string) => (await screen.findByText(text)).closest('li');

test('the record that the address names has the focus and is marked until it is left', async () => {
  const { user } = await open('#problem-12');
  const place = await placeOf('Old machines');
  expect(place).toHaveFocus();
  expect(place).toHaveClass('ring-accent');
  await user.tab();
  expect(place).not.toHaveClass('ring-accent');
});

test('a dialog that was opened before the list arrived keeps the focus', async () => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  await open('#problem-12');
  const place = await placeOf('Old machines');
  expect(place).toHaveClass('ring-accent');
  expect(place).not.toHaveFocus();
  dialog.remove();
});

test('without a fragment nothing is marked', async () => {
  await open('');
  expect(await placeOf('Old machines')).not.toHaveClass('ring-accent');
  expect(document.body).toHaveFocus();
});

test('a record that the list no longer holds is said to be gone', async () => {
  await open('#problem-99');
  expect(await screen.findByText('What the report mentions is no longer in this list.')).toBeVisible();
});

test('the fragment of another list is none of this one’s business', async () => {
  await open('#strength-12');
  expect(await placeOf('Old machines')).not.toHaveClass('ring-accent');
  expect(screen.queryByText(/no longer in this list/)).not.toBeInTheDocument();
});
