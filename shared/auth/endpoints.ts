import { del, everyone, get, patch, post, signedIn } from '../http/endpoint';
import {
  accountDeletion,
  credentials,
  newUser,
  passwordChange,
  passwordReset,
  profile,
  resetRequest,
} from './schemas';
import type { User } from './tables';

/** What the sign-in screens need to know before anybody is signed in. */
export interface SignInOptions {
  registrationOpen: boolean;
  demo: { username: string; password: string } | null;
}

export interface SignedIn {
  /** The bearer token, shown this once. */
  token: string;
  user: User;
}

export const auth = {
  options: get('/api/auth/options', everyone).returns<SignInOptions>(),
  user: get('/api/user', signedIn).returns<{ user: User }>(),
  login: post('/api/login', everyone, credentials, { status: 200 }).returns<SignedIn>(),
  register: post('/api/register', everyone, newUser).returns<SignedIn>(),
  logout: post('/api/logout', everyone, undefined, { status: 204 }).returns<null>(),
  requestReset: post('/api/password-resets', everyone, resetRequest, { status: 200 }).returns<{
    message: string;
  }>(),
  resetPassword: post('/api/password-resets/use', everyone, passwordReset, { status: 204 }).returns<null>(),
};

export const account = {
  update: patch('/api/account', signedIn, profile).returns<{ user: User }>(),
  changePassword: post('/api/account/password', signedIn, passwordChange, { status: 204 }).returns<null>(),
  signOutEverywhere: post('/api/account/sign-outs', signedIn, undefined, { status: 204 }).returns<null>(),
  data: get('/api/account/data', signedIn).returns<Record<string, unknown>>(),
  remove: del('/api/account', signedIn, accountDeletion).returns<null>(),
};
