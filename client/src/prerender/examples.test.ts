import { expect, test } from 'vitest';
import { exampleSentence } from '@shared/consulting/sample/example-project';
import { exampleNames } from '@shared/examples';
import { languages } from '@shared/languages';
import { examplePost } from '@shared/marketing/demo/example-posts';
import { texts as english } from '@/features/site/texts/example.en';
import { texts as spanish } from '@/features/site/texts/example.es';
import { renderExamples } from './examples';
import { renderPage } from './render-page';

test('the home page shows one sentence and a screen of each portal, and loads nothing of them', async () => {
  const { html, sources } = await renderPage({ path: '/es', language: 'es' });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const screens = [...page.querySelectorAll('figure')].map(({ textContent }) => textContent ?? '');
  expect(screens).toHaveLength(3);
  const [project, post, board] = screens;
  expect(project).toContain(exampleSentence('bakery', 'es'));
  expect(project).toContain('360 € al mes');
  for (const { text } of examplePost('bakery', 'es').lines) expect(post).toContain(text);
  expect(board).toContain('De la publicación en Facebook');
  expect(page.querySelector('textarea')?.textContent).toBe(exampleSentence('bakery', 'es'));
  expect(sources.filter((source) => /features\/(?:consulting|marketing|leads)\//.test(source))).toEqual([]);
});

test('the page begins with the sentence of the example', () => {
  expect([english.sentence, spanish.sentence]).toEqual(
    (['en', 'es'] as const).map((language) => exampleSentence('bakery', language)),
  );
});

test('each example is a file with its sentence and three screens in its language', async () => {
  const files = await renderExamples();
  expect(files.map(({ address }) => address)).toEqual(
    languages.flatMap((language) => exampleNames.map((name) => `/examples/${name}-${language}.json`)),
  );
  for (const { content } of files) {
    expect(content.windows).toHaveLength(3);
    expect(content.windows[0]).toContain(content.sentence);
  }
});
