import { firstDataOf } from '@shared/http/address';
import { type FirstRequests, sendFirst } from '@/lib/api/first-requests';
import { sessionKey } from '@/lib/api/session-key';
import { readStored } from '@/lib/storage';
import type { RootData } from './root-data';

/** Sends the requests for what a portal's page reads first; without a token only for who is signed in, if it reads that. */
export function sendFirstOfPage({ pattern = '', first = '' }: RootData): FirstRequests {
  const [session] = sessionKey;
  const asked = first.split(' ').filter(Boolean);
  const address = { pattern, guard: 'signedIn', firstData: asked.filter((url) => url !== session) } as const;
  const urls = readStored('auth_token') ? firstDataOf(address, paramsOf(pattern, location.pathname)) : [];
  return sendFirst(asked.includes(session) ? [session, ...urls] : urls);
}

/** The parameters of an address that the server has found to match the pattern. */
function paramsOf(pattern: string, path: string): Record<string, string | undefined> {
  const values = path.split('/');
  const named = pattern.split('/').flatMap((part, index) => {
    const name = /^:(\w+)/.exec(part)?.[1];
    return name ? [[name, decodeURIComponent(values[index] ?? '')]] : [];
  });
  return Object.fromEntries(named) as Record<string, string>;
}
