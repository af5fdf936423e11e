import type { Touch } from '../../../../../shared/marketing/capture/touch';
import type { Arrival } from '../../../../../shared/marketing/capture/visitors/schemas';
import { codeParam, utmParams } from '../../../../../shared/marketing/links/short-links';
import { cleaned } from '../../../../../shared/marketing/campaigns/rendering/cleaned';

/** The longest value that is kept of each parameter. */
const longest = 100;

const short = (text: string | undefined) => cleaned(text ?? '').slice(0, longest);

/** A host name in lower case, or nothing. */
const hostIn = (text: string) => (/^[a-z0-9.-]{1,100}(?::\d+)?$/i.test(text) ? text.toLowerCase() : '');

/** The host of a referring page; none for our own pages, which nobody came from. */
export function referringHost(referrer: string | undefined, publicUrl: string): string {
  if (!referrer || !URL.canParse(referrer)) return '';
  const { host, protocol } = new URL(referrer);
  return protocol.startsWith('http') && host !== new URL(publicUrl).host ? hostIn(host) : '';
}

/** Where a visitor came from, by the parameters of the address and the host of the referring page. */
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

/** The parameters that carry a touch on to where the form is sent. */
export function carried({ code, utm = {}, referrer }: Touch): string {
  const params = new URLSearchParams({
    ...(code && { [codeParam]: code }),
    ...Object.fromEntries(Object.entries(utm).map(([name, value]) => [`utm_${name}`, value])),
    ...(referrer && { from: referrer }),
  });
  return params.size > 0 ? `?${params}` : '';
}
