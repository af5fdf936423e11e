import type { CommunicationType } from '@shared/leads/communications/scales';

/** The kinds of communications, few enough for one row; each has its types. */
export const talkKinds = {
  email: ['email'],
  call: ['call'],
  meeting: ['meeting', 'video'],
  message: ['whatsapp', 'sms'],
  note: ['note'],
  form: ['form', 'letter'],
} as const satisfies Record<string, readonly CommunicationType[]>;

export type TalkKind = keyof typeof talkKinds;
