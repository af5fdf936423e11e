import { leadCommunications } from '../../../../../shared/leads/communications/endpoints';
import { leadTasks } from '../../../../../shared/leads/tasks/endpoints';
import { isDay } from '../../../../../shared/list/periods';
import { aChoice, aLine, aRecord, aText, aTime, idIn, needed } from '../../../../platform/tools/arguments';
import { creating, newField } from '../../../../platform/tools/preview';
import { both, cut } from '../../../../platform/tools/texts';
import { defineTool } from '../../../../platform/tools/tool';
import { done, linked } from './done';
import { momentOfDay, named, timeOf, typed } from './given-fields';
import { directionWords, labels, priorityWords, typeWords } from '../words';

const links = {
  contact: aRecord(labels.contact, 'contact'),
  company: aRecord(labels.company, 'company'),
  deal: aRecord(labels.deal, 'deal'),
};

export const addTask = defineTool({
  name: 'add_task',
  title: both('Add task', 'Añadir tarea'),
  about: 'Adds a task, due on a day or at a time, about a contact, company or opportunity.',
  endpoints: [leadTasks.create],
  effect: 'undoable',
  takes: {
    title: needed(aLine(labels.title)),
    due: aTime(labels.due),
    ...links,
    priority: aChoice(labels.priority, priorityWords),
  },
  preview: async ({ title, due, contact, company, deal, priority }, use) =>
    creating(title, [
      typed(labels.title, title),
      newField(labels.due, timeOf(due)),
      await named(use, labels.contact, contact),
      await named(use, labels.company, company),
      await named(use, labels.deal, deal),
      newField(labels.priority, priority && priorityWords[priority]),
    ]),
  async does({ title, due, contact, company, deal, priority }, { ask }) {
    const saved = await ask(leadTasks.create, {
      body: {
        title,
        ...(due !== undefined && { dueAt: momentOfDay(due), isAllDay: isDay(due) }),
        ...(priority !== undefined && { priority }),
        ...linked('contactId', contact),
        ...linked('companyId', company),
        ...linked('opportunityId', deal),
      },
    });
    return done('task', saved, saved.title);
  },
});

/** Longer texts are the body. */
const longestSubject = 120;

export const logCommunication = defineTool({
  name: 'log_communication',
  title: both('Log a conversation', 'Anotar una conversación'),
  about: 'Logs a call, meeting, message or note about a contact, company or opportunity; it sends nothing.',
  endpoints: [leadCommunications.create],
  effect: 'undoable',
  takes: {
    type: needed(aChoice(labels.type, typeWords)),
    text: aText(labels.text),
    ...links,
    when: aTime(labels.when),
    direction: aChoice(labels.direction, directionWords),
  },
  needsAlso: ({ contact, company, deal }) => ((contact ?? company ?? deal) === undefined ? ['contact'] : []),
  preview: async ({ type, text, contact, company, deal, when, direction }, use) =>
    creating(cut(text ?? typeWords[type].en), [
      newField(labels.type, typeWords[type]),
      typed(labels.text, text),
      await named(use, labels.contact, contact),
      await named(use, labels.company, company),
      await named(use, labels.deal, deal),
      newField(labels.when, timeOf(when)),
      newField(labels.direction, direction && directionWords[direction]),
    ]),
  async does({ type, text, contact, company, deal, when, direction }, { ask, now }) {
    const said = text ?? typeWords[type].es;
    const saved = await ask(leadCommunications.create, {
      body: {
        type,
        ...(said.length > longestSubject || said.includes('\n') ? { body: said } : { subject: said }),
        ...(contact && { contactIds: [idIn(contact)] }),
        ...linked('companyId', company),
        ...linked('opportunityId', deal),
        occurredAt: when === undefined ? now.toISOString() : momentOfDay(when),
        ...(direction !== undefined && { direction }),
      },
    });
    return done('communication', saved, cut(said));
  },
});
