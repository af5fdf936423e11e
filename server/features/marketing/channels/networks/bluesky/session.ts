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

/** A signed-in account, and calls in its name. */
export interface Session {
  far: FarSide;
  did: string;
  handle: string;
  isActive: boolean;
  /** Calls a procedure with a JSON body. */
  send: (method: string, body: object) => Promise<Asked>;
  /** Uploads the bytes of a file. */
  upload: (bytes: Uint8Array, type: string) => Promise<Asked>;
  read: (method: string, query: Record<string, string>) => Promise<Asked>;
}

const path = (method: string) => `/xrpc/com.atproto.${method}`;

const asJson = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The server of accounts whose handle names none. */
const usualServer = 'https://bsky.social';

/** Signs in with the app password; `refused` is the response of a failed sign-in. */
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
