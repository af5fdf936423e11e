import { accountUrl } from '../address/account-in-address';
import { currentLanguage } from '../language';
import { readStored } from '../storage';

/** The requests that the boot script has sent, by URL, and the token that they were sent with. */
export interface FirstRequests {
  token: string | null;
  responses: Map<string, Promise<Response>>;
}

/** The headers of every request: who asks, and in which language. */
export const ownHeaders = (token: string | null) => ({
  'Accept-Language': currentLanguage(),
  ...(token && { Authorization: `Bearer ${token}` }),
});

/** Sends GET requests as the signed-in user, before the app that reads the responses has loaded. */
export function sendFirst(urls: readonly string[]): FirstRequests {
  const token = readStored('auth_token');
  const send = async (url: string) => {
    const response = await fetch(accountUrl(url), { credentials: 'include', headers: ownHeaders(token) });
    // The body is read at once: an unread response would keep its connection.
    return new Response(await response.blob(), response);
  };
  const responses = new Map(urls.map((url) => [url, send(url)]));
  // The failure is reported by the request that reads the response.
  for (const response of responses.values()) response.catch(() => undefined);
  return { token, responses };
}

let first: FirstRequests | undefined;

/** Stores the boot script's requests for later readers of the same URLs. */
export function keepFirst(sent: FirstRequests | undefined): void {
  first = sent;
}

/** Discards unused responses, because a write may have changed the data. */
export const forgetFirst = () => keepFirst(undefined);

/** The pending response for a URL, which can be taken once; undefined if it was requested with another token. */
export function takeFirst(url: string, token: string | null): Promise<Response> | undefined {
  const response = first?.token === token ? first.responses.get(url) : undefined;
  first?.responses.delete(url);
  return response;
}
