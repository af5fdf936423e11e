import { refOf } from '../../../../shared/assistant/refs';
import { answerLimits } from '../../../../shared/assistant/scales';
import { marketingLeadsApi } from '../../../../shared/marketing/capture/leads/endpoints';
import { marketingPublicationsApi } from '../../../../shared/marketing/publications/endpoints';
import { stepAddress } from '../../../../shared/marketing/steps';
import { aChoice, aLine, aPeriod, idIn, needed, oneListed } from '../../../platform/tools/arguments';
import { both, ownText, timeText } from '../../../platform/tools/texts';
import { defineTool } from '../../../platform/tools/tool';
import { aboutWords, fact, filterText, inWords, listAnswer, momentsOf, rowOf } from './list-answer';
import { labels, leadWords, nouns, postWords } from './words';

const limit = answerLimits.rows;
const brand = needed(oneListed(labels.brand, 'brand'));
const own = (text: string | null) => (text ? ownText(text) : null);
const coded = (code: string | undefined) => (code === undefined ? {} : { status: { any: [code] } });

export const listLeads = defineTool({
  name: 'list_leads',
  title: both('List leads', 'Ver leads'),
  about: 'Lists people who left their address on a page: by status or when they came.',
  endpoints: [marketingLeadsApi.list, marketingLeadsApi.count],
  effect: 'read',
  takes: {
    brand,
    status: aChoice(labels.status, leadWords),
    created: aPeriod(labels.created),
    words: aLine(labels.words),
  },
  async answer({ brand: of, status, created, words: q }, use) {
    const company = idIn(of);
    const filter = { ...coded(status), ...(created && { createdAt: momentsOf(created) }) };
    const query = { company, ...(q !== undefined && { q }), ...filterText(filter) };
    const [{ rows }, total] = await Promise.all([
      use.ask(marketingLeadsApi.list, { query: { ...query, limit } }),
      use.ask(marketingLeadsApi.count, { query }),
    ]);
    return listAnswer({
      noun: nouns.lead,
      rows: rows.map((row) =>
        rowOf(
          refOf('lead', row.id),
          row.contactName ?? row.contactEmail ?? row.companyName ?? '',
          stepAddress(company, 'leads', { lead: String(row.id) }),
          [
            ...fact(labels.email, own(row.contactEmail)),
            ...fact(labels.status, leadWords[row.status]),
            ...fact(labels.created, timeText(row.createdAt)),
            ...fact(labels.campaign, own(row.campaignName)),
            ...fact(labels.from, own(row.lastFrom)),
          ],
        ),
      ),
      total,
      filter: [
        ...(await aboutWords(use, labels.brand, of)),
        ...inWords(labels.status, status && leadWords[status]),
      ],
      period: created,
      list: stepAddress(company, 'leads', { q }),
    });
  },
});

export const listPosts = defineTool({
  name: 'list_posts',
  title: both('List posts', 'Ver publicaciones'),
  about: 'Lists what is scheduled, was published or failed, in a period.',
  endpoints: [marketingPublicationsApi.list],
  effect: 'read',
  takes: { brand, status: aChoice(labels.status, postWords), due: aPeriod(labels.due) },
  async answer({ brand: of, status, due }, use) {
    const company = idIn(of);
    const filter = { ...coded(status), ...(due && { dueAt: momentsOf(due) }) };
    const sort = status === 'published' ? '-dueAt' : 'dueAt';
    const { rows, next } = await use.ask(marketingPublicationsApi.list, {
      query: { company, limit, sort, ...filterText(filter) },
    });
    return listAnswer({
      noun: nouns.post,
      rows: rows.map((row) =>
        rowOf(
          refOf('post', row.id),
          row.campaign,
          stepAddress(company, 'publishing', { publication: String(row.id) }),
          [
            ...fact(labels.due, timeText(row.dueAt)),
            ...fact(labels.status, postWords[row.status]),
            ...fact(labels.channel, own(row.channel)),
            ...fact(labels.text, own(row.excerpt)),
          ],
        ),
      ),
      total: { count: rows.length, more: next !== null },
      filter: [
        ...(await aboutWords(use, labels.brand, of)),
        ...inWords(labels.status, status && postWords[status]),
      ],
      period: due,
      list: stepAddress(company, 'publishing'),
    });
  },
});
