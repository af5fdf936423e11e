import type { Change } from '../../../../shared/acts/record';
import type { AnswerRow } from '../../../../shared/assistant/answers';
import { assistantMessages } from '../../../../shared/assistant/messages';
import { type RefKind, readRef } from '../../../../shared/assistant/refs';
import { answerLimits } from '../../../../shared/assistant/scales';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { marketingActs } from '../../../../shared/marketing/acts/endpoints';
import { invalid, notFound } from '../../../platform/http/errors';
import { actMessages } from '../../../../shared/acts/messages';
import { aLine, aRecord, needed } from '../../../platform/tools/arguments';
import type { FeatureTools } from '../../../platform/tools/feature-tools';
import {
  both,
  countText,
  cut,
  labelled,
  type Noun,
  noneText,
  numberText,
  ownText,
  timeText,
} from '../../../platform/tools/texts';
import { type Ask, defineTool } from '../../../platform/tools/tool';

const noun: Noun = { one: both('change', 'cambio'), several: both('changes', 'cambios'), gender: 'm' };
const record = both('Record', 'Registro');
const when = both('When', 'Cuándo');
const fields = both('Fields', 'Campos');
const verbs = {
  created: both('created', 'creó'),
  changed: both('changed', 'cambió'),
  deleted: both('deleted', 'borró'),
  restored: both('brought back', 'recuperó'),
  removed: both('removed', 'eliminó'),
};
const what = both('What', 'Qué');

const withHistory = [
  'contact',
  'company',
  'deal',
  'communication',
  'task',
  'product',
  'lead',
  'content',
  'brand',
] as const;

const changeRow = ({ actor, at, verb, after }: Change): AnswerRow => ({
  ref: null,
  name: cut(actor.name),
  url: null,
  facts: [
    { label: when, text: timeText(at) },
    { label: what, text: verbs[verb] },
    ...(verb === 'changed' ? [{ label: fields, text: ownText(Object.keys(after).join(', ')) }] : []),
  ],
});

/** Who changed a record, of the features whose records have a history. */
export const historyTool = (features: readonly FeatureTools[]) =>
  defineTool({
    name: 'history',
    title: both('Changes', 'Cambios'),
    about: 'Reads who changed a record and when.',
    endpoints: [leadActs.list],
    effect: 'read',
    takes: { record: needed(aRecord(record, ...withHistory)) },
    async answer({ record: ref }, { ask, named }) {
      const { kind, id } = readRef(ref) as { kind: RefKind; id: number };
      const read = features.map(({ histories }) => histories?.[kind]).find(Boolean);
      if (!read) throw invalid({ record: assistantMessages['argument.unknown'] });
      const [changes, { name, url }] = await Promise.all([read(ask, id), named(ref)]);
      return {
        said: changes.length === 0 ? noneText(noun) : countText(noun, { count: changes.length, more: false }),
        figures: [],
        rows: changes.slice(0, answerLimits.rows).map(changeRow),
        total: { count: changes.length, more: false },
        computed: { filter: [labelled(record, ownText(name))], period: null, currencies: [], notes: [] },
        list: url,
      };
    },
  });

const portals = { leads: leadActs, marketing: marketingActs } as const;
type ActPortal = keyof typeof portals;

/** The last act of the person that was not undone, or the one that is named `leads/…`. */
async function actOf(
  ask: Ask,
  named: string | undefined,
): Promise<{ portal: ActPortal; act: string; at: Date | null }> {
  const [portal, act] = named?.split('/') ?? [];
  if (act && (portal === 'leads' || portal === 'marketing')) return { portal, act, at: null };
  const lists = await Promise.all(
    (Object.keys(portals) as ActPortal[]).map(async (each) => {
      const { rows } = await ask(portals[each].list, { query: { limit: 10 } });
      const last = rows.find(({ undoneBy, undoes }) => undoneBy === null && undoes === null);
      return last ? [{ portal: each, act: last.id, at: last.at }] : [];
    }),
  );
  const [newest] = lists.flat().toSorted((one, other) => other.at.getTime() - one.at.getTime());
  if (!newest) throw notFound(actMessages['act.missing']);
  return newest;
}

export const undoAct = defineTool({
  name: 'undo_act',
  title: both('Undo', 'Deshacer'),
  about: 'Undoes the last act of the account, or a named one.',
  endpoints: [
    leadActs.undo,
    leadActs.list,
    leadActs.outlook,
    marketingActs.undo,
    marketingActs.list,
    marketingActs.outlook,
  ],
  effect: 'final',
  takes: { act: aLine(both('Act', 'Cambio'), 60) },
  async preview({ act: given }, { ask }) {
    const { portal, act, at } = await actOf(ask, given);
    const { records, count } = await ask(portals[portal].outlook, { params: { act } });
    return {
      rows: [
        {
          ref: null,
          name: `${portal}/${act}`,
          url: null,
          does: 'changes',
          fields: [
            ...(at ? [{ label: when, before: timeText(at), after: null }] : []),
            { label: both('Records', 'Registros'), before: null, after: numberText(records) },
            ...(count > 0
              ? [
                  {
                    label: both('Left as they are', 'Se quedan como están'),
                    before: null,
                    after: numberText(count),
                  },
                ]
              : []),
          ],
        },
      ],
      total: records,
      outward: null,
      notices: [],
      seen: {},
    };
  },
  async does({ act: given }, { ask }) {
    const { portal, act } = await actOf(ask, given);
    await ask(portals[portal].undo, { params: { act } });
    return { done: null, result: null };
  },
});
