import type { Message } from '../../message';
import { get, patch, post, signedIn } from '../../http/endpoint';
import type { Page } from '../../list/page';
import { setMessages } from '../campaigns/notices/messages';
import type { Angle, CampaignStatus } from '../campaigns/scales';
import type { ChannelStatus } from '../channels/scales';
import type { ChannelNetwork } from '../channels/networks';
import { campaignHolds } from './campaign-holds';
import { publicationMessages as texts } from './messages';
import {
  calendarQuery,
  confirmedPublication,
  movedPublication,
  newSchedule,
  plannedSchedule,
  publicationQuery,
  seenPublication,
} from './schemas';
import type { AttemptKind, AttemptOutcome } from './scales';
import type { ClockChange, ClockShift } from '../../time/clock';
import type { marketingPublications } from './tables';

type Row = typeof marketingPublications.$inferSelect;

/** A publication in a list or in the calendar. */
export interface ListedPublication
  extends Pick<
    Row,
    | 'id'
    | 'marketingCompanyId'
    | 'campaignId'
    | 'channelId'
    | 'assetId'
    | 'wall'
    | 'zone'
    | 'dueAt'
    | 'status'
    | 'attempts'
    | 'nextAt'
    | 'remoteUrl'
    | 'publishedAt'
    | 'createdAt'
    | 'updatedAt'
    | 'version'
  > {
  campaign: string;
  angle: Angle;
  campaignStatus: CampaignStatus;
  channel: string;
  network: ChannelNetwork;
  channelStatus: ChannelStatus;
  /** The version of the text that goes out, and the one that is approved now. */
  contentVersion: number;
  approvedVersion: number | null;
  /** Its own short link. */
  link: string;
  /** How its wall time was read on a day on which clocks change. */
  shift: ClockShift;
  /** Why it has its status, in the caller's language. */
  problem: string | null;
  /** What its text is called wherever it is listed. */
  name: string;
  /** The beginning of its text. */
  excerpt: string;
}

/** A call to the network. */
export interface PublicationAttempt {
  id: number;
  kind: AttemptKind;
  startedAt: Date;
  endedAt: Date | null;
  outcome: AttemptOutcome;
  /** The HTTP status of the answer. */
  status: number | null;
  /** What happened, in the caller's language. */
  detail: string | null;
}

/** A publication with everything that a person copies, and its ledger, the oldest call first. */
export interface Publication extends ListedPublication {
  title: string;
  /** What is published: the sentences, the link where the network takes one, and the tags. */
  text: string;
  /** What the picture shows. */
  alt: string | null;
  /** The version of the text whose words the picture has. */
  pictureVersion: number | null;
  ledger: PublicationAttempt[];
  /** Whether it can be taken back from here. */
  canUndo: boolean;
}

/** Publications in conflict; `close`: one channel within 60 minutes, `repeat`: one text within 30 days. */
export interface PublicationConflict {
  kind: 'close' | 'repeat';
  channelId: number;
  /** In the order of their times. The one that is not yet scheduled has none. */
  publications: (number | null)[];
  /** The slot, as a moment, that the conflict is about. */
  at: Date;
}

/** A channel that a post would go to. */
export interface PlannedChannel {
  channelId: number;
  title: string;
  text: string;
  /** Whether the post shows its link there. */
  hasLink: boolean;
  /** Why it cannot go there, in the caller's language. */
  problem: string | null;
}

/** What scheduling would do; nothing is stored. */
export interface SchedulePlan {
  channels: PlannedChannel[];
  slots: { wall: string; dueAt: Date; shift: ClockShift; problem: string | null }[];
  conflicts: PublicationConflict[];
  /** Where the post would lead; null where there is nothing yet, which is asked again when it is due. */
  target: string | null;
}

/** What was scheduled, and what to know about it. */
export interface Scheduled {
  publications: ListedPublication[];
  conflicts: PublicationConflict[];
}

/** Some days of a company's calendar. */
export interface Calendar {
  /** The company's zone, in which the days begin and end. */
  zone: string;
  from: Date;
  to: Date;
  publications: ListedPublication[];
  conflicts: PublicationConflict[];
  /** Where its clocks change. */
  changes: ClockChange[];
}

const missing = texts['publication.missing'];
const path = '/api/marketing/publications';
const one = `${path}/:id` as const;
const campaign = '/api/marketing/campaigns/:id';
const missingCampaign = setMessages['campaign.missing'];
const ofCampaign = (...conflicts: Message[]) => ({ status: 200, missing: missingCampaign, conflicts });
const acted = { status: 200, missing, conflicts: [texts['publication.stale']] };

const refusals = [
  texts['campaign.unapproved'],
  texts['campaign.notPost'],
  texts['campaign.paused'],
  texts['campaign.cancelled'],
];

export const marketingPublicationsApi = {
  list: get(path, signedIn, publicationQuery).returns<Page<ListedPublication>>(),
  read: get(one, signedIn, undefined, { missing }).returns<Publication>(),
  calendar: get('/api/marketing/calendar', signedIn, calendarQuery).returns<Calendar>(),
  /** Says what scheduling would do, with the problem of each channel and slot; also before a channel is chosen. */
  plan: post(`${campaign}/schedule/plan`, signedIn, plannedSchedule, {
    readersToo: true,
    ...ofCampaign(...refusals.slice(0, 2)),
    summary: 'Preview the schedule of a campaign',
  }).returns<SchedulePlan>(),
  /** Schedules the approved version: all of it, or nothing while a channel or slot has a problem. */
  schedule: post(`${campaign}/schedule`, signedIn, newSchedule, {
    ...ofCampaign(...refusals, texts['publication.twice']),
    status: 201,
  }).returns<Scheduled>(),
  ...campaignHolds,
  /** Another slot for what has not begun. */
  move: patch(one, signedIn, movedPublication, {
    summary: 'Move a publication to another time',
    missing,
    conflicts: [texts['publication.fixed'], texts['publication.twice']],
  }).returns<Publication>(),
  /** A failed one is tried again. */
  retry: post(`${one}/retry`, signedIn, seenPublication, acted).returns<Publication>(),
  /** One that is late, and waits for a person, is sent now. */
  send: post(`${one}/send`, signedIn, seenPublication, {
    ...acted,
    summary: 'Send a late publication now',
  }).returns<Publication>(),
  cancel: post(`${one}/cancel`, signedIn, seenPublication, acted).returns<Publication>(),
  /** A person says whether it is there. */
  confirm: post(`${one}/confirm`, signedIn, confirmedPublication, {
    ...acted,
    summary: 'Confirm whether a publication is online',
  }).returns<Publication>(),
  /** Takes it back on the far side. */
  undo: post(`${one}/undo`, signedIn, seenPublication, {
    summary: 'Delete a publication on its network',
    ...acted,
    conflicts: [texts['undo.impossible'], texts['undo.unknown']],
  }).returns<Publication>(),
};
