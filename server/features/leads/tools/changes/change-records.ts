import { leadCompanies } from '../../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import type { ContactPoint } from '../../../../../shared/leads/contacts/scales';
import { leadTasks } from '../../../../../shared/leads/tasks/endpoints';
import { isDay } from '../../../../../shared/list/periods';
import {
  aChoice,
  aFlag,
  aLine,
  aRecord,
  aText,
  aTime,
  idIn,
  needed,
} from '../../../../platform/tools/arguments';
import { changing } from '../../../../platform/tools/preview';
import { both, ownText, timeText } from '../../../../platform/tools/texts';
import { defineTool } from '../../../../platform/tools/tool';
import { done, linked, seenVersion } from './done';
import { changed, momentOfDay, retyped, timeOf } from './given-fields';
import { labels, lifecycleWords, priorityWords, statusWords } from '../words';

const own = (text: string | null) => (text === null ? null : ownText(text));

type Kind = ContactPoint['kind'];

/** The points with another main one of its kind; the others stay. */
function withPoint(points: readonly ContactPoint[], kind: Kind, value: string | undefined): ContactPoint[] {
  if (value === undefined) return [...points];
  const others = points
    .filter((point) => point.kind !== kind || point.value !== value)
    .map((point) => (point.kind === kind ? { ...point, primary: false } : point));
  return [{ kind, value, label: 'work', primary: true, shared: false }, ...others];
}

export const changeContact = defineTool({
  name: 'change_contact',
  title: both('Change contact', 'Cambiar contacto'),
  about: 'Changes status, company, job title, city, notes, main email or main phone of a contact.',
  endpoints: [leadContacts.update, leadContacts.read],
  effect: 'undoable',
  takes: {
    contact: needed(aRecord(labels.contact, 'contact')),
    status: aChoice(labels.status, statusWords),
    company: aRecord(labels.company, 'company'),
    jobTitle: aLine(labels.jobTitle),
    city: aLine(labels.city),
    email: aLine(labels.email, 254),
    phone: aLine(labels.phone, 50),
    notes: aText(labels.notes),
  },
  async preview({ contact, ...args }, use) {
    const [record, row] = await Promise.all([
      use.named(contact),
      use.ask(leadContacts.read, { params: { id: idIn(contact) } }),
    ]);
    const company = args.company === undefined ? undefined : ownText((await use.named(args.company)).name);
    return changing(record, [
      changed(labels.status, statusWords[row.status], args.status && statusWords[args.status]),
      changed(labels.company, own(row.companyName), company),
      retyped(labels.jobTitle, row.jobTitle, args.jobTitle),
      retyped(labels.city, row.city, args.city),
      retyped(labels.email, row.email, args.email),
      retyped(labels.phone, row.phone, args.phone),
      retyped(labels.notes, row.notes, args.notes),
    ]);
  },
  async does({ contact, company, email, phone, ...fields }, { ask }, seen) {
    const params = { id: idIn(contact) };
    const { points } = await ask(leadContacts.read, { params });
    const isReached = email !== undefined || phone !== undefined;
    const saved = await ask(leadContacts.update, {
      params,
      body: {
        ...fields,
        ...linked('companyId', company),
        ...(isReached && { points: withPoint(withPoint(points, 'email', email), 'phone', phone) }),
        ...seenVersion(seen, contact),
      },
    });
    return done('contact', saved, saved.name ?? '');
  },
});

export const changeCompany = defineTool({
  name: 'change_company',
  title: both('Change company', 'Cambiar empresa'),
  about: 'Changes name, relationship, city, phone, website, industry or description of a company.',
  endpoints: [leadCompanies.update, leadCompanies.read],
  effect: 'undoable',
  takes: {
    company: needed(aRecord(labels.company, 'company')),
    relationship: aChoice(labels.relationship, lifecycleWords),
    name: aLine(labels.name),
    city: aLine(labels.city),
    phone: aLine(labels.phone, 50),
    website: aLine(labels.website),
    industry: aLine(labels.industry),
    description: aText(labels.notes),
  },
  async preview({ company, ...args }, use) {
    const [record, row] = await Promise.all([
      use.named(company),
      use.ask(leadCompanies.read, { params: { id: idIn(company) } }),
    ]);
    return changing(record, [
      changed(
        labels.relationship,
        lifecycleWords[row.lifecycle],
        args.relationship && lifecycleWords[args.relationship],
      ),
      retyped(labels.name, row.name, args.name),
      retyped(labels.city, row.city, args.city),
      retyped(labels.phone, row.phone, args.phone),
      retyped(labels.website, row.website, args.website),
      retyped(labels.industry, row.industry, args.industry),
      retyped(labels.notes, row.description, args.description),
    ]);
  },
  async does({ company, relationship, ...fields }, { ask }, seen) {
    const saved = await ask(leadCompanies.update, {
      params: { id: idIn(company) },
      body: {
        ...fields,
        ...(relationship !== undefined && { lifecycle: relationship }),
        ...seenVersion(seen, company),
      },
    });
    return done('company', saved, saved.name);
  },
});

const doneWords = { true: both('yes', 'sí'), false: both('no', 'no') };

export const changeTask = defineTool({
  name: 'change_task',
  title: both('Change task', 'Cambiar tarea'),
  about: 'Marks a task as done or open, puts it off, or changes its title or priority.',
  endpoints: [leadTasks.update, leadTasks.read],
  effect: 'undoable',
  takes: {
    task: needed(aRecord(both('Task', 'Tarea'), 'task')),
    done: aFlag(labels.done),
    due: aTime(labels.due),
    title: aLine(labels.title),
    priority: aChoice(labels.priority, priorityWords),
  },
  async preview({ task, ...args }, use) {
    const [record, row] = await Promise.all([
      use.named(task),
      use.ask(leadTasks.read, { params: { id: idIn(task) } }),
    ]);
    return changing(record, [
      changed(
        labels.done,
        doneWords[row.doneAt === null ? 'false' : 'true'],
        args.done === undefined ? undefined : doneWords[args.done ? 'true' : 'false'],
      ),
      changed(labels.due, row.dueAt === null ? null : timeText(row.dueAt, row.isAllDay), timeOf(args.due)),
      retyped(labels.title, row.title, args.title),
      changed(labels.priority, priorityWords[row.priority], args.priority && priorityWords[args.priority]),
    ]);
  },
  async does({ task, done: isDone, due, ...fields }, { ask, now }, seen) {
    const saved = await ask(leadTasks.update, {
      params: { id: idIn(task) },
      body: {
        ...fields,
        ...(due !== undefined && { dueAt: momentOfDay(due), isAllDay: isDay(due) }),
        ...(isDone !== undefined && { doneAt: isDone ? now.toISOString() : null }),
        ...seenVersion(seen, task),
      },
    });
    return done('task', saved, saved.title);
  },
});
