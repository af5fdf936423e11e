import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { Popover } from './popover';

async function open() {
  const onClosed = vi.fn<() => void>();
  const { user } = await renderAt(
    <>
      <Popover face="Columns" label="Choose columns" onClosed={onClosed}>
        {(close) => (
          <>
            <input aria-label="City" />
            <button type="button" onClick={close}>
              Done
            </button>
          </>
        )}
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  return { user, onClosed };
}

const panel = () => screen.queryByRole('dialog', { name: 'Choose columns' });

it('opens with the focus in its first control, and is closed by its button, by Escape and by its content', async () => {
  const { user, onClosed } = await open();
  const opener = screen.getByRole('button', { name: 'Columns' });
  expect(screen.getByLabelText('City')).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  for (const leave of [
    () => user.keyboard('{Escape}'),
    () => user.click(opener),
    () => user.click(screen.getByRole('button', { name: 'Done' })),
  ]) {
    await leave();
    expect(panel()).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    await user.click(opener);
  }
  expect(onClosed).toHaveBeenCalledTimes(3);
});

it('is closed by a click outside and by Tab out of it', async () => {
  const { user, onClosed } = await open();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(panel()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.tab();
  expect(panel()).toBeInTheDocument();
  await user.tab();
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(onClosed).toHaveBeenCalledTimes(2);
});
