import type { Expiring, Feature } from '../../platform/feature';
import { exportMarketing } from './account-data.queries';
import { marketingActRoutes } from './acts/acts.routes';
import { pictureRoutes } from './assets/serving/pictures.routes';
import { pictureSetRoutes } from './assets/serving/sets.routes';
import { drawPicturesJob } from './assets/sets/draw-pictures-job';
import { sweepPicturesJob } from './assets/sets/sweep-pictures';
import { closePictureDrawer, pictureDrawer, picturesIn } from './assets/the-drawer';
import { purgeBin } from './bin/bin.queries';
import { marketingBinRoutes } from './bin/bin.routes';
import { marketingCompanyRoutes } from './companies/companies.routes';
import { marketingCampaignRoutes } from './campaigns/editing/campaigns.routes';
import { marketingSetRoutes } from './campaigns/sets/sets.routes';
import { marketingContentRoutes } from './contents/contents.routes';
import { imageRoutes } from './images/images.routes';
import { productImportJobs, productPicturesJob } from './imports/import-jobs';
import { productImportRoutes } from './imports/imports.routes';
import { marketingProductRoutes } from './products/products.routes';
import { deleteUnusedImages, keptDays } from './bin/unused-images.queries';
import { marketingRecorder, marketingUndo } from './recording/marketing-recorder';
import { marketingRooms } from './rooms';
import { marketingSearchRoutes } from './search/search.routes';
import type { Readers } from './takeover/readers';
import { takeoverRoutes } from './takeover/takeover.routes';
import { formerSetJobsOf, loadWriter, setJobsOf } from './writer/set-jobs';
import { marketingTools } from './tools/marketing-tools';
import { readingMarketingToday } from './today/read-today';
import { deleteOldOptInMails } from './mails-a-day.queries';
import { keptViewDays, sumOldDays } from './analytics/figures/days.queries';
import { endLapsed } from './capture/consents/end-lapsed';
import { deleteOldEvidence } from './capture/consents/lapsed.queries';
import { deleteSuspects, suspectDays } from './capture/stored/submissions.queries';
import { deleteSalts } from './links/links.queries';
import { delivery } from './delivery/delivery';

const expiring: readonly Expiring[] = [
  { name: 'views and clicks', keptDays: keptViewDays, remove: sumOldDays },
  { name: 'consents that nobody confirmed', keptDays: 0, remove: endLapsed },
  // Three years after the withdrawal, with their leap day.
  { name: 'evidence of withdrawn consents', keptDays: 1_096, remove: deleteOldEvidence },
  { name: 'suspects that nobody released', keptDays: suspectDays, remove: deleteSuspects },
  { name: 'times of mails that asked for a consent', keptDays: 2, remove: deleteOldOptInMails },
  { name: "salts of visitors' hashes", keptDays: 2, remove: deleteSalts },
];

const setJobs = setJobsOf(marketingRecorder);
const drawPictures = drawPicturesJob(pictureDrawer, marketingRecorder);

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
    ...expiring,
  ],
  tools: marketingTools,
  accountData: (db, owner) => ({ marketing: exportMarketing(db, owner, marketingRecorder.entities) }),
} satisfies Feature;

/** COMERZIA; `readers` know the other portals. */
export const marketing = (readers: Readers): Feature => ({
  ...stated,
  today: readingMarketingToday(readers.sales),
  seedDemo: async (tx, owner, announce) =>
    (await import('./demo/seed-demo')).seedLinkedDemo(tx, owner, announce, readers.businesses),

  open(deps) {
    const job = deps.config.llm ? setJobs.model : setJobs.template;
    const given = { ...deps, recorder: marketingRecorder, loadWriter, job, sales: readers.sales };
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
