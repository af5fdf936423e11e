import { escapeHtml } from '../../../../../shared/escape-html';
import type { Language } from '../../../../../shared/languages';
import { unsubscribePageTexts } from '../../../../../shared/marketing/texts/unsubscribe-page';

const page = (language: Language, title: string, content: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${escapeHtml(title)}</title></head>` +
  '<body style="font:18px/1.6 system-ui,sans-serif;color:#16202e;background:#fbfaf7;max-width:36rem;margin:10vh auto;padding:0 1rem">' +
  `<main><h1 style="line-height:1.2">${escapeHtml(title)}</h1>${content}</main></body></html>`;

const look =
  'font:inherit;font-weight:bold;min-height:48px;padding:10px 24px;border:0;border-radius:8px;background:#0f6b66;color:#fff;cursor:pointer';

/** The page with the one button, which posts to its own address. */
export function askPage(language: Language): string {
  const { title, what, button } = unsubscribePageTexts[language];
  return page(
    language,
    title,
    `<p>${escapeHtml(what)}</p><form method="post"><button style="${look}">${escapeHtml(button)}</button></form>`,
  );
}

/** The page after it. */
export function donePage(language: Language): string {
  const { doneTitle, done } = unsubscribePageTexts[language];
  return page(language, doneTitle, `<p>${escapeHtml(done)}</p>`);
}
