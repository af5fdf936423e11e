import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { Dialog } from '../../overlays/dialog';
import { ComboboxField, type ComboboxOption } from './combobox-field';

const known = ['Forn Vell', 'Forn Nou', 'Bar Sol'].map((label, index) => ({ id: index + 1, label }));
const submitted = vi.fn<() => void>();

function Choice({ creates }: { creates?: (words: string) => void }) {
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const [words, setWords] = useState('');
  const found = known.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <ComboboxField
        label="Company"
        hint="Who buys"
        chosen={chosen?.label ?? ''}
        options={found}
        onSearch={setWords}
        onChoose={setChosen}
        creation={creates && { label: (text) => `Create ${text}`, create: creates }}
      />
      <button type="submit">Save</button>
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Company' });
const option = (name: string) => screen.getByRole('option', { name });

async function shown(choice: ReactNode = <Choice />) {
  submitted.mockClear();
  return renderAt(choice);
}

test('says whether its list is open and which option is marked', async () => {
  const { user } = await shown();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveAccessibleDescription('Who buys');
  await user.type(field(), 'forn');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox', { name: 'Company' })).toBe(
    document.getElementById(field().getAttribute('aria-controls') ?? ''),
  );
  expect(field()).toHaveAttribute('aria-activedescendant', option('Forn Vell').id);
  await user.keyboard('{ArrowDown}');
  expect(option('Forn Nou')).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', option('Forn Nou').id);
  expect(field()).toHaveFocus();
});

test('the keys go round the options, and Enter takes one, and sends the form only without a list', async () => {
  const { user } = await shown();
  await user.click(field());
  await user.keyboard('{ArrowUp}{Enter}');
  expect(field()).toHaveValue('Bar Sol');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(submitted).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

test('Home and End move in the text', async () => {
  const { user } = await shown();
  await user.type(field(), 'orn{Home}F');
  expect(field()).toHaveValue('Forn');
});

test('Escape closes the list and leaves what was chosen, and the dialog around it open', async () => {
  const { user } = await shown(
    <Dialog open onClose={vi.fn<() => void>()} title="New deal">
      <Choice />
    </Dialog>,
  );
  await user.click(field());
  await user.click(option('Forn Vell'));
  await user.type(field(), ' x');
  await user.clear(field());
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('Forn Vell');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('emptying it takes none, and leaving it otherwise changes nothing', async () => {
  const { user } = await shown();
  await user.click(field());
  await user.click(option('Forn Vell'));
  await user.type(field(), 'xyz');
  await user.tab();
  expect(field()).toHaveValue('Forn Vell');
  await user.clear(field());
  await user.tab();
  expect(field()).toHaveValue('');
});

test('what is typed and not there is created', async () => {
  const creates = vi.fn<(words: string) => void>();
  const { user } = await shown(<Choice creates={creates} />);
  await user.type(field(), ' Bar Nou {Enter}');
  expect(creates).toHaveBeenCalledExactlyOnceWith('Bar Nou');
});
