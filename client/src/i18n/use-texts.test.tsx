import { act, screen as page } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { createDictionaries } from './dictionaries';
import type { ScreenTexts } from './texts';
import { useLanguage, useLoadedTexts, useTexts } from './use-texts';

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
  // What is loaded in English is loaded again when a later test changes the language.
  const texts: ScreenTexts = { en: load, es: async () => ({ texts: {} }) };
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

test('the function of a screen’s texts stays the same until the language or the screen changes', async () => {
  const hello = { en: { texts: { said: 'Hello' } }, es: { texts: { said: 'Hola' } } } satisfies ScreenTexts;
  const other = { en: { texts: { said: 'Bye' } }, es: { texts: { said: 'Adiós' } } } satisfies ScreenTexts;
  const given: unknown[] = [];
  function Page() {
    const [isOther, setOther] = useState(false);
    const [count, setCount] = useState(0);
    const { setLanguage } = useLanguage();
    const t = useTexts(isOther ? other : hello);
    given.push(t);
    return (
      <>
        <p>{`${t('said')} ${count}`}</p>
        <button type="button" onClick={() => setCount(count + 1)}>
          Again
        </button>
        <button type="button" onClick={() => setOther(true)}>
          Other
        </button>
        <button type="button" onClick={() => void setLanguage('es')}>
          Español
        </button>
      </>
    );
  }
  const { user } = await renderAt(<Page />, { dictionaries: createDictionaries() });
  const english = given.at(-1);
  await user.click(page.getByRole('button', { name: 'Again' }));
  expect(page.getByText('Hello 1')).toBeVisible();
  expect(given.at(-1)).toBe(english);
  await user.click(page.getByRole('button', { name: 'Español' }));
  expect(await page.findByText('Hola 1')).toBeVisible();
  const spanish = given.at(-1);
  expect(spanish).not.toBe(english);
  await user.click(page.getByRole('button', { name: 'Other' }));
  expect(page.getByText('Adiós 1')).toBeVisible();
  expect(given.at(-1)).not.toBe(spanish);
});
