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
    const response = await fetch(url, { credentials: 'include', headers: ownHeaders(token) });
    // Read at once: a response that no page asks for would keep its connection.
    return new Response(await response.blob(), response);
  };
  const responses = new Map(urls.map((url) => [url, send(url)]));
  // The request that reads the response reports its failure.
  for (const response of responses.values()) response.catch(() => undefined);
  return { token, responses };
}

let first: FirstRequests | undefined;

/** Keeps the requests of the boot script for those who ask for the same. */
export function keepFirst(sent: FirstRequests | undefined): void {
  first = sent;
}

/** Forgets what was not asked for, since a write may have changed it. */
export const forgetFirst = () => keepFirst(undefined);

/** The response that is on its way to a URL, once; none that was asked for with another token. */
export function takeFirst(url: string, token: string | null): Promise<Response> | undefined {
  const response = first?.token === token ? first.responses.get(url) : undefined;
  first?.responses.delete(url);
  return response;
}
