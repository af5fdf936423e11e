import { createHash, randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { User } from '../../../shared/auth/tables';
import type { Access } from '../../../shared/http/endpoint';
import { forbidden, unauthorized } from './errors';

declare global {
  namespace Express {
    interface User {
      id: number;
    }
  }
}

/** How access finds accounts; the feature that owns them hands it in. */
export interface Accounts {
  findUser: (id: number) => Promise<User | undefined>;
  /** The owner of an unexpired bearer token, by the token's hash. */
  findTokenOwner: (tokenHash: string) => Promise<User | undefined>;
}

/** Tokens are random, so a plain hash keeps them as safe as a slow one. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** 256 random bits for an address or a header. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The bearer token of a request; undefined when it sends none. */
export const bearerToken = (request: Request) =>
  /^Bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1];

/** Who may call: resolves to the user, undefined where anybody may; throws 401 or 403. */
export type Admit = (request: Request, access: Access) => Promise<User | undefined>;

/** A bearer token, when sent, decides alone; otherwise the cookie session does. */
export function createAdmit({ findUser, findTokenOwner }: Accounts): Admit {
  async function caller(request: Request) {
    if (request.headers.authorization === undefined) return request.user && findUser(request.user.id);
    const token = bearerToken(request);
    return token ? findTokenOwner(hashToken(token)) : undefined;
  }
  return async (request, access) => {
    if (access === 'everyone') return undefined;
    const user = await caller(request);
    if (!user) throw unauthorized();
    if (access === 'adminOnly' && user.role !== 'admin') throw forbidden();
    return user;
  };
}
