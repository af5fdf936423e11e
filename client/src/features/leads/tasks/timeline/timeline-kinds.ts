import type { CommunicationType } from '@shared/leads/communications/scales';

/** The kinds of communications of a timeline, few enough for one row; their types in the list of communications. */
export const talkKinds = {
  email: ['email'],
  call: ['call'],
  meeting: ['meeting', 'video'],
  message: ['whatsapp', 'sms'],
  note: ['note'],
  form: ['form', 'letter'],
} as const satisfies Record<string, readonly CommunicationType[]>;

type TalkKind = keyof typeof talkKinds;

export type TimelineKind = TalkKind | 'task' | 'change';

const talkNames = Object.keys(talkKinds) as TalkKind[];

export const isTalkKind = (kind: string): kind is TalkKind => kind in talkKinds;

interface Occurring {
  types: readonly CommunicationType[];
  /** Whether there are further communications, whose types are not known yet. */
  isMore: boolean;
  hasTasks: boolean;
  hasChanges: boolean;
}

/** The kinds that a timeline has, in their order. */
export const kindsIn = ({ types, isMore, hasTasks, hasChanges }: Occurring): TimelineKind[] => [
  ...talkNames.filter((kind) => isMore || talkKinds[kind].some((type) => types.includes(type))),
  ...(hasTasks ? (['task'] as const) : []),
  ...(hasChanges ? (['change'] as const) : []),
];
