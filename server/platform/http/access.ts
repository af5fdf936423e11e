import { hash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { User } from '../../../shared/auth/tables';
import type { Access } from '../../../shared/http/endpoint';
import { type ReadSession, signInLifetime } from '../sessions';
import type { Callers, TokenAccount } from './callers';
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
  /** The account of an unexpired bearer token, found by the token's hash. */
  findTokenAccount: (tokenHash: string) => Promise<TokenAccount | undefined>;
  /** Starts the lifetime of a token and of its cookie session again. */
  renewToken: (tokenHash: string) => Promise<void>;
}

/** SHA-256 in hex. A token is random, so a plain hash protects it as well as a slow one. */
export const hashToken = (token: string) => hash('sha256', token, 'hex');

/** 256 random bits in base64url, for a link or a header. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The bearer token of a request; undefined when it has none. */
export const bearerToken = (request: Request) =>
  /^Bearer\s+(\S.*)$/i.exec(request.headers.authorization ?? '')?.[1];

/** Checks who may call an endpoint: resolves to the user, or to undefined for a public endpoint; throws 401 or 403. */
export type Admit = (request: Request, response: Response, access: Access) => Promise<User | undefined>;

interface AdmitOptions extends Pick<Accounts, 'findUser' | 'renewToken'> {
  callers: Pick<Callers, 'find' | 'forget'>;
  readSession: ReadSession;
  now: () => Date;
}

/**
 * Identifies the caller by the bearer token if the request has one, otherwise by the cookie session. After half of its
 * lifetime a token is renewed, and the session and its cookie with it.
 */
export function createAdmit({ findUser, renewToken, callers, readSession, now }: AdmitOptions): Admit {
  async function tokenOwner(token: string, request: Request, response: Response) {
    const tokenHash = hashToken(token);
    const account = await callers.find(tokenHash);
    const left = account ? account.expiresAt.getTime() - now().getTime() : 0;
    if (left <= 0) return undefined;
    if (left < signInLifetime / 2) {
      await renewToken(tokenHash);
      callers.forget();
      await readSession(request, response);
    }
    return account?.user;
  }
  async function caller(request: Request, response: Response) {
    if (request.headers.authorization !== undefined) {
      const token = bearerToken(request);
      return token ? tokenOwner(token, request, response) : undefined;
    }
    await readSession(request, response);
    return request.user && findUser(request.user.id);
  }
  return async (request, response, access) => {
    if (access === 'everyone') return undefined;
    const user = await caller(request, response);
    if (!user) throw unauthorized();
    if (access === 'adminOnly' && user.role !== 'admin') throw forbidden();
    return user;
  };
}
