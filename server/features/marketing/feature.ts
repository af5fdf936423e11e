import type { Expiring, Feature, FeatureDeps, WorkDeps } from '../../platform/feature';
import { exportMarketing } from './account-data.queries';
import { marketingActRoutes } from './acts/acts.routes';
import { pictureRoutes } from './assets/serving/pictures.routes';
import { pictureSetRoutes } from './assets/serving/sets.routes';
import { drawPicturesJob } from './assets/sets/draw-pictures-job';
import { sweepPicturesJob } from './assets/sets/sweep-pictures';
import { createShrunkPictures } from './assets/shrinking/shrunk-pictures';
import { closePictureDrawer, formsIn, pictureDrawer, picturesIn } from './assets/the-drawer';
import { purgeBin } from './bin/bin.queries';
import { marketingBinRoutes } from './bin/bin.routes';
import { marketingCompanyRoutes } from './companies/companies.routes';
import { marketingCampaignRoutes } from './campaigns/editing/campaigns.routes';
import { type CampaignDeps, marketingSetRoutes } from './campaigns/sets/sets.routes';
import { marketingContentRoutes } from './contents/contents.routes';
import { imageRoutes } from './images/images.routes';
import { productImportJobs, productPicturesJob } from './imports/import-jobs';
import { productImportRoutes } from './imports/imports.routes';
import { marketingProductRoutes } from './products/products.routes';
import { deleteUnusedImages, keptDays } from './bin/unused-images.queries';
import { marketingRecorder, marketingUndo } from './recording/marketing-recorder';
import { marketingRooms } from './rooms';
import { marketingSearchRoutes } from './search/search.routes';
import type { Limit } from '../../platform/http/limits/rate-limits';
import type { Job } from '../../platform/jobs/job';
import { driverOf } from './channels/driver-of';
import { deleteOldOptInMails } from './mails-a-day.queries';
import { publicationJob, sweepPublicationsJob } from './publications/engine/publish-job';
import { feedRoutes } from './publications/feed/feed.routes';
import { publicationRoutes } from './publications/publications.routes';
import { scheduleRoutes } from './publications/schedule/schedule.routes';
import { marketingAnalyticsRoutes } from './analytics/analytics.routes';
import { keptViewDays, sumOldDays } from './analytics/figures/days.queries';
import { makeReportsJob } from './analytics/reports/make-reports-job';
import { marketingReportRoutes } from './analytics/reports/reports.routes';
import { channelTries, marketingChannelRoutes } from './channels/channels.routes';
import { endLapsed } from './capture/consents/end-lapsed';
import { deleteOldEvidence } from './capture/consents/lapsed.queries';
import { optInRoutes } from './capture/consents/opt-in.routes';
import { suppressionRoutes } from './capture/consents/suppressions.routes';
import { leadErasingRoutes } from './capture/erasing/erasing.routes';
import { marketingLeadRoutes } from './capture/lists/leads.routes';
import { marketingPageRoutes } from './capture/pages/pages.routes';
import { submissionRoutes } from './capture/submissions/submissions.routes';
import { deleteSuspects, suspectDays } from './capture/stored/submissions.queries';
import { createHitWriter } from './capture/visitors/record-hits';
import { formsByAddress } from './capture/visitors/send-form';
import { visitorRoutes } from './capture/visitors/visitors.routes';
import { leadImportJobs, leadImportRoutes } from './imports/leads/lead-import-jobs';
import { deleteSalts } from './links/links.queries';
import { linkRoutes } from './links/links.routes';
import { cancelWaiting, countWaiting } from './publications/waiting.queries';
import { answerRoutes, mailsHandedOver } from './sequences/answers/answers.routes';
import { noteClicks } from './sequences/answers/clicked';
import {
  companyCode,
  companyCodeByAddress,
  companySenderRoutes,
} from './sequences/sender/company-sender.routes';
import { sendRepliesJob } from './sequences/sending/send-replies-job';
import { sequenceRoutes } from './sequences/sequences.routes';
import { unsubscribeRoutes, unsubscribes } from './sequences/unsubscribing/unsubscribe.routes';
import type { Readers } from './takeover/readers';
import { takeoverRoutes } from './takeover/takeover.routes';
import { formerSetJobsOf, loadWriter, setJobsOf } from './writer/set-jobs';
import { readMarketingToday } from './today/read-today';

const setJobs = setJobsOf(marketingRecorder);
const drawPictures = drawPicturesJob(pictureDrawer, marketingRecorder);

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

const expires: readonly Expiring[] = [
  { name: 'views and clicks', keptDays: keptViewDays, remove: sumOldDays },
  { name: 'consents that nobody confirmed', keptDays: 0, remove: endLapsed },
  // Three years after the withdrawal, with their leap day.
  { name: 'evidence of withdrawn consents', keptDays: 1_096, remove: deleteOldEvidence },
  { name: 'suspects that nobody released', keptDays: suspectDays, remove: deleteSuspects },
  { name: 'times of mails that asked for a consent', keptDays: 2, remove: deleteOldOptInMails },
  { name: "salts of visitors' hashes", keptDays: 2, remove: deleteSalts },
];

/** What is published, captured, answered and measured: the second half of COMERZIA. */
const delivery = {
  jobs,
  limits,
  expires,
  open(given: FeatureDeps & CampaignDeps) {
    const publications = { ...given, reach, publishing };
    const hits = createHitWriter({ db: given.db, logger: given.logger, noteClicks });
    const mayMail = (username: string) => !given.isDemo({ username });
    const pictures = {
      kept: picturesIn(given.config),
      drawer: pictureDrawer,
      shrunk: createShrunkPictures({ kept: formsIn(given.config), shrinker: pictureDrawer }),
    };
    const capture = { ...given, ...pictures, hits, mayMail, publicUrl: given.config.publicUrl };
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
        ...marketingLeadRoutes(capture),
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

const stated = {
  name: 'marketing',
  rooms: marketingRooms,
  jobs: [
    marketingUndo.job,
    ...Object.values(setJobs),
    ...formerSetJobsOf(marketingRecorder),
    drawPictures,
    sweepPicturesJob,
    ...Object.values(productImportJobs),
    productPicturesJob,
    ...delivery.jobs,
  ],
  limits: delivery.limits,
  expires: [
    { name: 'what is in the bin', keptDays: 30, remove: purgeBin },
    { name: 'pictures that nothing shows', keptDays, remove: deleteUnusedImages },
    ...delivery.expires,
  ],
  today: readMarketingToday,
  accountData: (db, owner) => ({ marketing: exportMarketing(db, owner, marketingRecorder.entities) }),
} satisfies Feature;

/** COMERZIA; `readers` know the other portals. */
export const marketing = (readers: Readers): Feature => ({
  ...stated,
  seedDemo: async (tx, owner, announce) =>
    (await import('./demo/seed-demo')).seedLinkedDemo(tx, owner, announce, readers.businesses),

  open(deps) {
    const job = deps.config.llm ? setJobs.model : setJobs.template;
    const given = { ...deps, recorder: marketingRecorder, loadWriter, job };
    const studio = { ...given, job: drawPictures, kept: picturesIn(deps.config), drawer: pictureDrawer };
    const delivered = delivery.open(given);
    return {
      routes: [
        ...delivered.routes,
        // Before the products, whose address with an id would take theirs.
        ...productImportRoutes(given),
        ...imageRoutes(given),
        ...marketingProductRoutes(given),
        ...takeoverRoutes({ ...given, ...readers }),
        ...marketingCompanyRoutes(given),
        ...marketingSetRoutes(given),
        ...marketingCampaignRoutes(given),
        ...marketingContentRoutes(given),
        ...pictureRoutes(studio),
        ...pictureSetRoutes(studio),
        ...marketingSearchRoutes(given),
        ...marketingActRoutes(given),
        ...marketingBinRoutes(given),
      ],
      close: async () => {
        await delivered.close();
        await closePictureDrawer();
      },
    };
  },
});
