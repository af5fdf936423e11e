import type { Feature, WorkDeps } from '../../platform/feature';
import { exportMarketing } from './account-data.queries';
import { marketingActRoutes } from './acts/acts.routes';
import { driverOf } from './channels/driver-of';
import { publicationJob, sweepPublicationsJob } from './publications/engine/publish-job';
import { feedRoutes } from './publications/feed/feed.routes';
import { publicationRoutes } from './publications/publications.routes';
import { scheduleRoutes } from './publications/schedule/schedule.routes';
import { marketingAnalyticsRoutes } from './analytics/analytics.routes';
import { keptViewDays, sumOldDays } from './analytics/figures/days.queries';
import { makeReportsJob } from './analytics/reports/make-reports-job';
import { marketingReportRoutes } from './analytics/reports/reports.routes';
import { pictureRoutes } from './assets/serving/pictures.routes';
import { pictureSetRoutes } from './assets/serving/sets.routes';
import { drawPicturesJob } from './assets/sets/draw-pictures-job';
import { sweepPicturesJob } from './assets/sets/sweep-pictures';
import { closePictureDrawer, pictureDrawer, picturesIn } from './assets/the-drawer';
import { purgeBin } from './bin/bin.queries';
import { marketingBinRoutes } from './bin/bin.routes';
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
import { createViewWriter } from './capture/visitors/record-views';
import { formsByAddress } from './capture/visitors/send-form';
import { visitorRoutes } from './capture/visitors/visitors.routes';
import { marketingCompanyRoutes } from './companies/companies.routes';
import { marketingCampaignRoutes } from './campaigns/editing/campaigns.routes';
import { marketingSetRoutes } from './campaigns/sets/sets.routes';
import { writeSetJob } from './campaigns/sets/write-set-job';
import { marketingContentRoutes } from './contents/contents.routes';
import { imageRoutes } from './images/images.routes';
import { productImportJobs } from './imports/import-jobs';
import { leadImportJobs, leadImportRoutes } from './imports/leads/lead-import-jobs';
import { productImportRoutes } from './imports/imports.routes';
import { deleteSalts } from './links/links.queries';
import { linkRoutes } from './links/links.routes';
import { createClickWriter } from './links/record-clicks';
import { marketingProductRoutes } from './products/products.routes';
import { cancelWaiting, countWaiting } from './publications/waiting.queries';
import { deleteUnusedImages, keptDays } from './bin/unused-images.queries';
import { marketingRecorder, marketingUndo } from './recording/marketing-recorder';
import { marketingSearchRoutes } from './search/search.routes';
import { answerRoutes, mailsHandedOver } from './sequences/answers/answers.routes';
import {
  companyCode,
  companyCodeByAddress,
  companySenderRoutes,
} from './sequences/sender/company-sender.routes';
import { sendRepliesJob } from './sequences/sending/send-replies-job';
import { sequenceRoutes } from './sequences/sequences.routes';
import { unsubscribeRoutes, unsubscribes } from './sequences/unsubscribing/unsubscribe.routes';

const loadWriter = async () => (await import('./campaigns/engine-writer')).engineWriter;
const loadModelWriter = async ({ config: { llm }, outbound }: WorkDeps) => {
  const templates = await loadWriter();
  return llm
    ? (await import('./campaigns/model-writer')).modelWriter(templates, { llm, outbound })
    : templates;
};

/** The jobs that write sets. A language model is given five minutes; a job of a dead process waits as long as it may run. */
const setJobs = {
  template: writeSetJob({ name: 'writeMarketingSet', seconds: 60, loadWriter }, marketingRecorder),
  model: writeSetJob(
    { name: 'writeMarketingSetByModel', seconds: 330, loadWriter: loadModelWriter },
    marketingRecorder,
  ),
};
const drawPictures = drawPicturesJob(pictureDrawer, marketingRecorder);
const reach = { driverOf, drawer: pictureDrawer };
const publishing = publicationJob(reach);

export const marketing: Feature = {
  name: 'marketing',
  rooms: [
    ...['steps', 'grammar', 'images', 'products', 'campaigns', 'contents', 'assets'],
    ...['channels', 'links', 'capture', 'publications', 'sequences', 'analytics'],
    ...['bin', 'companies', 'recording', 'acts', 'imports', 'search', 'demo'],
  ],
  jobs: [
    ...[marketingUndo.job, ...Object.values(setJobs), drawPictures, sweepPicturesJob, makeReportsJob],
    ...[publishing, sweepPublicationsJob(publishing), sendRepliesJob],
    ...[...Object.values(productImportJobs), ...Object.values(leadImportJobs)],
  ],
  limits: [channelTries, formsByAddress, companyCode, companyCodeByAddress, mailsHandedOver, unsubscribes],
  expires: [
    { name: 'what is in the bin', keptDays: 30, remove: purgeBin },
    { name: 'pictures that nothing shows', keptDays, remove: deleteUnusedImages },
    { name: 'views and clicks', keptDays: keptViewDays, remove: sumOldDays },
    { name: 'consents that nobody confirmed', keptDays: 0, remove: endLapsed },
    // Three years after the withdrawal, with their leap day.
    { name: 'evidence of withdrawn consents', keptDays: 1_096, remove: deleteOldEvidence },
    { name: 'suspects that nobody released', keptDays: suspectDays, remove: deleteSuspects },
    { name: "salts of visitors' hashes", keptDays: 2, remove: deleteSalts },
  ],
  accountData: (db, owner) => ({ marketing: exportMarketing(db, owner) }),
  seedDemo: async (tx, owner) => (await import('./demo/seed-demo')).seedDemoMarketing(tx, owner),

  open(deps) {
    const job = deps.config.llm ? setJobs.model : setJobs.template;
    const given = { ...deps, recorder: marketingRecorder, loadWriter, job };
    const studio = { ...given, job: drawPictures, kept: picturesIn(deps.config), drawer: pictureDrawer };
    const publications = { ...given, reach, publishing };
    const clicks = createClickWriter(deps.db, deps.logger);
    const views = createViewWriter(deps.db, deps.logger);
    const mayMail = (username: string) => !deps.isDemo({ username });
    const capture = { ...given, views, mayMail, publicUrl: deps.config.publicUrl };
    return {
      routes: [
        ...linkRoutes({ ...deps, clicks }),
        ...visitorRoutes(capture),
        ...optInRoutes(capture),
        ...marketingPageRoutes(capture),
        ...submissionRoutes(capture),
        ...suppressionRoutes(capture),
        // Before the leads, whose address with an id would take theirs.
        ...leadImportRoutes(given),
        ...leadErasingRoutes(capture),
        ...marketingLeadRoutes(capture),
        // Before the products, whose address with an id would take theirs.
        ...productImportRoutes(given),
        ...imageRoutes(given),
        ...marketingProductRoutes(given),
        ...marketingCompanyRoutes(given),
        ...marketingSetRoutes(given),
        ...marketingCampaignRoutes(given),
        ...marketingContentRoutes(given),
        ...publicationRoutes(publications),
        ...scheduleRoutes(publications),
        ...feedRoutes(given),
        ...pictureRoutes(studio),
        ...pictureSetRoutes(studio),
        ...marketingChannelRoutes({ ...given, waiting: { count: countWaiting, cancel: cancelWaiting } }),
        ...sequenceRoutes(deps),
        ...answerRoutes(deps),
        ...companySenderRoutes(deps),
        ...unsubscribeRoutes(deps),
        ...marketingAnalyticsRoutes(given),
        ...marketingReportRoutes(given),
        ...marketingSearchRoutes(given),
        ...marketingActRoutes(given),
        ...marketingBinRoutes(given),
      ],
      close: async () => {
        await clicks.close();
        await views.close();
        await closePictureDrawer();
      },
    };
  },
};
