import { expect, test } from 'vitest';
import type { Language } from '@shared/languages';
import { sampleCampaign } from '@shared/marketing/demo/sample-campaign';
import { renderPage } from './render-page';

/** The beginning of the example's post, as a network shows it. */
const opening = (language: Language) => sampleCampaign(language).post.split(/\n+/).slice(0, 5);

const pieces: [path: string, language: Language, says: string[]][] = [
  ['/comerzia', 'en', [...opening('en'), 'Visitors', '286']],
  ['/es/comerzia', 'es', [...opening('es'), 'Visitantes', '286']],
  ['/comercia-auth', 'es', [...opening('es'), 'Visitantes', '286']],
  ['/auth', 'en', ['Project 1', '£320 a month']],
  ['/auth', 'es', ['Proyecto 1', 'Apuntamos los pedidos']],
  ['/leadmanager', 'en', ['Proposal sent', 'Fault detection in the fabric', '£38,000']],
  ['/leadmanager', 'es', ['Propuesta enviada', 'Detección de defectos en el tejido', '38.000\u00a0€']],
];

test.each(pieces)(
  '%s in %s shows a piece of its portal that nobody can act on',
  async (path, language, says) => {
    const { html, sources } = await renderPage({ path, language });
    const page = new DOMParser().parseFromString(html, 'text/html');
    const piece = page.querySelector('[inert]')?.textContent;
    for (const text of says) expect(piece).toContain(text);
    expect(sources.filter((source) => /\/(?:analytics|board)\./.test(source))).toEqual([]);
  },
);
