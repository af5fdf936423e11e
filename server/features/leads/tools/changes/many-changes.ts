import type { Bilingual } from '../../../../../shared/assistant/bilingual';
import type { Ref } from '../../../../../shared/assistant/refs';
import { leadStages } from '../../../../../shared/leads/opportunities/endpoints';
import { opportunityMessages } from '../../../../../shared/leads/opportunities/messages';
import { messages } from '../../../../../shared/messages';
import { invalid } from '../../../../platform/http/errors';
import { idIn } from '../../../../platform/tools/arguments';
import { ownText, timeText } from '../../../../platform/tools/texts';
import type { ToolUse } from '../../../../platform/tools/tool';
import { stageNamesOf } from '../list-deals';
import { labels } from '../words';
import { doneWords } from './change-task';
import type { Doing, OneOfMany } from './many-kinds';
import { assigneeName, tagsNamed } from './marks';

/** What would be of each record, before and after. */
export interface Change {
  label: Bilingual;
  before: (one: OneOfMany) => Promise<Bilingual | null> | Bilingual | null;
  after: (one: OneOfMany) => Bilingual | null;
  isSo: (one: OneOfMany) => boolean;
}

async function tagging(use: ToolUse, tag: Ref<'tag'>): Promise<Change> {
  const namesOf = await tagsNamed(use.ask);
  const id = idIn(tag);
  return {
    label: labels.tags,
    before: ({ tags }) => namesOf(tags),
    after: ({ tags }) => namesOf([...tags, id]),
    isSo: ({ tags }) => tags.includes(id),
  };
}

async function assigning(use: ToolUse, to: Ref<'member'>): Promise<Change> {
  const after = ownText((await use.named(to)).name);
  return {
    label: labels.assignee,
    before: ({ assigneeId }) => assigneeName(use, assigneeId),
    after: () => after,
    isSo: ({ assigneeId }) => assigneeId === idIn(to),
  };
}

async function moving(use: ToolUse, into: Ref<'stage'>): Promise<Change> {
  const [stages, names] = await Promise.all([use.ask(leadStages.list), stageNamesOf(use)]);
  const stage = stages.find(({ id }) => id === idIn(into));
  if (!stage) throw invalid({ into: messages['field.invalid'] });
  // Each that is lost has a reason of its own.
  if (stage.outcome === 'lost') throw invalid({ into: opportunityMessages['reason.required'] });
  return {
    label: labels.stage,
    before: ({ stageId }) => ownText(names.get(stageId ?? 0) ?? ''),
    after: () => ownText(stage.name),
    isSo: ({ stageId }) => stageId === stage.id,
  };
}

const finishing = (isDone: boolean): Change => ({
  label: labels.done,
  before: (one) => doneWords[one.isDone ? 'true' : 'false'],
  after: () => doneWords[isDone ? 'true' : 'false'],
  isSo: (one) => one.isDone === isDone,
});

function postponing(due: string): Change {
  const after = timeText(due);
  return {
    label: labels.due,
    before: (one) => one.due,
    after: () => after,
    isSo: (one) => one.due?.en === after.en,
  };
}

/** What is done with each. */
export async function changeOf(use: ToolUse, { tag, to, done, due, into }: Doing): Promise<Change> {
  if (tag) return tagging(use, tag);
  if (to) return assigning(use, to);
  if (due) return postponing(due);
  return into ? moving(use, into) : finishing(done ?? true);
}
