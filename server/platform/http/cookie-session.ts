import type { Request } from 'express';
import { clearSessionCookies } from '../sessions';
import { bearerToken } from './access';

/** The cookie session of a request, for the endpoints that say that they need it. */
export interface CookieSession {
  /** Another one after each sign-in. */
  readonly id: string;
  /** The bearer token that came in the place of the cookie, or beside it. */
  readonly token: string | undefined;
  /** Begins a session of this account, under a new id. */
  signIn(userId: number): Promise<void>;
  /** Ends it, and takes its cookies out of the browser. */
  end(): Promise<void>;
}

/** The session that the session handlers have put into a request. */
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
