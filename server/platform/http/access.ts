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

/** Finds accounts for access checks; the feature that stores the accounts implements it. */
export interface Accounts {
  findUser: (id: number) => Promise<User | undefined>;
  /** The owner of an unexpired bearer token, found by the token's hash. */
  findTokenOwner: (tokenHash: string) => Promise<User | undefined>;
}

/** SHA-256 in hex. A token is random, so a plain hash protects it as well as a slow one. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** 256 random bits in base64url, for a link or a header. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The bearer token of a request; undefined when it has none. */
export const bearerToken = (request: Request) =>
  /^Bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1];

/** Checks who may call an endpoint: resolves to the user, or to undefined for a public endpoint; throws 401 or 403. */
export type Admit = (request: Request, access: Access) => Promise<User | undefined>;

/** Identifies the caller by the bearer token if the request has one, otherwise by the cookie session. */
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
