import type { FeatureDeps, WorkDeps } from '../../../platform/feature';
import { createShrunkPictures } from '../assets/shrinking/shrunk-pictures';
import { formsIn, pictureDrawer, picturesIn } from '../assets/the-drawer';
import type { CampaignDeps } from '../campaigns/sets/sets.routes';
import type { Limit } from '../../../platform/http/limits/rate-limits';
import type { Job } from '../../../platform/jobs/job';
import { driverOf } from '../channels/driver-of';
import { publicationJob, sweepPublicationsJob } from '../publications/engine/publish-job';
import { feedRoutes } from '../publications/feed/feed.routes';
import { publicationRoutes } from '../publications/publications.routes';
import { scheduleRoutes } from '../publications/schedule/schedule.routes';
import { marketingAnalyticsRoutes } from '../analytics/analytics.routes';
import { makeReportsJob } from '../analytics/reports/make-reports-job';
import { marketingReportRoutes } from '../analytics/reports/reports.routes';
import { channelTries, marketingChannelRoutes } from '../channels/channels.routes';
import { optInRoutes } from '../capture/consents/opt-in.routes';
import { suppressionRoutes } from '../capture/consents/suppressions.routes';
import { leadErasingRoutes } from '../capture/erasing/erasing.routes';
import { marketingLeadRoutes } from '../capture/lists/leads.routes';
import { marketingPageRoutes } from '../capture/pages/pages.routes';
import { submissionRoutes } from '../capture/submissions/submissions.routes';
import { createHitWriter } from '../capture/visitors/record-hits';
import { formsByAddress } from '../capture/visitors/send-form';
import { visitorRoutes } from '../capture/visitors/visitors.routes';
import { leadImportJobs, leadImportRoutes } from '../imports/leads/lead-import-jobs';
import { linkRoutes } from '../links/links.routes';
import { cancelWaiting, countWaiting } from '../publications/waiting.queries';
import { answerRoutes, mailsHandedOver } from '../sequences/answers/answers.routes';
import { noteClicks } from '../sequences/answers/clicked';
import {
  companyCode,
  companyCodeByAddress,
  companySenderRoutes,
} from '../sequences/sender/company-sender.routes';
import { sendRepliesJob } from '../sequences/sending/send-replies-job';
import { sequenceRoutes } from '../sequences/sequences.routes';
import { unsubscribeRoutes, unsubscribes } from '../sequences/unsubscribing/unsubscribe.routes';
import { answersOfLeads, type KnownWords } from '../sequences/waiting/unreplied.queries';

const reach = { driverOf, drawer: pictureDrawer };
const publishing = publicationJob(reach);

const jobs: readonly Job<WorkDeps>[] = [
  publishing,
  sweepPublicationsJob(publishing),
  sendRepliesJob,
  makeReportsJob,
  ...Object.values(leadImportJobs),
];

const limits: readonly Limit[] = [
  channelTries,
  formsByAddress,
  companyCode,
  companyCodeByAddress,
  mailsHandedOver,
  unsubscribes,
];

/** What is published, captured, answered and measured: the second half of COMERZIA. */
export const delivery = {
  jobs,
  limits,
  open(given: FeatureDeps & CampaignDeps & { sales: KnownWords }) {
    const publications = { ...given, reach, publishing };
    const hits = createHitWriter({ db: given.db, logger: given.logger, noteClicks });
    const pictures = {
      kept: picturesIn(given.config),
      drawer: pictureDrawer,
      shrunk: createShrunkPictures({ kept: formsIn(given.config), shrinker: pictureDrawer }),
    };
    const capture = { ...given, ...pictures, hits, publicUrl: given.config.publicUrl };
    return {
      routes: [
        ...linkRoutes({ ...given, hits }),
        ...visitorRoutes(capture),
        ...optInRoutes(capture),
        ...marketingPageRoutes(capture),
        ...submissionRoutes(capture),
        ...suppressionRoutes(capture),
        // Before the leads, whose address with an id would take theirs.
        ...leadImportRoutes(given),
        ...leadErasingRoutes(capture),
        ...marketingLeadRoutes(capture, answersOfLeads(given.sales)),
        ...publicationRoutes(publications),
        ...scheduleRoutes(publications),
        ...feedRoutes({ ...given, ...reach }),
        ...marketingChannelRoutes({ ...given, waiting: { count: countWaiting, cancel: cancelWaiting } }),
        ...sequenceRoutes(given),
        ...answerRoutes(given),
        ...companySenderRoutes(given),
        ...unsubscribeRoutes(given),
        ...marketingAnalyticsRoutes(given),
        ...marketingReportRoutes(given),
      ],
      close: () => hits.written(),
    };
  },
};
