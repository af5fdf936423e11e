import type { CommunicationType } from '@shared/leads/communications/scales';
import { type TalkKind, talkKinds } from '../../communications/talk-kinds';

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
