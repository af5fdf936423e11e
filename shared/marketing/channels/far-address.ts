import { z } from 'zod';
import { line } from '../../fields';
import { channelMessages as texts } from './messages';

/** The part of a URL that is kept. */
type Part = (url: URL) => string;

/** A server: the rest of the address says nothing. */
export const origin: Part = (url) => url.origin;

/** A site, which may lie in a folder. */
export const site: Part = (url) =>
  (url.origin + url.pathname).replace(/\/(wp-(admin|json|login)\b.*)?$/, '').replace(/(?<!\/)\/+$/, '');

/** A page, with everything. */
export const page: Part = (url) => url.href;

/** Requirements for a URL: a secret is sent only over https. */
export const secret = true;

/** Traffic to these hosts does not leave the machine, so it needs no encryption. */
const ownMachine = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const withScheme = (text: string) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);

/** The URL of another server as people type it; https is added if the scheme is missing. */
export const farAddress = (part: Part, isSecret = false) =>
  line(texts['address.required'], 1_000).transform((text, context) => {
    const wrong = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    const full = withScheme(text);
    if (!URL.canParse(full)) return wrong(texts['address.invalid']);
    const url = new URL(full);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    const isNamed = url.hostname.includes('.') || ownMachine.test(url.hostname) || url.hostname.includes(':');
    if (!isWeb || url.username || url.password || !(isNamed || /^https?:/i.test(text)))
      return wrong(texts['address.invalid']);
    if (isSecret && url.protocol === 'http:' && !ownMachine.test(url.hostname))
      return wrong(texts['address.https']);
    return part(url);
  });

/** The address of a profile, or its handle as people know it (`@name`) where a handle leads to one. */
export const profileAddress = (profileOf: ((handle: string) => string) | undefined) =>
  z.preprocess((typed) => {
    const handle = typeof typed === 'string' ? /^@([\w.-]{1,50})$/.exec(typed.trim())?.[1] : undefined;
    return handle === undefined || !profileOf ? typed : profileOf(handle);
  }, farAddress(page));
