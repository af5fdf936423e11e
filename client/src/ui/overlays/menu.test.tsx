import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { Dialog } from './dialog';
import { Menu } from './menu';

async function openMenu() {
  const chosen = vi.fn<(name: string) => void>();
  const entry = (label: string) => ({ label, onSelect: () => chosen(label) });
  const rendered = await renderAt(
    <>
      <Menu icon="menu" label="Move it" entries={[entry('Here'), entry('There'), entry('Away')]} />
      <button type="button">After</button>
    </>,
  );
  screen.getByRole('button', { name: 'Move it' }).focus();
  await rendered.user.keyboard('{Enter}');
  return { ...rendered, chosen };
}

const entry = (name: string) => screen.getByRole('menuitem', { name });
const button = () => screen.getByRole('button', { name: 'Move it' });

test('the keyboard opens it, goes through its entries and chooses one', async () => {
  const { user, chosen } = await openMenu();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(entry('Here')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(entry('Away')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(entry('There')).toHaveFocus();
  await user.keyboard('{End}');
  expect(entry('Away')).toHaveFocus();
  await user.keyboard('{Home}{Enter}');
  expect(chosen.mock.calls).toEqual([['Here']]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('Escape closes it and gives the focus back', async () => {
  const { user, chosen } = await openMenu();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
});

test('Tab leaves it for what comes after its button', async () => {
  const { user } = await openMenu();
  await user.keyboard('{Tab}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('a click elsewhere closes it', async () => {
  const { user } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'After' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('its button opens and closes it by a click', async () => {
  const { user } = await openMenu();
  await user.click(button());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(button());
  expect(screen.getByRole('menu', { name: 'Move it' })).toBeVisible();
  await user.click(entry('There'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu icon="menu" label="More" entries={[{ label: 'Rename', onSelect: () => setOpen(true) }]} />
      <Dialog open={open} onClose={() => setOpen(false)} title="Rename it">
        <input aria-label="Name" />
        <Menu icon="menu" label="Inner" entries={[{ label: 'Empty', onSelect: vi.fn<() => void>() }]} />
      </Dialog>
    </>
  );
}

test('a dialog that an action opens has the focus, keeps open under a menu, and gives the focus back', async () => {
  const { user } = await renderAt(<WithDialog />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(entry('Rename'));
  expect(await screen.findByLabelText('Name')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Inner' }));
  expect(entry('Empty')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Rename it' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});
