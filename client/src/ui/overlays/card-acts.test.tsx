import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { type Act, CardActs } from './card-acts';

const touched = (hover: 'none' | 'hover') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(hover: none)' && hover === 'none',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

function anyActs() {
  const done: string[] = [];
  const act = (name: string, changes: Partial<Act> = {}): Act => ({
    act: name,
    icon: 'close',
    label: `${name} the kayak`,
    short: name,
    onSelect: () => done.push(name),
    ...changes,
  });
  return { done, acts: [act('Edit'), act('Lift', { idle: true })] };
}

test('with a pointer each act is a button, and an idle one does nothing', async () => {
  touched('hover');
  const { done, acts } = anyActs();
  const { user } = await renderAt(<CardActs label="What to do with the kayak" acts={acts} />);
  await user.click(screen.getByRole('button', { name: 'Lift the kayak' }));
  await user.click(screen.getByRole('button', { name: 'Edit the kayak' }));
  expect(done).toEqual(['Edit']);
  expect(screen.queryByRole('button', { name: 'What to do with the kayak' })).not.toBeInTheDocument();
});

test('on a touch screen the acts stand behind one button, without the idle ones', async () => {
  touched('none');
  const { done, acts } = anyActs();
  const { user } = await renderAt(<CardActs label="What to do with the kayak" acts={acts} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'What to do with the kayak' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit']);
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(done).toEqual(['Edit']);
});

test('on a touch screen one act alone is its own button', async () => {
  touched('none');
  const { done, acts } = anyActs();
  const { user } = await renderAt(<CardActs label="What to do with the kayak" acts={acts.slice(0, 1)} />);
  await user.click(screen.getByRole('button', { name: 'Edit the kayak' }));
  expect(done).toEqual(['Edit']);
});
