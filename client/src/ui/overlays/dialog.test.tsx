import { fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { Button } from '../controls/button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { LateStart } from './dialog-frame';
import { ComboboxField } from '../controls/fields/combobox-field';
import { TextField } from '../controls/fields/text-field';
import { toast } from '@/lib/toast';

const LateForm = () => (
  <>
    <TextField label="Name" />
    <LateStart />
  </>
);

function AddProduct() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="New product" description="What you sell">
        <TextField label="Name" />
        <ComboboxField
          label="Company"
          chosen=""
          options={[{ id: 1, label: 'Forn Vell' }]}
          onSearch={() => undefined}
          onChoose={() => undefined}
        />
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('closes with Escape and gives the focus back', async () => {
    const { user } = await renderAt(<AddProduct />);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('dialog', { name: 'New product' })).toHaveAccessibleDescription('What you sell');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  });

  it('stays open when Enter comes before its form, which then gets the focus', async () => {
    const closed = vi.fn<() => void>();
    const dialog = (form: ReactNode) => (
      <Dialog open onClose={closed} title="Merge contacts">
        {form}
      </Dialog>
    );
    function Waiting() {
      const [isThere, setThere] = useState(false);
      return (
        <>
          {dialog(isThere ? <LateForm /> : <p>…</p>)}
          <button type="button" onClick={() => setThere(true)}>
            Arrive
          </button>
        </>
      );
    }
    const { user } = await renderAt(<Waiting />);
    await user.keyboard('{Enter} ');
    expect(closed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Arrive'));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('asks before it loses what was typed', async () => {
    const { user } = await renderAt(<AddProduct />);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.type(screen.getByLabelText('Name'), 'Bread');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Bread');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks before it loses what was chosen', async () => {
    const { user } = await renderAt(<AddProduct />);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.click(screen.getByRole('combobox', { name: 'Company' }));
    await user.click(screen.getByRole('option', { name: 'Forn Vell' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible();
  });
});

describe('a question', () => {
  const question = { open: true, title: 'Sure?', description: 'So be it', confirmLabel: 'Do it' };

  it.each([
    ['primary', 1],
    ['danger', 0],
  ] as const)('that is %s is confirmed by Enter %i times', async (variant, times) => {
    const onConfirm = vi.fn<() => void>();
    const { user } = await renderAt(
      <ConfirmDialog {...question} variant={variant} onClose={vi.fn<() => void>()} onConfirm={onConfirm} />,
    );
    await user.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(times);
  });

  it('that lies under a notice is closed by Escape, and not what it was asked from', async () => {
    const [closeOuter, closeInner] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { user } = await renderAt(
      <Dialog open onClose={closeOuter} title="Links">
        <ConfirmDialog {...question} onClose={closeInner} onConfirm={vi.fn<() => void>()} />
      </Dialog>,
    );
    toast({ title: 'Not withdrawn' });
    expect(await screen.findByText('Not withdrawn')).toBeVisible();
    await user.keyboard('{Escape}');
    expect([closeInner, closeOuter].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });
});

describe('a typed confirmation', () => {
  const question = {
    title: 'Delete it?',
    description: 'All is lost',
    confirmLabel: 'Delete',
    typed: 'Panadería',
  };

  it('lets nobody go on before the text stands there', async () => {
    const onConfirm = vi.fn<() => void>();
    const { user } = await renderAt(
      <ConfirmDialog {...question} open onClose={vi.fn<() => void>()} onConfirm={onConfirm} />,
    );
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await user.type(screen.getByLabelText('Type “Panadería” to confirm'), 'Panaderia{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText('Type “Panadería” to confirm'));
    await user.type(screen.getByLabelText('Type “Panadería” to confirm'), 'Panadería{Enter}');
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('takes a name as a keyboard gives it, however it was pasted once', async () => {
    const onConfirm = vi.fn<() => void>();
    const pasted = 'Panaderi\u0301a\u00a0  Sol';
    const { user } = await renderAt(
      <ConfirmDialog {...question} typed={pasted} open onClose={vi.fn<() => void>()} onConfirm={onConfirm} />,
    );
    await user.type(screen.getByRole('textbox'), 'Panadería Sol{Enter}');
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
