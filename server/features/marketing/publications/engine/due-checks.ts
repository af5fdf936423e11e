import type { ChannelStatus } from '../../../../../shared/marketing/channels/scales';
import { type ChannelNetwork, isAssisted } from '../../../../../shared/marketing/channels/networks';
import { showsLink } from '../../../../../shared/marketing/publications/carried';
import type { Cited } from '../../../../../shared/marketing/campaigns/tables';
import type { CampaignStatus } from '../../../../../shared/marketing/campaigns/scales';
import { publicationProblems as problems } from '../../../../../shared/marketing/publications/messages';
import { publicationLimits } from '../../../../../shared/marketing/publications/scales';
import { dayIn } from '../../../../../shared/time/zone';
import type { latePolicies } from '../../../../../shared/marketing/scales';
import type { Message } from '../../../../../shared/message';

/** What is known of a publication when it is due. */
export interface DueFacts {
  /** When it was to be tried, and its slot. */
  nextAt: Date;
  dueAt: Date;
  zone: string;
  network: ChannelNetwork;
  channel: ChannelStatus | 'removed';
  campaign: CampaignStatus | 'removed';
  /** Whether the account is being closed: nothing leaves it until it is kept. */
  isClosing: boolean;
  latePolicy: (typeof latePolicies)[number];
  /** What the facts that it cites said when it was written, and what they say now. */
  cited: Cited;
  holds: Cited;
  /** Whether its text has a post for the channel. */
  hasPost: boolean;
  /** Whether its link leads somewhere. */
  isLinked: boolean;
  /** The last days of the offers that it cites. */
  until: readonly string[];
}

/** What happens to a publication that is due. */
export type Decision =
  /** It waits: its campaign is paused, its channel has to be connected again, or its account is being closed. */
  | { do: 'hold' }
  | { do: 'publish' }
  | { do: 'cancelled' | 'skipped' | 'unfit' | 'handed over'; problem: Message };

const minute = 60_000;
const day = 24 * 60 * minute;

/** Checks a publication before any call is made for it. */
export function decide(due: DueFacts, now: Date): Decision {
  if (due.campaign === 'removed') return { do: 'cancelled', problem: problems['campaign.gone'] };
  if (due.campaign === 'cancelled') return { do: 'cancelled', problem: problems['campaign.cancelled'] };
  if (due.channel === 'removed') return { do: 'cancelled', problem: problems['channel.gone'] };
  if (due.isClosing || due.campaign === 'paused' || due.channel !== 'connected') return { do: 'hold' };
  if (!due.hasPost) return { do: 'unfit', problem: problems['post.none'] };
  if (!stillHolds(due)) return { do: 'unfit', problem: problems['fact.changed'] };
  if (due.until.some((last) => last < dayIn(due.dueAt, due.zone)))
    return { do: 'unfit', problem: problems['offer.expired'] };
  if (showsLink(due.network) && !due.isLinked) return { do: 'unfit', problem: problems['link.none'] };
  const late = lateDecision(due, now);
  if (late) return late;
  if (isAssisted(due.network)) return { do: 'handed over', problem: problems.assisted };
  return { do: 'publish' };
}

const stillHolds = ({ cited, holds }: DueFacts) =>
  Object.entries(cited).every(([id, text]) => holds[id] === text);

/** What the company has decided for what is more than 15 minutes late; it is sent within a day only. */
function lateDecision({ nextAt, latePolicy }: DueFacts, now: Date): Decision | undefined {
  const late = now.getTime() - nextAt.getTime();
  if (late <= publicationLimits.lateMinutes * minute) return undefined;
  if (latePolicy === 'skip') return { do: 'skipped', problem: problems.skipped };
  if (latePolicy === 'send' && late <= day) return undefined;
  return { do: 'handed over', problem: problems.late };
}
