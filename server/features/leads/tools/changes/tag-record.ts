import { readRef, type Ref } from '../../../../../shared/assistant/refs';
import { leadCompanies } from '../../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { leadOpportunities } from '../../../../../shared/leads/opportunities/endpoints';
import { leadTags } from '../../../../../shared/leads/tags/endpoints';
import { aRecord, idIn, needed, oneListed } from '../../../../platform/tools/arguments';
import { changing } from '../../../../platform/tools/preview';
import { both, ownText } from '../../../../platform/tools/texts';
import { type Ask, defineTool } from '../../../../platform/tools/tool';
import { labels } from '../words';
import { done, seenVersion } from './done';

const kinds = ['contact', 'company', 'deal'] as const;
type Tagged = Ref<(typeof kinds)[number]>;

const endpoints = { contact: leadContacts, company: leadCompanies, deal: leadOpportunities };
const kindOf = (ref: Tagged) => readRef(ref)?.kind as (typeof kinds)[number];

/** The tags that a record has, by id. */
const tagsOf = async (ask: Ask, ref: Tagged): Promise<number[]> =>
  (await ask(endpoints[kindOf(ref)].read, { params: { id: idIn(ref) } })).tags;

export const tagRecord = defineTool({
  name: 'tag_record',
  title: both('Tag', 'Etiquetar'),
  about: 'Adds a tag that the account has to a contact, company or opportunity.',
  endpoints: [leadContacts.update, leadCompanies.update, leadOpportunities.update, leadTags.list],
  effect: 'undoable',
  takes: { record: needed(aRecord(labels.record, ...kinds)), tag: needed(oneListed(labels.tag, 'tag')) },
  async preview({ record, tag }, use) {
    const [named, has, known] = await Promise.all([
      use.named(record),
      tagsOf(use.ask, record),
      use.ask(leadTags.list),
    ]);
    const namesOf = (ids: readonly number[]) =>
      ids.length === 0
        ? null
        : ownText(known.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', '));
    return changing(named, [
      { label: labels.tags, before: namesOf(has), after: namesOf([...new Set([...has, idIn(tag)])]) },
    ]);
  },
  async does({ record, tag }, { ask, named }, seen) {
    const tags = [...new Set([...(await tagsOf(ask, record)), idIn(tag)])];
    const id = idIn(record);
    const saved = await ask(endpoints[kindOf(record)].update, {
      params: { id },
      body: { tags, ...seenVersion(seen, record) },
    });
    return done(kindOf(record), saved, (await named(record)).name);
  },
});
