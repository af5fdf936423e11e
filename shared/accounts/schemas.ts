import { z } from 'zod';
import { email, line, queryId, rowId } from '../fields';
import { memberRoles } from '../auth/member-roles';
import { loggedKinds } from './logged';
import { accountMessages } from './messages';

/** The most members of an account, open invitations of an account, and accounts of a person. */
export const peopleLimits = { members: 25, invitations: 50, accounts: 10 } as const;

/** How long the link of an invitation works, in days. */
export const invitationDays = 7;

export const accountName = z.object({ name: line(accountMessages['name.required'], 100) });

/** What is left out stays as it is. */
export const accountChange = accountName
  .partial()
  .extend({ requiresFactor: z.boolean().optional(), modelAllowed: z.boolean().optional() });

/** How long an account with several members can still be read before it is deleted, in days. */
export const closingDays = 7;

/** Closing an account requires its typed name. */
export const accountClosing = z.object({ name: line(accountMessages['name.required'], 100) });

const role = { error: accountMessages['role.unknown'] };

export const newInvitation = z.object({ email, role: z.enum(memberRoles, role) });
export type NewInvitation = z.infer<typeof newInvitation>;

/** An account is handed over by an invitation, which the new owner accepts. */
export const memberChange = z.object({ role: z.enum(['reader', 'editor'], role) });

/** Who gets what is assigned to a leaving member: a member, or nobody; the owner if it is left out. */
export const memberLeaving = z.object({ handTo: rowId.nullable().optional() });

/** The most entries of the log in one answer. */
export const logPage = 100;

/** The entries of the log before one, of one person or kind. */
export const logSearch = z.object({
  before: queryId.optional(),
  person: queryId.optional(),
  kind: z.enum(loggedKinds).optional(),
});
export type LogSearch = z.infer<typeof logSearch>;
