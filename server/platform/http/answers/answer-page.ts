import { sitePages } from '../../../../shared/addresses/site';
import { twinOf } from '../../../../shared/addresses/twins';
import { addressOf } from '../../../../shared/http/address';
import type { Language } from '../../../../shared/languages';
import { site } from '../../../../shared/site';
import { escapeHtml } from '../../../../shared/escape-html';

const backHome = { en: 'Back to the home page', es: 'Volver al inicio' } satisfies Record<Language, string>;

/** A small page without scripts or files of the site; every text is escaped. */
export function answerPage(language: Language, title: string, lines: string[]): string {
  const home = twinOf(addressOf(sitePages.home), language);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)} | ${escapeHtml(site.name)}</title></head>` +
    '<body style="font:18px/1.6 system-ui,sans-serif;color:#16202e;background:#fbfaf7;max-width:36rem;margin:10vh auto;padding:0 1rem">' +
    `<p><strong>${escapeHtml(site.name)}</strong></p>` +
    `<main><h1 style="line-height:1.2">${escapeHtml(title)}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}` +
    `<p><a href="${home}" style="color:#0f6b66">${escapeHtml(backHome[language])}</a></p></main></body></html>`
  );
}
