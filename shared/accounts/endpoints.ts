import type { MemberAccount } from '../auth/member-account';
import type { MemberRole } from '../auth/member-roles';
import { del, everyone, get, ownerOnly, patch, post, selfOnly, signedIn } from '../http/endpoint';
import { accountMessages } from './messages';
import type { LoggedKind } from './logged';
import type { LoggedActor } from './tables';
import {
  accountChange,
  accountClosing,
  accountName,
  logSearch,
  memberChange,
  memberLeaving,
  newInvitation,
} from './schemas';

export const accountsApi = {
  list: get('/api/accounts', selfOnly, undefined, {
    summary: 'List the accounts of the signed-in person',
  }).returns<readonly MemberAccount[]>(),
  create: post('/api/accounts', selfOnly, accountName, {
    summary: 'Open another account',
    conflicts: [accountMessages['accounts.full']],
  }).returns<{ id: number }>(),
  update: patch('/api/accounts/:accountId', ownerOnly, accountChange, {
    summary: 'Rename an account, or change its rules: a second factor, a language model',
    status: 204,
  }).returns<null>(),
  /** At once for whoever is alone; otherwise its members can read it for seven more days, and it can be kept. */
  close: del('/api/accounts/:accountId', ownerOnly, accountClosing, {
    summary: 'Close an account',
    proof: 'now',
  }).returns<null>(),
  keep: post('/api/accounts/:accountId/keep', ownerOnly, undefined, {
    summary: 'Keep an account that was going to be closed',
    whileClosing: true,
    status: 204,
  }).returns<null>(),
  /** The newest hundred entries. */
  log: get('/api/accounts/:accountId/log', ownerOnly, logSearch, {
    summary: 'Read who did what about an account',
  }).returns<readonly LogEntry[]>(),
};

export interface LogEntry {
  id: number;
  at: Date;
  actor: LoggedActor;
  kind: LoggedKind;
  about: string;
  address: string;
}

export interface Member {
  /** The person's id. */
  id: number;
  name: string;
  email: string;
  role: MemberRole;
  since: Date;
  /** Whether they have a second factor; null for whoever is not the owner. */
  hasFactor: boolean | null;
}

const missing = accountMessages['member.missing'];

export const membersApi = {
  list: get('/api/accounts/:accountId/members', signedIn, undefined, {
    summary: 'List the members of an account',
  }).returns<readonly Member[]>(),
  update: patch('/api/accounts/:accountId/members/:memberId', ownerOnly, memberChange, {
    summary: 'Change the role of a member',
    proof: 'now',
    status: 204,
    missing,
    conflicts: [accountMessages['owner.needed']],
  }).returns<null>(),
  /** Removes a member, or lets the caller leave, and hands on what is assigned to them. */
  remove: del('/api/accounts/:accountId/members/:memberId', signedIn, memberLeaving, {
    summary: 'Remove a member, or leave an account',
    proof: 'now',
    readersToo: true,
    missing,
    conflicts: [accountMessages['owner.needed']],
  }).returns<null>(),
};

export interface Invitation {
  id: number;
  email: string;
  role: MemberRole;
  createdAt: Date;
  expiresAt: Date;
}

/** What a link says to whoever opens it. */
export interface OpenInvitation extends Pick<Invitation, 'email' | 'role' | 'expiresAt'> {
  account: { id: number; name: string };
  /** The name of the person who invited. */
  invitedBy: string;
  /** Whether somebody with that address can sign in, or has to register first. */
  isRegistered: boolean;
}

const noInvitation = accountMessages['invitation.missing'];

export const invitationsApi = {
  /** The open ones, also those whose link has expired. */
  list: get('/api/accounts/:accountId/invitations', ownerOnly, undefined, {
    summary: 'List the open invitations of an account',
  }).returns<readonly Invitation[]>(),
  /** Handing an account over asks for a proof of now. */
  create: post('/api/accounts/:accountId/invitations', ownerOnly, newInvitation, {
    summary: 'Invite somebody by mail',
    proof: 'today',
    conflicts: [
      accountMessages['member.again'],
      accountMessages['invited.again'],
      accountMessages['account.full'],
      accountMessages['invitations.full'],
    ],
  }).returns<Invitation>(),
  resend: post('/api/accounts/:accountId/invitations/:id/resend', ownerOnly, undefined, {
    summary: 'Mail an invitation again, with a new link',
    status: 200,
    missing: noInvitation,
  }).returns<Invitation>(),
  withdraw: del('/api/accounts/:accountId/invitations/:id', ownerOnly, undefined, {
    summary: 'Withdraw an invitation',
    missing: noInvitation,
  }).returns<null>(),
  /** Accepts nothing. */
  read: get('/api/invitations/:token', everyone, undefined, {
    summary: 'Read what a link invites to',
  }).returns<OpenInvitation>(),
  accept: post('/api/invitations/:token/accept', selfOnly, undefined, {
    summary: 'Accept an invitation',
    status: 200,
    conflicts: [
      accountMessages['invitation.over'],
      accountMessages['member.again'],
      accountMessages['account.full'],
      accountMessages['accounts.full'],
    ],
  }).returns<{ accountId: number }>(),
};
