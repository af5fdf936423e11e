import type { Feature, WorkDeps } from '../../platform/feature';
import { exportMarketing } from './account-data.queries';
import { marketingActRoutes } from './acts/acts.routes';
import { pictureRoutes } from './assets/serving/pictures.routes';
import { pictureSetRoutes } from './assets/serving/sets.routes';
import { drawPicturesJob } from './assets/sets/draw-pictures-job';
import { sweepPicturesJob } from './assets/sets/sweep-pictures';
import { closePictureDrawer, pictureDrawer, picturesIn } from './assets/the-drawer';
import { purgeBin } from './bin/bin.queries';
import { marketingBinRoutes } from './bin/bin.routes';
import { delivery } from './delivery';
import { marketingCompanyRoutes } from './companies/companies.routes';
import { marketingCampaignRoutes } from './campaigns/editing/campaigns.routes';
import { marketingSetRoutes } from './campaigns/sets/sets.routes';
import { writeSetJob } from './campaigns/sets/write-set-job';
import { marketingContentRoutes } from './contents/contents.routes';
import { imageRoutes } from './images/images.routes';
import { productImportJobs } from './imports/import-jobs';
import { productImportRoutes } from './imports/imports.routes';
import { marketingProductRoutes } from './products/products.routes';
import { deleteUnusedImages, keptDays } from './bin/unused-images.queries';
import { marketingRecorder, marketingUndo } from './recording/marketing-recorder';
import { marketingSearchRoutes } from './search/search.routes';

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

export const marketing: Feature = {
  name: 'marketing',
  rooms: [
    ...['steps', 'grammar', 'images', 'products', 'campaigns', 'contents', 'assets'],
    ...['channels', 'links', 'capture', 'publications', 'sequences', 'analytics'],
    ...['bin', 'companies', 'recording', 'acts', 'imports', 'search', 'demo'],
  ],
  jobs: [
    ...[marketingUndo.job, ...Object.values(setJobs), drawPictures, sweepPicturesJob],
    ...[...Object.values(productImportJobs), ...delivery.jobs],
  ],
  limits: delivery.limits,
  expires: [
    { name: 'what is in the bin', keptDays: 30, remove: purgeBin },
    { name: 'pictures that nothing shows', keptDays, remove: deleteUnusedImages },
    ...delivery.expires,
  ],
  accountData: (db, owner) => ({ marketing: exportMarketing(db, owner) }),
  seedDemo: async (tx, owner) => (await import('./demo/seed-demo')).seedDemoMarketing(tx, owner),

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
};
