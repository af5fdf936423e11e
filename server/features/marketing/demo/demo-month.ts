import type { Actor } from '../../../../shared/acts/tables';
import type { Language } from '../../../../shared/languages';
import type { Angle } from '../../../../shared/marketing/campaigns/scales';
import type { KindHandle } from '../../../../shared/marketing/campaigns/kinds';
import type { Announce } from '../../../platform/announcements';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import type { LivePage } from '../capture/pages/live-page.queries';
import type { Month } from './month';

/** The campaigns of the demo by type and angle. */
export type DemoCampaigns = Record<KindHandle, Record<Angle, number>>;

/** What the parts of the demo's month are made with. */
export interface DemoMonth {
  tx: Db;
  owner: Owner;
  /** Tells LEADMANAGER of the leads, and of who withdraws. */
  announce: Announce;
  /** The account's user. */
  actor: Actor;
  companyId: number;
  language: Language;
  campaigns: DemoCampaigns;
  /** The angles whose posts are approved. */
  approved: readonly Angle[];
  month: Month;
}

/** The same, once the landing page is live. */
export interface DemoCapture extends DemoMonth {
  page: LivePage;
  /** A text as the company stores what must not be read back, such as visitors. */
  hashOf: (text: string) => string;
}

/** The day on which the texts were approved and the posts were scheduled, in days before today. */
export const monthStart = 30;
