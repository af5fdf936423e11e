import { expect, test } from 'vitest';
import { samplePdfs } from '@shared/consulting/sample/addresses';
import { sampleSnapshot } from '@shared/consulting/sample/sample-report';
import type { Language } from '@shared/languages';
import { renderPage } from './render-page';

async function built(path: string, language: Language) {
  const { html, head } = await renderPage({ path, language });
  return { page: new DOMParser().parseFromString(html, 'text/html'), head };
}

test.each([
  ['en', '/sample-report'],
  ['es', '/es/sample-report'],
] as const)('the build writes the whole sample report in %s, and names its PDF', async (language, path) => {
  const { page, head } = await built(path, language);
  const main = page.querySelector('main')?.textContent;
  const { company, products, departments, problems, strengths } = sampleSnapshot(language);
  for (const { name } of [company, ...products, ...departments]) expect(main).toContain(name);
  for (const { description } of [...problems, ...strengths]) expect(main).toContain(description);
  expect(head.file).toMatchObject({ path: samplePdfs[language], type: 'application/pdf' });
});
