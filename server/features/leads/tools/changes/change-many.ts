import { membersApi } from '../../../../../shared/accounts/endpoints';
import type { ToolArguments } from '../../../../../shared/assistant/commands';
import { assistantMessages } from '../../../../../shared/assistant/messages';
import { readRef } from '../../../../../shared/assistant/refs';
import { answerLimits, assistantLimits } from '../../../../../shared/assistant/scales';
import { leadCompanies } from '../../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { leadOpportunities, leadStages } from '../../../../../shared/leads/opportunities/endpoints';
import { leadTags } from '../../../../../shared/leads/tags/endpoints';
import { leadTasks } from '../../../../../shared/leads/tasks/endpoints';
import { pageLimits } from '../../../../../shared/list/list-query';
import { say } from '../../../../../shared/message';
import { messages } from '../../../../../shared/messages';
import { conflict, invalid } from '../../../../platform/http/errors';
import {
  aChoice,
  aFlag,
  aLine,
  aPeriod,
  aRecord,
  aTime,
  needed,
  oneListed,
} from '../../../../platform/tools/arguments';
import { both, cut } from '../../../../platform/tools/texts';
import { defineTool, type ToolUse } from '../../../../platform/tools/tool';
import { dashboardAddress } from '../../../../../shared/leads/sections';
import { labels } from '../words';
import { byAct } from './done';
import type { Chosen, Search } from './many-chosen';
import { changeOf } from './many-changes';
import { type Doing, manyKinds, manyWords, type OneOfMany } from './many-kinds';

type Kind = keyof typeof manyKinds;

const doings = ['tag', 'to', 'done', 'due', 'into'] as const;

const given = (args: object): string[] =>
  Object.entries(args).flatMap(([name, value]) => (value === undefined ? [] : [name]));

/** Throws 400 for an argument that the kind does not know, and unless one thing is done. */
function check(of: Kind, args: Chosen & Doing): void {
  const unknown = given(args).filter((name) => !manyKinds[of].takes.includes(name));
  const [first = 'tag', ...further] = given(args).filter((name) => doings.some((each) => each === name));
  const isNothing = doings.every((name) => args[name] === undefined);
  const wrong = [...unknown, ...further, ...(isNothing ? [first] : [])];
  if (wrong.length === 0) return;
  throw invalid(Object.fromEntries(wrong.map((name) => [name, messages['field.invalid']])));
}

/** The records that are found; throws 409 when there are none or too many. */
async function recordsOf(use: ToolUse, of: Kind, search: Search): Promise<OneOfMany[]> {
  const { count, page } = manyKinds[of];
  const { count: found, more } = await count(use.ask, search);
  const max = assistantLimits.records;
  if (found === 0) throw conflict(assistantMessages['records.none']);
  if (found > max)
    throw conflict(say(assistantMessages[more ? 'records.far' : 'records.found'], { count: found, max }));
  const rows: OneOfMany[] = [];
  let cursor: string | null = '';
  while (cursor !== null && rows.length <= max) {
    const query: Search = { ...search, limit: pageLimits.most, ...(cursor && { cursor }) };
    const part = await page(use.ask, query);
    rows.push(...part.rows);
    cursor = part.next;
  }
  return rows;
}

const chosenBy = {
  about: aRecord(labels.about, 'company', 'contact'),
  tagged: oneListed(both('Tagged', 'Con la etiqueta'), 'tag'),
  city: aLine(labels.city),
  stage: oneListed(labels.stage, 'stage'),
  assigned: oneListed(both('Assigned now to', 'Responsable actual'), 'member'),
  period: aPeriod(labels.period),
};

const sections = {
  contacts: 'contacts',
  companies: 'companies',
  customers: 'companies',
  deals: 'opportunities',
  tasks: 'tasks',
} as const;

export const changeMany = defineTool({
  name: 'change_many',
  title: both('Change many', 'Cambiar varios'),
  about:
    'Tags, assigns, moves, puts off or finishes all contacts, companies, open opportunities or tasks that a filter finds, at most 500.',
  endpoints: [
    leadTasks.bulk,
    ...[leadContacts, leadCompanies, leadOpportunities].map(({ bulk }) => bulk),
    ...[leadContacts, leadCompanies, leadOpportunities, leadTasks].flatMap(({ list, count }) => [
      list,
      count,
    ]),
    leadTags.list,
    leadStages.list,
    membersApi.list,
  ],
  effect: 'undoable',
  takes: {
    of: needed(aChoice(both('Of what', 'De qué'), manyWords)),
    ...chosenBy,
    tag: oneListed(both('Add the tag', 'Añadir la etiqueta'), 'tag'),
    to: oneListed(both('Assign to', 'Asignar a'), 'member'),
    done: aFlag(labels.done),
    due: aTime(both('Put off to', 'Aplazar a')),
    into: oneListed(both('Move to', 'Mover a'), 'stage'),
  },
  needsAlso: (args: ToolArguments) =>
    doings.some((name) => args[name] !== undefined) ? [] : [args.of === 'tasks' ? 'to' : 'tag'],
  async preview({ of, ...args }, use) {
    check(of, args);
    const [change, search] = await Promise.all([
      changeOf(use, args),
      manyKinds[of].search(use, { ...args, done: args.done }),
    ]);
    const changed = (await recordsOf(use, of, search)).filter((one) => !change.isSo(one));
    if (changed.length === 0) throw conflict(assistantMessages['proposal.nothing']);
    const rows = changed.slice(0, answerLimits.previewed).map(async (one) => ({
      ref: one.ref,
      name: cut(one.name),
      url: one.url,
      does: 'changes' as const,
      fields: [{ label: change.label, before: await change.before(one), after: change.after(one) }],
    }));
    return {
      rows: await Promise.all(rows),
      total: changed.length,
      outward: null,
      notices: [],
      seen: Object.fromEntries(changed.map(({ ref, version }) => [ref, version])),
    };
  },
  async does({ of, ...args }, { ask }, seen) {
    const versions = Object.fromEntries(
      Object.entries(seen).map(([ref, version]) => [String(readRef(ref)?.id), version]),
    );
    const ids = Object.keys(versions).map(Number);
    const { act } = await manyKinds[of].bulk(ask, { ids, versions }, args);
    const name = manyWords[of].en;
    return { ...byAct(act), result: { ref: null, name, url: dashboardAddress(sections[of]) } };
  },
});
