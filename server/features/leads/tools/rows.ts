import type { AnswerFact, AnswerRow } from '../../../../shared/assistant/answers';
import type { Bilingual } from '../../../../shared/assistant/bilingual';
import { refOf } from '../../../../shared/assistant/refs';
import type { Communication } from '../../../../shared/leads/communications/endpoints';
import type { Company } from '../../../../shared/leads/companies/endpoints';
import type { Contact } from '../../../../shared/leads/contacts/endpoints';
import type { Opportunity } from '../../../../shared/leads/opportunities/endpoints';
import { recordAddress } from '../../../../shared/leads/sections';
import type { Task } from '../../../../shared/leads/tasks/endpoints';
import { cut, dayText, moneyOf, ownText, timeText } from '../../../platform/tools/texts';
import { labels, lifecycleWords, priorityWords, statusWords, typeWords } from './words';

const fact = (label: Bilingual, text: Bilingual | null | undefined): AnswerFact[] =>
  text ? [{ label, text }] : [];

const own = (label: Bilingual, text: string | null | undefined) => fact(label, text ? ownText(text) : null);

export const contactRow = (contact: Contact): AnswerRow => ({
  ref: refOf('contact', contact.id),
  name: cut(contact.name ?? contact.email ?? ''),
  url: recordAddress('contacts', contact.id),
  facts: [
    ...own(labels.company, contact.companyName),
    ...own(labels.jobTitle, contact.jobTitle),
    ...own(labels.email, contact.email),
    ...own(labels.phone, contact.phone),
    ...fact(labels.status, statusWords[contact.status]),
    ...fact(labels.contacted, contact.lastContactedAt && timeText(contact.lastContactedAt)),
  ],
});

export const companyRow =
  (currency: string) =>
  (company: Company): AnswerRow => ({
    ref: refOf('company', company.id),
    name: cut(company.name),
    url: recordAddress('companies', company.id),
    facts: [
      ...own(labels.city, company.city),
      ...fact(labels.relationship, lifecycleWords[company.lifecycle]),
      ...own(labels.domain, company.domain),
      ...own(labels.phone, company.phone),
      ...fact(labels.openAmount, company.openDeals > 0 ? moneyOf(company.openAmount, currency) : null),
      ...fact(labels.contacted, company.lastContactedAt && timeText(company.lastContactedAt)),
    ],
  });

/** `stages` are the names of the account's stages by id. */
export const dealRow =
  (stages: ReadonlyMap<number, string>) =>
  (deal: Opportunity): AnswerRow => ({
    ref: refOf('deal', deal.id),
    name: cut(deal.title),
    url: recordAddress('opportunities', deal.id),
    facts: [
      ...own(labels.company, deal.companyName),
      ...own(labels.stage, stages.get(deal.stageId)),
      ...fact(labels.amount, deal.amount === null ? null : moneyOf(deal.amount, deal.currency)),
      ...fact(labels.closes, deal.expectedClose ? dayText(deal.expectedClose) : null),
      ...fact(labels.closed, deal.closedAt && timeText(deal.closedAt, true)),
      ...fact(labels.nextTask, deal.nextTaskAt && timeText(deal.nextTaskAt)),
    ],
  });

export const taskRow = (task: Task): AnswerRow => ({
  ref: refOf('task', task.id),
  name: cut(task.title),
  url: recordAddress('tasks', task.id),
  facts: [
    ...fact(labels.due, task.dueAt && timeText(task.dueAt, task.isAllDay)),
    ...own(labels.about, task.about),
    ...fact(labels.priority, priorityWords[task.priority]),
    ...fact(labels.done, task.doneAt && timeText(task.doneAt)),
  ],
});

export const communicationRow = (said: Communication): AnswerRow => ({
  ref: refOf('communication', said.id),
  name: cut(said.subject ?? said.body ?? ''),
  url: recordAddress('communications', said.id),
  facts: [
    ...fact(labels.type, typeWords[said.type]),
    ...fact(labels.when, timeText(said.occurredAt)),
    ...own(labels.about, said.about),
  ],
});
