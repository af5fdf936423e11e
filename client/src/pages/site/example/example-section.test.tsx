import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readInTab } from '@/lib/storage';
import { renderAt } from '@/testing/render';
import { ExampleSection } from './example-section';

const sentence = 'We write orders down manually and lose time every night';

const open = async () => {
  const view = await renderAt(<ExampleSection />);
  const field = screen.getByLabelText('What takes up your time?');
  const screens = screen.getByRole('region', { name: 'The three screens' });
  return { ...view, field, screens: within(screens) };
};

const account = 'Keep it: create an account';

beforeEach(() => sessionStorage.clear());

test('a typed sentence redraws the first screen and says that the others keep the example', async () => {
  const { user, field, screens } = await open();
  expect(field).toHaveValue(sentence);
  expect(await screens.findByText('From the post on Facebook')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'Invoices are typed manually');
  expect(await screens.findByText('Invoices are typed manually')).toBeVisible();
  expect(screens.getByText('Process automation')).toBeVisible();
  expect(screens.queryByText(/a month/)).toBeNull();
  expect(screens.getByText('From the post on Facebook')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The other two keep the example.');
  await user.clear(field);
  await user.type(field, 'Few people know us');
  expect(await screens.findByText(/^No module fits this sentence alone/)).toBeVisible();
});

test('the sentence is kept only for whoever asks for it, and an example is not', async () => {
  const { user, field } = await open();
  await user.clear(field);
  await user.type(field, 'Invoices are typed twice');
  expect(readInTab('first_problem')).toBeNull();
  await user.click(screen.getByRole('button', { name: account }));
  expect(readInTab('first_problem')).toBe('Invoices are typed twice');
  expect(location.pathname + location.search).toBe('/auth?next=%2Fconsultoria&tab=register');
});

test('an account can be created without a sentence of one’s own', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: account }));
  expect(readInTab('first_problem')).toBeNull();
  expect(location.pathname).toBe('/auth');
});

test('another example is fetched when it is chosen, and a failure is told', async () => {
  const example = {
    sentence: 'Ringing takes time',
    windows: ['<p>First</p>', '<p>Second</p>', '<p>Third</p>'],
  };
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
  fetched.mockResolvedValueOnce(Response.json(example));
  const { user, field, screens } = await open();
  await user.click(screen.getByRole('button', { name: 'Workshop' }));
  expect(await screen.findByText(/^There is no connection/)).toBeVisible();
  expect(field).toHaveValue(sentence);
  await user.click(screen.getByRole('button', { name: 'Workshop' }));
  expect(await screens.findByText('Second')).toBeVisible();
  expect(field).toHaveValue('Ringing takes time');
  expect(fetched.mock.lastCall?.[0]).toBe('/examples/workshop-en.json');
  expect(screen.getByRole('button', { name: 'Workshop' })).toHaveAttribute('aria-pressed', 'true');
});
