import type { Request, Response } from 'express';
import { type ReadSession, signInLifetime } from '../sessions';
import { type Accounts, bearerToken, hashToken, type SessionPerson } from './access';
import type { Callers, SignedInAt } from './callers';

interface IdentifyOptions extends Pick<Accounts, 'findSessionPerson' | 'renewToken' | 'seeSignIn'> {
  callers: Pick<Callers, 'find' | 'forget'>;
  readSession: ReadSession;
  now: () => Date;
}

/** Milliseconds between two notes of when a sign-in was last used. */
const seenEvery = 5 * 60 * 1_000;

/**
 * Identifies the caller by the bearer token if the request has one, otherwise by the cookie session. After half of its
 * lifetime a token is renewed, and the session and its cookie with it.
 */
export function createIdentify({
  findSessionPerson,
  renewToken,
  seeSignIn,
  callers,
  readSession,
  now,
}: IdentifyOptions) {
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
  async function caller(request: Request, response: Response): Promise<SessionPerson | undefined> {
    if (request.headers.authorization !== undefined) {
      const token = bearerToken(request);
      return token ? tokenOwner(token, request, response) : undefined;
    }
    await readSession(request, response);
    return request.user && findSessionPerson(request.user.id, request.sessionID);
  }
  /** Notes a sign-in's use every few minutes; the remembered person learns it without being read again. */
  async function see(signIn: SignedInAt | null) {
    const at = now();
    if (!signIn || at.getTime() - signIn.lastSeenAt.getTime() < seenEvery) return;
    signIn.lastSeenAt = at;
    // It is a note only: a call is answered while the database takes no writes, as during a failover.
    await seeSignIn(signIn.id, at).catch(() => undefined);
  }
  return async (request: Request, response: Response) => {
    const person = await caller(request, response);
    if (person) await see(person.signIn);
    return person;
  };
}
