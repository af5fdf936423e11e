import { asTyped } from '../../../../shared/assistant/bilingual';
import { refOf } from '../../../../shared/assistant/refs';
import { consultingPages } from '../../../../shared/consulting/addresses';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import { addressOf } from '../../../../shared/http/address';
import type { FeatureTools } from '../../../platform/tools/feature-tools';
import { both } from '../../../platform/tools/texts';
import { addFinding, listFindings, readReport } from './findings';

/** What sentences and programs can read and do in CONSULTIA. */
export const consultingTools: FeatureTools = {
  portal: 'consultia',
  tools: [listFindings, readReport, addFinding],
  records: {},
  lists: {
    business: async (ask) => {
      const found = await ask(companies.list, { query: { sort: 'name' } });
      return found.map(({ id, name }) => ({
        ref: refOf('business', id),
        text: asTyped(name),
        url: addressOf(consultingPages.company, { id }),
      }));
    },
  },
  examples: async () => [
    { tool: 'list_findings', text: both('Which problems are there?', '¿Qué problemas hay?') },
    { tool: 'read_report', text: both('Show me the report', 'Enséñame el informe') },
  ],
};
