/** The names of refusals from which a program can lead on; the message beside it is for people. */
export type RefusalCode =
  | 'account.full'
  | 'account.unknown'
  | 'invitation.other'
  | 'invitation.over'
  | 'member.again'
  | 'owner.stays'
  | 'role.short';
