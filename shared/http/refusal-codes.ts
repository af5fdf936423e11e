/** The names of refusals from which a program can lead on; the message beside it is for people. */
export type RefusalCode =
  | 'account.full'
  | 'account.closing'
  | 'account.unknown'
  | 'code.wrong'
  | 'credentials.noKey'
  | 'factor.last'
  | 'factor.needed'
  | 'invitation.other'
  | 'invitation.over'
  | 'member.again'
  | 'owner.stays'
  | 'proof.needed'
  | 'proposal.over'
  | 'proposal.stale'
  | 'role.short'
  | 'ticket.over'
  | 'words.long';
