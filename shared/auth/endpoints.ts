import type { MemberAccount } from './member-account';
import { otherLeadsSignIn, portals } from '../addresses/portals';
import { form } from '../http/body';
import { del, everyone, get, ownerOnly, patch, post, selfOnly } from '../http/endpoint';
import {
  accountDeletion,
  credentials,
  passwordChange,
  passwordReset,
  profile,
  registration,
  resetRequest,
  signInSearch,
  signInForm,
} from './schemas';
import type { User } from './tables';
import { authMessages } from './messages';

/** What the sign-in screens must know before sign-in. */
export interface SignInOptions {
  registrationOpen: boolean;
  demo: { username: string; password: string } | null;
}

export interface SignedIn {
  /** The bearer token; only this response contains it. */
  token: string;
  user: User;
}

/** Ways to take the second step of a sign-in, or to prove that it is still the same person. */
export type FactorMethod = 'passkey' | 'app' | 'recovery';

/** A sign-in whose password was right and which waits for its second step (`factors/endpoints.ts`). */
export interface FactorAsked {
  factor: { ticket: string; methods: readonly FactorMethod[] };
}

export const auth = {
  options: get('/api/auth/options', everyone, undefined, {
    summary: 'Read the options of the sign-in screens',
  }).returns<SignInOptions>(),
  user: get('/api/user', selfOnly, undefined, { summary: 'Read the signed-in user' }).returns<{
    user: User;
    /** The accounts that the person may act in, the owned ones first. */
    accounts: readonly MemberAccount[];
  }>(),
  login: post('/api/login', everyone, credentials, {
    summary: 'Sign in',
    status: 200,
    session: true,
  }).returns<SignedIn | FactorAsked>(),
  register: post('/api/register', everyone, registration, {
    summary: 'Create an account',
    session: true,
    conflicts: [authMessages['username.taken'], authMessages['email.taken']],
  }).returns<SignedIn>(),
  logout: post('/api/logout', everyone, undefined, {
    summary: 'Sign out',
    status: 204,
    session: true,
  }).returns<null>(),
  requestReset: post('/api/password-resets', everyone, resetRequest, {
    summary: 'Request a link to reset the password',
    status: 200,
  }).returns<{
    message: string;
  }>(),
  resetPassword: post('/api/password-resets/use', everyone, passwordReset, {
    summary: 'Reset the password',
    status: 204,
  }).returns<null>(),
};

/**
 * A sign-in form posted before the script was loaded: redirects to the page that holds the form, which redirects a
 * signed-in user, shows the failure (`failed`) or asks for the second step of a ticket (`second`).
 */
const signInFrom = <Path extends string>(page: Path) =>
  post(page, everyone, form(signInForm), {
    summary: 'Sign in without scripts',
    query: signInSearch,
    session: true,
  }).redirects();

/** One form for each sign-in page. */
export const signInForms = {
  consultia: signInFrom(portals.consultia.signIn),
  comerzia: signInFrom(portals.comerzia.signIn),
  leadmanager: signInFrom(portals.leadmanager.signIn),
  otherLeads: signInFrom(otherLeadsSignIn),
};

export const account = {
  update: patch('/api/account', selfOnly, profile, { conflicts: [authMessages['email.taken']] }).returns<{
    user: User;
  }>(),
  changePassword: post('/api/account/password', selfOnly, passwordChange, {
    summary: 'Change the password',
    status: 204,
    session: true,
  }).returns<null>(),
  signOutEverywhere: post('/api/account/sign-outs', selfOnly, undefined, {
    summary: 'Sign out everywhere',
    status: 204,
  }).returns<null>(),
  data: get('/api/account/data', ownerOnly, undefined, {
    proof: 'today',
    summary: 'Download all data of the account',
  }).returns<Record<string, unknown>>(),
  /** Deletes the person, with the accounts that have no other member. */
  remove: del('/api/account', selfOnly, accountDeletion, {
    proof: 'now',
    conflicts: [authMessages['owner.stays']],
  }).returns<null>(),
};
