/** The names of refusals from which a program can lead on; the message beside it is for people. */
export type RefusalCode = 'account.unknown' | 'owner.stays' | 'role.short';
