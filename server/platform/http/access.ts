import { hash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { User } from '../../../shared/auth/tables';
import type { Endpoint } from '../../../shared/http/endpoint';
import type { MemberAccount } from '../../../shared/auth/member-account';
import { accountUnknown, currentAccount, requireRole } from './current-account';
import { type ReadSession, signInLifetime } from '../sessions';
import type { Callers, Person, TokenPerson } from './callers';
import { forbidden, unauthorized } from './errors';

declare global {
  namespace Express {
    interface User {
      id: number;
    }
  }
}

/** Finds people and their accounts for access checks; the feature that stores the people implements it. */
export interface Accounts {
  findPerson: (id: number) => Promise<Person | undefined>;
  /** The person of an unexpired bearer token, found by the token's hash. */
  findTokenPerson: (tokenHash: string) => Promise<TokenPerson | undefined>;
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

/** Who calls, and the account that the call is about. */
export interface Caller {
  user: User;
  /** Undefined for what is the person's own, and for admins without an account. */
  account: MemberAccount | undefined;
  /** All accounts of the person, the owned ones first. */
  accounts: readonly MemberAccount[];
}

/**
 * Checks who may call an endpoint: resolves to the caller, or to undefined for a public endpoint; throws 401, 403, or 404
 * for an account that is not the caller's.
 */
export type Admit = (
  request: Request,
  response: Response,
  endpoint: Pick<Endpoint, 'access' | 'method' | 'readersToo'>,
) => Promise<Caller | undefined>;

interface AdmitOptions extends Pick<Accounts, 'findPerson' | 'renewToken'> {
  callers: Pick<Callers, 'find' | 'forget'>;
  readSession: ReadSession;
  now: () => Date;
}

/**
 * Identifies the caller by the bearer token if the request has one, otherwise by the cookie session. After half of its
 * lifetime a token is renewed, and the session and its cookie with it.
 */
export function createAdmit({ findPerson, renewToken, callers, readSession, now }: AdmitOptions): Admit {
  async function tokenOwner(token: string, request: Request, response: Response) {
    const tokenHash = hashToken(token);
    const person = await callers.find(tokenHash);
    const left = person ? person.expiresAt.getTime() - now().getTime() : 0;
    if (left <= 0) return undefined;
    if (left < signInLifetime / 2) {
      await renewToken(tokenHash);
      callers.forget();
      await readSession(request, response);
    }
    return person;
  }
  async function caller(request: Request, response: Response) {
    if (request.headers.authorization !== undefined) {
      const token = bearerToken(request);
      return token ? tokenOwner(token, request, response) : undefined;
    }
    await readSession(request, response);
    return request.user && findPerson(request.user.id);
  }
  return async (request, response, endpoint) => {
    if (endpoint.access === 'everyone') return undefined;
    const person = await caller(request, response);
    if (!person) throw unauthorized();
    const { user, accounts } = person;
    if (endpoint.access === 'selfOnly') return { user, account: undefined, accounts };
    if (endpoint.access === 'adminOnly' && user.role !== 'admin') throw forbidden();
    const account = currentAccount(accounts, request.params.accountId ?? request.query.account);
    if (account) requireRole(endpoint, account);
    else if (endpoint.access !== 'adminOnly') throw accountUnknown();
    return { user, account, accounts };
  };
}
