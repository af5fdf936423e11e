import { hash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { User } from '../../../shared/auth/tables';
import type { Endpoint, ProofAge } from '../../../shared/http/endpoint';
import type { MemberAccount } from '../../../shared/auth/member-account';
import {
  accountUnknown,
  currentAccount,
  requireFactor,
  requireOpen,
  requireProofOf,
  requireRole,
} from './current-account';
import type { Person, SignedInAt, TokenPerson } from './callers';
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
  /** A person by the number in their cookie session, with the sign-in that started the session. */
  findSessionPerson: (id: number, sessionId: string) => Promise<SessionPerson | undefined>;
  /** The person of an unexpired bearer token, found by the token's hash. */
  findTokenPerson: (tokenHash: string) => Promise<TokenPerson | undefined>;
  /** Starts the lifetime of a token and of its cookie session again. */
  renewToken: (tokenHash: string) => Promise<void>;
  /** Notes that a sign-in is in use. */
  seeSignIn: (id: number, at: Date) => Promise<void>;
}

/** The person of a cookie session; one from before sign-ins were listed has none. */
export interface SessionPerson extends Person {
  signIn: SignedInAt | null;
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
  signIn: SignedInAt | null;
  /** Throws 403 `proof.needed` unless the person has shown recently that it is them. */
  requireProof: (age: ProofAge) => void;
}

/** What decides who may call an endpoint. */
export type Asking = Pick<Endpoint, 'access' | 'method' | 'readersToo' | 'whileClosing' | 'proof'>;

/**
 * Checks who may call an endpoint: resolves to the caller, or to undefined for a public endpoint; throws 401, 403, or 404
 * for an account that is not the caller's.
 */
export type Admit = (request: Request, response: Response, endpoint: Asking) => Promise<Caller | undefined>;

/** Finds the person of a request; undefined when nobody is signed in. */
export type Identify = (request: Request, response: Response) => Promise<SessionPerson | undefined>;

/**
 * The caller of an endpoint that somebody is signed in to call; `named` is the account that the call names. Throws 403, or
 * 404 for an account that is not theirs.
 */
export function callerFor(
  endpoint: Asking,
  { user, accounts, signIn }: SessionPerson,
  named: unknown,
  now: Date,
): Caller {
  // Everybody knows the password of the demo account, so that it proves nothing.
  const isDemo = accounts.some((each) => each.isDemo);
  const requireProof = (age: ProofAge) => isDemo || requireProofOf(signIn, age, now);
  const callerIn = (account: MemberAccount | undefined) => {
    if (endpoint.proof) requireProof(endpoint.proof);
    return { user, account, accounts, signIn, requireProof };
  };
  if (endpoint.access === 'selfOnly') return callerIn(undefined);
  if (endpoint.access === 'adminOnly' && user.role !== 'admin') throw forbidden();
  const account = currentAccount(accounts, named);
  if (account) {
    requireFactor(account, signIn);
    requireRole(endpoint, account);
    requireOpen(endpoint, account);
  } else if (endpoint.access !== 'adminOnly') throw accountUnknown();
  return callerIn(account);
}

/** Checks what an endpoint asks of its caller. */
export function createAdmit(identify: Identify, now: () => Date): Admit {
  return async (request, response, endpoint) => {
    if (endpoint.access === 'everyone') return undefined;
    const person = await identify(request, response);
    if (!person) throw unauthorized();
    return callerFor(endpoint, person, request.params.accountId ?? request.query.account, now());
  };
}
