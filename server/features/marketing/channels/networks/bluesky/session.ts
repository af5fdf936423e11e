import { z } from 'zod';
import type { Fetch } from '../../../../../platform/outbound/outbound';
import type { OpenChannel } from '../../driver';
import type { Asked } from '../../far/endings';
import { type FarSide, farSide, heldIn } from '../../far/far-side';

const answered = z.object({
  did: z.string(),
  handle: z.string(),
  accessJwt: z.string(),
  active: z.boolean().optional(),
});

/** Who is signed in, and calls in their name. */
export interface Session {
  far: FarSide;
  did: string;
  handle: string;
  isActive: boolean;
  /** A call that changes something, with JSON. */
  send: (method: string, body: object) => Promise<Asked>;
  /** A call with the bytes of a file. */
  upload: (bytes: Uint8Array, type: string) => Promise<Asked>;
  read: (method: string, query: Record<string, string>) => Promise<Asked>;
}

const path = (method: string) => `/xrpc/com.atproto.${method}`;

const asJson = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Where accounts are that name no server. */
const usualServer = 'https://bsky.social';

/** Signs in with the app password; without a session, the answer says why. */
export async function signIn(
  channel: OpenChannel,
  call: Fetch,
): Promise<Session | { far: FarSide; refused: Asked }> {
  const far = farSide(channel, channel.address ?? usualServer, call);
  const credentials = { identifier: channel.account, password: channel.credentials.password };
  const answer = await far.ask(path('server.createSession'), asJson(credentials));
  const held = heldIn(answer, answered);
  if (!held) return { far, refused: answer };
  const authorization = `Bearer ${held.accessJwt}`;
  return {
    far,
    did: held.did,
    handle: held.handle,
    isActive: held.active ?? true,
    send(method, body) {
      const init = asJson(body);
      return far.ask(path(method), { ...init, headers: { ...init.headers, authorization } });
    },
    upload: (bytes, type) =>
      far.ask(path('repo.uploadBlob'), {
        method: 'POST',
        headers: { authorization, 'content-type': type },
        body: bytes as Uint8Array<ArrayBuffer>,
      }),
    read: (method, query) =>
      far.ask(`${path(method)}?${new URLSearchParams(query).toString()}`, { headers: { authorization } }),
  };
}
