import { addAmount, addCompany, addContact, addDeal } from './add-leads';
import { addTask, arrange, doLater } from './add-tasks';
import {
  changeCompany,
  changeContact,
  changeDeal,
  changeStatus,
  closeDeal,
  emailContact,
  finishTask,
  moveDeal,
  postponeTask,
} from './change-leads';
import { logCommunication } from './log-communication';
import { assignRecord, binRecord, tagRecord } from './mark-leads';
import { approveCampaign, pauseCampaign, schedulePosts, writeCampaigns } from './campaign-acts';
import { changeMany, isMany } from './change-many';
import type { Frame } from './draft';
import { setOwn } from './own-fields';
import {
  addFacts,
  addFinding,
  addProduct,
  campaignFigures,
  changeLead,
  listCampaigns,
  listContent,
  listFindings,
  listLeads,
  listPosts,
  listProducts,
  productScore,
  readReport,
} from './marketing';
import { dealsInStage, listDeals, whatWasWon, whenItCloses } from './read-deals';
import { lastSpoke, nextMeeting, listCommunications, listTasks, salesFigures } from './read-leads';
import { listCompanies, listContacts } from './read-people';
import {
  bareName,
  fetchRecord,
  fieldOf,
  history,
  howGoes,
  keeperOf,
  searchWords,
  undoAct,
} from './read-names';

/** What changes one record is not meant where many are spoken of. */
const ofOne =
  (frame: Frame): Frame =>
  (sentence) =>
    isMany(sentence) ? undefined : frame(sentence);

const onesOnly: readonly Frame[] = [
  binRecord,
  setOwn,
  tagRecord,
  assignRecord,
  changeStatus,
  changeDeal,
  changeContact,
  changeCompany,
  moveDeal,
  closeDeal,
  postponeTask,
  finishTask,
].map(ofOne);

/** What may be meant, in the order in which it is tried: what begins with a verb of its own before what only has a noun. */
export const frames: readonly Frame[] = [
  undoAct,
  addTask,
  logCommunication,
  arrange,
  writeCampaigns,
  addFinding,
  addContact,
  addAmount,
  addDeal,
  addProduct,
  addCompany,
  approveCampaign,
  pauseCampaign,
  schedulePosts,
  emailContact,
  changeLead,
  changeMany,
  ...onesOnly,
  addFacts,
  doLater,
  history,
  lastSpoke,
  nextMeeting,
  keeperOf,
  fieldOf,
  productScore,
  dealsInStage,
  whenItCloses,
  whatWasWon,
  salesFigures,
  campaignFigures,
  howGoes,
  fetchRecord,
  listFindings,
  readReport,
  listTasks,
  listDeals,
  listLeads,
  listCampaigns,
  listPosts,
  listContent,
  listProducts,
  listCommunications,
  listContacts,
  listCompanies,
  searchWords,
  bareName,
];
