import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { anyText, useListState } from './use-list-state';
import { useSearchWords } from './use-search-words';

function Search() {
  const { state, change } = useListState({ q: anyText });
  const { words, setWords, search } = useSearchWords(state.q, (q) => change({ q }, { replace: true }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <input aria-label="Search" value={words} onChange={({ target }) => setWords(target.value)} />
      <button type="button" onClick={() => change({ q: 'mill' })}>
        Mill
      </button>
    </form>
  );
}

test('what is typed stands in the address after a pause, in the same entry of the history', async () => {
  const { user } = await renderAt(<Search />, { path: '/list?tab=2' });
  const { length } = history;
  await user.type(screen.getByRole('textbox'), ' bakery ');
  await waitFor(() => expect(location.search).toBe('?tab=2&q=bakery'));
  expect(history).toHaveLength(length);
  expect(screen.getByRole('textbox')).toHaveValue(' bakery ');
});

test('Enter does not wait', async () => {
  const { user } = await renderAt(<Search />, { path: '/list' });
  await user.type(screen.getByRole('textbox'), 'bakery{Enter}');
  expect(location.search).toBe('?q=bakery');
});

test('another search in the address replaces what was typed', async () => {
  const { user } = await renderAt(<Search />, { path: '/list?q=bakery' });
  expect(screen.getByRole('textbox')).toHaveValue('bakery');
  fireEvent.click(screen.getByRole('button', { name: 'Mill' }));
  expect(screen.getByRole('textbox')).toHaveValue('mill');
  await user.clear(screen.getByRole('textbox'));
  await waitFor(() => expect(location.search).toBe(''));
});
