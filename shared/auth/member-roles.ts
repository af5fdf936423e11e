/** What a member of an account may do: read, also change, or also decide about the account itself. */
export const memberRoles = ['reader', 'editor', 'owner'] as const;

export type MemberRole = (typeof memberRoles)[number];
