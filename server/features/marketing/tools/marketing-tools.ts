import { asTyped } from '../../../../shared/assistant/bilingual';
import { refOf } from '../../../../shared/assistant/refs';
import { marketingCampaignsApi } from '../../../../shared/marketing/campaigns/editing/endpoints';
import { marketingLeadsApi } from '../../../../shared/marketing/capture/leads/endpoints';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import { marketingContentsApi } from '../../../../shared/marketing/contents/endpoints';
import { marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import { stepAddress } from '../../../../shared/marketing/steps';
import type { FeatureTools } from '../../../platform/tools/feature-tools';
import { both } from '../../../platform/tools/texts';
import { campaignFigures, productScore } from './figures';
import { listLeads, listPosts } from './list-arrivals';
import { listCampaigns, listContent, listProducts } from './list-tools';
import { findMarketingNames } from './names.queries';
import { schedulePosts } from './schedule-posts';
import {
  addFacts,
  addProduct,
  approveCampaign,
  changeLead,
  pauseCampaign,
  writeCampaigns,
} from './write-tools';

/** What sentences and programs can read and do in COMERZIA. */
export const marketingTools: FeatureTools = {
  portal: 'comerzia',
  tools: [
    listProducts,
    productScore,
    listCampaigns,
    listContent,
    listLeads,
    listPosts,
    campaignFigures,
    addProduct,
    addFacts,
    writeCampaigns,
    approveCampaign,
    changeLead,
    schedulePosts,
    pauseCampaign,
  ],
  records: {
    product: async (ask, id) => {
      const { name, version, marketingCompanyId } = await ask(marketingProductsApi.read, { params: { id } });
      const url = stepAddress(marketingCompanyId, 'product', { product: String(id) });
      return { ref: refOf('product', id), name, version, url };
    },
    campaign: async (ask, id) => {
      const { name, version, marketingCompanyId, setId } = await ask(marketingCampaignsApi.read, {
        params: { id },
      });
      const url = stepAddress(marketingCompanyId, 'campaigns', {
        set: setId === null ? undefined : String(setId),
      });
      return { ref: refOf('campaign', id), name, version, url };
    },
    content: async (ask, id) => {
      const { name, version, marketingCompanyId } = await ask(marketingContentsApi.read, { params: { id } });
      const url = stepAddress(marketingCompanyId, 'contents', { content: String(id) });
      return { ref: refOf('content', id), name, version, url };
    },
    lead: async (ask, id) => {
      const row = await ask(marketingLeadsApi.read, { params: { id } });
      const name = row.contactName ?? row.contactEmail ?? row.companyName ?? '';
      const url = stepAddress(row.marketingCompanyId, 'leads', { lead: String(id) });
      return { ref: refOf('lead', id), name, version: row.version, url };
    },
  },
  lists: {
    brand: async (ask) => {
      const brands = await ask(marketingCompaniesApi.list);
      return brands.map(({ id, name }) => ({
        ref: refOf('brand', id),
        text: asTyped(name),
        url: stepAddress(id, 'product'),
      }));
    },
  },
  histories: {
    brand: (ask, id) => ask(marketingCompaniesApi.history, { params: { id } }),
    product: (ask, id) => ask(marketingProductsApi.history, { params: { id } }),
    content: (ask, id) => ask(marketingContentsApi.history, { params: { id } }),
    lead: (ask, id) => ask(marketingLeadsApi.history, { params: { id } }),
  },
  examples: async (ask) => {
    const { rows } = await ask(marketingProductsApi.list, { query: { limit: 1, sort: '-updatedAt' } });
    const name = rows[0]?.name;
    return [
      ...(name
        ? [
            {
              tool: 'write_campaigns',
              text: both(`Create a campaign for ${name}`, `Crea una campaña para ${name}`),
            },
            { tool: 'product_score', text: both(`What is missing in ${name}?`, `¿Qué le falta a ${name}?`) },
          ]
        : []),
      {
        tool: 'list_leads',
        text: both('Which leads came this week?', '¿Qué leads han llegado esta semana?'),
      },
    ];
  },
  findNames: findMarketingNames,
};
