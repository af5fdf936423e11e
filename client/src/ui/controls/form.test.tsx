import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { Button } from './button';
import { Form } from './form';
import { TextAreaField, TextField } from './fields/text-field';

const send = vi.fn<() => void>();
beforeEach(() => send.mockClear());

const form = (pending = false) => (
  <Form pending={pending} onSubmit={send}>
    <TextField label="Name" />
    <TextAreaField label="Description" />
    <Button type="submit">Save</Button>
  </Form>
);

test('Enter sends it from a line, and breaks the line in a longer text', async () => {
  const { user } = await renderAt(form());
  await user.type(screen.getByLabelText('Description'), 'one{Enter}two');
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Description')).toHaveValue('one\ntwo');
  await user.type(screen.getByLabelText('Name'), 'Bread{Enter}');
  expect(send).toHaveBeenCalledOnce();
});

test.each(['Control', 'Meta'])('%s and Enter send it from a longer text', async (key) => {
  const { user } = await renderAt(form());
  await user.type(screen.getByLabelText('Description'), `one{${key}>}{Enter}{/${key}}`);
  expect(send).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('Description')).toHaveValue('one');
});

test('what is being sent is not sent again', async () => {
  const { user } = await renderAt(form(true));
  await user.type(screen.getByLabelText('Name'), 'Bread{Control>}{Enter}{/Control}');
  expect(send).not.toHaveBeenCalled();
});
