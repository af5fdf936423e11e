import type { AnswerRow } from '../../../../shared/assistant/answers';
import { type RefKind, refKinds, refOf } from '../../../../shared/assistant/refs';
import { answerLimits } from '../../../../shared/assistant/scales';
import { consultingPages } from '../../../../shared/consulting/addresses';
import { consultingSearchApi } from '../../../../shared/consulting/search/endpoints';
import { addressOf } from '../../../../shared/http/address';
import { leadSearch } from '../../../../shared/leads/search/endpoints';
import { recordAddress } from '../../../../shared/leads/sections';
import { marketingSearchApi } from '../../../../shared/marketing/search/endpoints';
import { stepAddress } from '../../../../shared/marketing/steps';
import { aLine, aRecord, needed } from '../../../platform/tools/arguments';
import { both, countText, labelled, type Noun, noneText, ownText } from '../../../platform/tools/texts';
import { defineTool, type ToolAnswer } from '../../../platform/tools/tool';

const words = both('Words', 'Palabras');
const record = both('Record', 'Registro');
const noun: Noun = { one: both('record', 'registro'), several: both('records', 'registros'), gender: 'm' };

const portals = {
  leads: both('LEADMANAGER', 'LEADMANAGER'),
  marketing: both('COMERZIA', 'COMERZIA'),
  consulting: both('CONSULTIA', 'CONSULTIA'),
};
const portal = both('Where', 'Dónde');
const keeperLabel = both('Assigned to', 'Responsable');
const detailLabel = both('Detail', 'Detalle');

const rowOf = (
  where: keyof typeof portals,
  given: { ref: AnswerRow['ref']; name: string; url: string; detail: string | null },
): AnswerRow => ({
  ref: given.ref,
  name: given.name,
  url: given.url,
  facts: [
    { label: portal, text: portals[where] },
    ...(given.detail ? [{ label: detailLabel, text: ownText(given.detail) }] : []),
  ],
});

const leadKinds = { contact: 'contact', company: 'company', opportunity: 'deal' } as const;
const leadSections = { contact: 'contacts', company: 'companies', opportunity: 'opportunities' } as const;
const marketingKinds = {
  marketingCompany: ['brand', 'product'],
  marketingProduct: ['product', 'product'],
  marketingCampaign: ['campaign', 'campaigns'],
  marketingContent: ['content', 'contents'],
  marketingLead: ['lead', 'leads'],
} as const;

export const search = defineTool({
  name: 'search',
  title: both('Find', 'Buscar'),
  about: 'Finds records of all portals by name, address, phone or words.',
  endpoints: [leadSearch.find, marketingSearchApi.find, consultingSearchApi.find],
  effect: 'read',
  takes: { words: needed(aLine(words)) },
  async answer({ words: q }, { ask }) {
    const query = { q };
    const [leads, marketing, consulting] = await Promise.all([
      ask(leadSearch.find, { query }),
      ask(marketingSearchApi.find, { query }),
      ask(consultingSearchApi.find, { query }),
    ]);
    const rows = [
      ...leads.map(({ entity, id, name, detail }) =>
        rowOf('leads', {
          ref: refOf(leadKinds[entity], id),
          name,
          detail,
          url: recordAddress(leadSections[entity], id),
        }),
      ),
      ...marketing.map(({ entity, id, marketingCompanyId, name, detail }) => {
        const [kind, step] = marketingKinds[entity];
        return rowOf('marketing', {
          ref: refOf(kind, id),
          name,
          detail,
          url: stepAddress(marketingCompanyId, step),
        });
      }),
      ...consulting.map(({ entity, id, companyId, companyName, name }) =>
        rowOf('consulting', {
          ref: entity === 'company' ? refOf('business', id) : null,
          name,
          detail: companyName === name ? null : companyName,
          url: addressOf(consultingPages.company, { id: companyId }),
        }),
      ),
    ];
    return found(rows, [labelled(words, ownText(q))]);
  },
});

function found(rows: readonly AnswerRow[], filter: ToolAnswer['computed']['filter']): ToolAnswer {
  return {
    said: rows.length === 0 ? noneText(noun) : countText(noun, { count: rows.length, more: false }),
    figures: [],
    rows: rows.slice(0, answerLimits.rows),
    total: { count: rows.length, more: false },
    computed: { filter, period: null, currencies: [], notes: [] },
    list: null,
  };
}

/** What can be opened by reference. */
const opened = refKinds.filter(
  (kind): kind is RefKind => !['stage', 'tag', 'field', 'member', 'set', 'post'].includes(kind),
);

export const fetchRecord = defineTool({
  name: 'fetch',
  title: both('Open', 'Abrir'),
  about: 'Reads one record by its reference.',
  endpoints: [leadSearch.find],
  effect: 'read',
  takes: { record: needed(aRecord(record, ...opened)) },
  async answer({ record: ref }, { named }) {
    const { name, url, facts = [], keeper } = await named(ref);
    // Who is no member any more has no name.
    const kept = keeper && (await named(keeper).catch(() => undefined));
    const shown = kept
      ? [...facts.slice(0, answerLimits.facts - 1), { label: keeperLabel, text: ownText(kept.name) }]
      : facts.slice(0, answerLimits.facts);
    const answer = found([{ ref, name, url, facts: shown }], []);
    return { ...answer, said: ownText(name), total: null };
  },
});
