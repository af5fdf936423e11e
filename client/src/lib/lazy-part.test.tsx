import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/controls/fields/text-field';
import { Dialog } from '@/ui/overlays/dialog';
import { lazyPart, useLoadedLater } from './lazy-part';

const Name = () => <TextField label="Name" />;

/** A dialog whose form is loaded when `arrive` is called. */
function lateForm() {
  let arrive = () => {};
  const NameForm = lazyPart(
    () =>
      new Promise<typeof Name>((resolve) => {
        arrive = () => resolve(Name);
      }),
  );
  function Company({ ahead }: { ahead?: boolean }) {
    const [open, setOpen] = useState(false);
    useLoadedLater(...(ahead ? [NameForm] : []));
    return (
      <>
        <Button onClick={() => setOpen(true)}>Add</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="New company">
          <NameForm />
        </Dialog>
      </>
    );
  }
  return { Company, arrive: () => act(async () => arrive()) };
}

test('a form that was loaded ahead is there with its dialog, and has the focus', async () => {
  const { Company, arrive } = lateForm();
  const { user } = await renderAt(<Company ahead />);
  await arrive();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('a form that comes after its dialog has opened gets the focus', async () => {
  const { Company, arrive } = lateForm();
  const { user } = await renderAt(<Company />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('dialog', { name: 'New company' })).toBeVisible();
  await arrive();
  expect(await screen.findByLabelText('Name')).toHaveFocus();
});
