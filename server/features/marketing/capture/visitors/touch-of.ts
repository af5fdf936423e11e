import type { Touch } from '../../../../../shared/marketing/capture/touch';
import type { Arrival } from '../../../../../shared/marketing/capture/visitors/schemas';
import { codeParam, utmParams } from '../../../../../shared/marketing/links/short-links';
import { cleaned } from '../../../../../shared/marketing/campaigns/rendering/cleaned';

/** The maximum length that is stored of each parameter. */
const longest = 100;

const short = (text: string | undefined) => cleaned(text ?? '').slice(0, longest);

/** A host name in lower case; '' if invalid. */
const hostIn = (text: string) => (/^[a-z0-9.-]{1,100}(?::\d+)?$/i.test(text) ? text.toLowerCase() : '');

/** The host of the referring page; '' for our own pages. */
export function referringHost(referrer: string | undefined, publicUrl: string): string {
  if (!referrer || !URL.canParse(referrer)) return '';
  const { host, protocol } = new URL(referrer);
  return protocol.startsWith('http') && host !== new URL(publicUrl).host ? hostIn(host) : '';
}

/** Where a visitor came from, by the query parameters and the host of the referring page. */
export function touchOf(arrival: Arrival, host: string, at: Date): Touch {
  const code = short(arrival[codeParam]);
  const utm = Object.fromEntries(
    utmParams.map((name) => [name, short(arrival[`utm_${name}`])]).filter(([, value]) => value),
  );
  const referrer = host || hostIn(short(arrival.from));
  return {
    at: at.toISOString(),
    ...(/^[a-z0-9]{4,32}$/i.test(code) && { code }),
    ...(Object.keys(utm).length > 0 && { utm }),
    ...(referrer && { referrer }),
  };
}

/** The query parameters that pass a touch on to the form's address. */
export function carried({ code, utm = {}, referrer }: Touch): string {
  const params = new URLSearchParams({
    ...(code && { [codeParam]: code }),
    ...Object.fromEntries(Object.entries(utm).map(([name, value]) => [`utm_${name}`, value])),
    ...(referrer && { from: referrer }),
  });
  return params.size > 0 ? `?${params}` : '';
}
