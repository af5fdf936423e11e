import { setMessages } from '../../../../shared/marketing/campaigns/notices/messages';
import { actMessages } from '../../../../shared/acts/messages';
import { createRecorder } from '../../../platform/acts/recorder';
import type { UndoRules } from '../../../platform/acts/undoing/undo-act';
import { undoJob } from '../../../platform/acts/undoing/undo-job';
import { captureMessages } from '../../../../shared/marketing/capture/messages';
import { conflict } from '../../../platform/http/errors';
import { refuseAtWork } from '../../../platform/imports/imports.queries';
import { assetMessages } from '../../../../shared/marketing/assets/messages';
import { marketingAssetKind } from '../assets/pictures/asset-kind.queries';
import {
  campaignDerivations,
  marketingCampaignKind,
  marketingContentKind,
  productLinks,
} from '../campaigns/pieces/campaign-kind.queries';
import { isWritingAct } from '../campaigns/sets/set-writing.queries';
import { leadLinks, marketingLeadKind } from '../capture/leads/lead-kind.queries';
import { companyLimit, marketingCompanyKind } from '../companies/company-kind.queries';
import { companyLinks, marketingProductKind, productDerivations } from '../products/product-kind.queries';

/** Writes the records of COMERZIA. */
export const marketingRecorder = createRecorder({
  kinds: [
    marketingCompanyKind,
    marketingProductKind,
    marketingCampaignKind,
    marketingContentKind,
    marketingAssetKind,
    marketingLeadKind,
  ],
  derivations: [companyLimit, ...productDerivations, ...campaignDerivations],
  links: [companyLinks, productLinks, ...leadLinks],
});

const gone = () => conflict(actMessages['act.missing']);

/** How the acts of COMERZIA are taken back. */
export const marketingUndo: UndoRules = {
  job: undoJob('undoMarketingAct', marketingRecorder),
  async prepare(tx, owner, { id }) {
    await refuseAtWork(tx, owner, id);
    if (await isWritingAct(tx, owner, id)) throw conflict(setMessages['set.busy']);
  },
  // What was deleted for good with its company cannot come back without it.
  broken: {
    marketing_campaigns_in_set: () => conflict(setMessages['campaign.taken']),
    marketing_products_marketing_company_id_marketing_companies_id_fk: gone,
    marketing_campaigns_marketing_company_id_marketing_companies_id_fk: gone,
    marketing_campaigns_product_id_marketing_products_id_fk: gone,
    marketing_campaigns_set_id_marketing_campaign_sets_id_fk: gone,
    marketing_contents_marketing_company_id_marketing_companies_id_fk: gone,
    marketing_contents_product_id_marketing_products_id_fk: gone,
    marketing_contents_campaign_id_marketing_campaigns_id_fk: gone,
    marketing_assets_marketing_company_id_marketing_companies_id_fk: gone,
    marketing_assets_campaign_id_marketing_campaigns_id_fk: gone,
    marketing_leads_marketing_company_id_marketing_companies_id_fk: gone,
    marketing_leads_email: () => conflict(captureMessages['lead.taken']),
    marketing_assets_place: () => conflict(assetMessages['pictures.place']),
  },
};
