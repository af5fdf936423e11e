import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { LaterScripts } from './later-scripts';

const root = document.createElement('div');
root.id = 'root';

afterEach(() => root.remove());

/** A script that leaves its name behind. */
const script = (name: string) =>
  `data:text/javascript,${encodeURIComponent(`globalThis.loaded=[...(globalThis.loaded??[]),'${name}']`)}`;

const loaded = () => (globalThis as { loaded?: string[] }).loaded ?? [];

test('the scripts of the other pages are loaded when a page is shown, and one that fails stops no other', async () => {
  root.dataset.later = `${script('report')} data:text/javascript,throw%201 ${script('settings')}`;
  document.body.append(root);
  await renderAt(<LaterScripts />);
  await act(() => vi.waitFor(() => expect(loaded().toSorted()).toEqual(['report', 'settings'])));
});

test('while a page is on its way, nothing is loaded beside it', async () => {
  root.dataset.later = script('swot');
  document.body.append(root);
  function OnItsWay(): never {
    throw new Promise(() => undefined);
  }
  await renderAt(
    <>
      <OnItsWay />
      <LaterScripts />
    </>,
  );
  expect(loaded()).not.toContain('swot');
});
