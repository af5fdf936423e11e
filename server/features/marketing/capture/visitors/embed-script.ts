import { codeParam, utmParams } from '../../../../../shared/marketing/links/short-links';
import type { LivePage } from '../pages/live-page.queries';

/** The height of the framed form in pixels, with room for a problem beside each field. */
const heightOf = ({ fields }: LivePage) => 480 + fields.length * 100 + (fields.includes('message') ? 70 : 0);

/** A value as a JavaScript literal that cannot close the script element. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * A script that inserts the framed form after its own tag and passes on where the visitor of the surrounding page came
 * from. It reads nothing else and stores nothing.
 */
export function embedScript(page: LivePage, publicUrl: string): string {
  const names = [codeParam, ...utmParams.map((name) => `utm_${name}`)];
  return `(() => {
  const tag = document.currentScript;
  if (!tag) return;
  const here = new URLSearchParams(location.search);
  const told = new URLSearchParams();
  for (const name of ${literal(names)}) if (here.get(name)) told.set(name, here.get(name));
  const from = document.referrer ? new URL(document.referrer).host : '';
  told.set('from', from && from !== location.host ? from : location.host);
  const frame = document.createElement('iframe');
  frame.src = ${literal(`${publicUrl}/l/${page.slug}/embed`)} + '?' + told;
  frame.title = ${literal(page.landing.h1.text)};
  frame.loading = 'lazy';
  frame.style.cssText = 'display:block;width:100%;height:${heightOf(page)}px;border:0;color-scheme:light dark';
  tag.after(frame);
})();
`;
}
