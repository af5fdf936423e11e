import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import type { AnswerRow } from '../../../../shared/assistant/answers';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadTasks, type Task } from '../../../../shared/leads/tasks/endpoints';
import { overdueBefore } from '../../../../shared/leads/tasks/overdue';
import { dayOf } from '../../../../shared/list/periods';
import { aChoice, aFlag, aLine, aPeriod, aRecord, endsOf } from '../../../platform/tools/arguments';
import { both, ownText } from '../../../platform/tools/texts';
import { defineTool, type ToolUse } from '../../../platform/tools/tool';
import { about, coded, given, inPeriod } from './conditions';
import { type Condition, listAnswer } from './list-answer';
import { communicationRow, taskRow } from './rows';
import { directionWords, labels, nouns, priorityWords, stateWords, typeWords } from './words';

const { overdue } = labels;
const yes = both('yes', 'sí');

/** A task with the phone of the person that it is about. */
const withPhone =
  ({ ask }: Pick<ToolUse, 'ask'>) =>
  async (task: Task): Promise<AnswerRow> => {
    const row = taskRow(task);
    if (task.contactId === null) return row;
    const { phone } = await ask(leadContacts.read, { params: { id: task.contactId } });
    return phone ? { ...row, facts: [{ label: labels.phone, text: ownText(phone) }, ...row.facts] } : row;
  };

/** Tasks that are due in a period; overdue ones were due before today, as in the list's group of that name. */
export function dueIn(
  { now }: Pick<ToolUse, 'now'>,
  { due, overdue: isLate }: { due?: string | undefined; overdue?: boolean | undefined },
): (Condition | undefined)[] {
  const period = inPeriod(labels.due, 'dueAt', due);
  if (!isLate) return [period];
  const { from, to } = endsOf(due ?? '/');
  const today = dayOf(new Date(overdueBefore(now)));
  const until = to && to < today ? to : today;
  return [period, { label: overdue, text: yes, filter: { dueAt: { ...(from && { from }), to: until } } }];
}

export const listTasks = defineTool({
  name: 'list_tasks',
  title: both('List tasks', 'Ver tareas'),
  about: 'Lists tasks: overdue, due in a period, done or open, about a contact, company or opportunity.',
  endpoints: [leadTasks.list, leadTasks.count, leadContacts.read],
  effect: 'read',
  takes: {
    words: aLine(labels.words),
    state: aChoice(labels.state, stateWords),
    overdue: aFlag(overdue),
    due: aPeriod(labels.due),
    doneIn: aPeriod(labels.done),
    contact: aRecord(labels.contact, 'contact'),
    company: aRecord(labels.company, 'company'),
    deal: aRecord(labels.deal, 'deal'),
    priority: aChoice(labels.priority, priorityWords),
    withPhones: aFlag(both('With phone numbers', 'Con teléfonos')),
  },
  async answer(args, use) {
    const state = args.state ?? (args.doneIn ? 'done' : 'open');
    const conditions = await given(
      { label: labels.state, text: stateWords[state] },
      ...dueIn(use, args),
      inPeriod(labels.done, 'doneAt', args.doneIn),
      coded(labels.priority, 'priority', args.priority, priorityWords),
      about(use, labels.contact, 'contact', args.contact),
      about(use, labels.company, 'around', args.company),
      about(use, labels.deal, 'opportunity', args.deal),
    );
    return listAnswer(
      {
        section: 'tasks',
        endpoints: leadTasks,
        noun: nouns.task,
        conditions,
        times: ['dueAt', 'doneAt'],
        q: args.words,
        choice: { value: state, search: { state } },
        rowOf: args.withPhones ? withPhone(use) : taskRow,
      },
      use,
    );
  },
});

export const listCommunications = defineTool({
  name: 'list_communications',
  title: both('List communications', 'Ver comunicaciones'),
  about:
    'Lists calls, mails, meetings and notes: by type, direction, period, contact, company or opportunity.',
  endpoints: [leadCommunications.list, leadCommunications.count],
  effect: 'read',
  takes: {
    words: aLine(labels.words),
    type: aChoice(labels.type, typeWords),
    direction: aChoice(labels.direction, directionWords),
    when: aPeriod(labels.when),
    contact: aRecord(labels.contact, 'contact'),
    company: aRecord(labels.company, 'company'),
    deal: aRecord(labels.deal, 'deal'),
  },
  async answer(args, use) {
    const conditions = await given(
      coded(labels.type, 'type', args.type, typeWords),
      coded(labels.direction, 'direction', args.direction, directionWords),
      inPeriod(labels.when, 'occurredAt', args.when),
      about(use, labels.contact, 'contact', args.contact),
      about(use, labels.company, 'around', args.company),
      about(use, labels.deal, 'opportunity', args.deal),
    );
    return listAnswer(
      {
        section: 'communications',
        endpoints: leadCommunications,
        noun: nouns.communication,
        conditions,
        times: ['occurredAt'],
        q: args.words,
        rowOf: communicationRow,
      },
      use,
    );
  },
});
