import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import type { ScreenTexts } from './texts';
import { useLoadedTexts } from './use-texts';

/** Texts that load when they are told to. */
function screen() {
  let arrive = () => {};
  let asked = false;
  const load = () => {
    asked = true;
    return new Promise<{ texts: Record<string, string> }>((done) => {
      arrive = () => done({ texts: {} });
    });
  };
  const texts: ScreenTexts = { en: load, es: load };
  return { texts, wasAsked: () => asked, arrive: () => arrive() };
}

test('the texts of a page’s parts are asked for together, and the page is shown once all are there', async () => {
  const [first, second] = [screen(), screen()];
  function Page() {
    useLoadedTexts(first.texts, second.texts);
    return <p>ready</p>;
  }
  const { queryByText } = await renderAt(<Page />);
  expect([first.wasAsked(), second.wasAsked()]).toEqual([true, true]);
  await act(async () => first.arrive());
  expect(queryByText('ready')).toBeNull();
  await act(async () => second.arrive());
  expect(queryByText('ready')).not.toBeNull();
});
