import type { Request } from 'express';
import { clearSessionCookies } from '../sessions';
import { bearerToken } from './access';

/** The cookie session of a request, for endpoints that declare that they need it. */
export interface CookieSession {
  /** The session id; it changes with each sign-in. */
  readonly id: string;
  /** The bearer token of the request, sent instead of the cookie or with it. */
  readonly token: string | undefined;
  /** Starts a session of this account under a new id. */
  signIn(userId: number): Promise<void>;
  /** Ends the session and removes its cookies from the browser. */
  end(): Promise<void>;
}

/** The session that the session middleware has attached to a request. */
export const cookieSession = (request: Request): CookieSession => ({
  get id() {
    return request.sessionID;
  },
  token: bearerToken(request),
  signIn: (id) =>
    new Promise((done, fail) => {
      request.logIn({ id }, (error: unknown) => (error ? fail(error as Error) : done()));
    }),
  async end() {
    await new Promise((done) => request.session.destroy(done));
    clearSessionCookies(request);
  },
});
