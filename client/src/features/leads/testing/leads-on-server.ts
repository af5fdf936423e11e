import { auth } from '@shared/auth/endpoints';
import type { Wire } from '@shared/http/wire';
import { leadActs } from '@shared/leads/acts/endpoints';
import { leadConsents } from '@shared/leads/consents/endpoints';
import { leadDuplicates } from '@shared/leads/duplicates/endpoints';
import { leadBoard, leadOpportunities, leadStages, type Stage } from '@shared/leads/opportunities/endpoints';
import { firstStages } from '@shared/leads/opportunities/scales';
import type { Change } from '@shared/acts/record';
import { leadBin } from '@shared/leads/bin/endpoints';
import { leadFields, type OwnField } from '@shared/leads/fields/endpoints';
import { leadSettings } from '@shared/leads/settings/endpoints';
import { leadTags } from '@shared/leads/tags/endpoints';
import { leadFeeds } from '@shared/leads/feeds/endpoints';
import { leadMails } from '@shared/leads/mails/endpoints';
import { leadViews } from '@shared/leads/views/endpoints';
import { leadSamples } from '@shared/leads/demo/endpoints';
import { leadImports } from '@shared/leads/imports/endpoints';
import { leadTasks } from '@shared/leads/tasks/endpoints';
import { stageNames } from '@shared/leads/opportunities/stage-names';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { signedInAs } from '@/testing/signed-in';
import { endpointsOf, type Rows } from '../records';

const at = '2026-03-02T10:00:00.000Z';
const made = { createdAt: at, updatedAt: at, version: 1 };
const nowhere = { address: null, city: null, region: null, postalCode: null, country: null };
const marks = {
  assigneeId: null,
  tags: [],
  own: {},
  firstTag: null,
  lastContactedAt: null,
  nextTaskAt: null,
};

export const anyContact = (changes: Partial<Rows['contacts']> = {}): Rows['contacts'] =>
  ({
    ...made,
    ...nowhere,
    ...marks,
    id: 7,
    name: 'Taller Ría',
    firstName: 'Taller',
    lastName: 'Ría',
    jobTitle: 'Gerente',
    companyId: null,
    companyName: null,
    status: 'new',
    source: 'other',
    language: null,
    linkedinUrl: null,
    doNotContact: false,
    notes: null,
    openDeals: 0,
    points: [{ kind: 'email', value: 'ria@example.com', label: 'work', primary: true, shared: false }],
    email: 'ria@example.com',
    phone: '+34986000000',
    ...(changes as object),
  }) as Rows['contacts'];

export const anyCompany = (changes: Partial<Rows['companies']> = {}): Rows['companies'] =>
  ({
    ...made,
    ...nowhere,
    ...marks,
    id: 7,
    name: 'Taller Ría',
    website: null,
    domain: 'ria.example',
    phone: null,
    taxId: null,
    industry: null,
    sizeBand: null,
    linkedinUrl: null,
    description: null,
    lifecycle: 'lead',
    consultingCompanyId: null,
    contactCount: 0,
    openDeals: 0,
    openAmount: 0,
    openOthers: 0,
    openElsewhere: [],
    ...(changes as object),
  }) as Rows['companies'];

export const anyOpportunity = (changes: Partial<Rows['opportunities']> = {}): Rows['opportunities'] =>
  ({
    ...made,
    ...marks,
    id: 7,
    title: 'Taller Ría',
    companyId: null,
    companyName: null,
    contactId: null,
    contactName: null,
    people: [],
    stageId: 1,
    amount: 150_000,
    currency: 'EUR',
    probability: null,
    expectedClose: '2026-12-31',
    closedAt: null,
    lostReason: null,
    lostNote: null,
    source: 'other',
    position: 0,
    stageEnteredAt: at,
    path: [{ stageId: 1, at }],
    outcome: 'open',
    stagePlace: 0,
    chance: 5,
    nextTask: null,
    closeMoves: 0,
    ...(changes as object),
  }) as Rows['opportunities'];

export const anyCommunication = (changes: Partial<Rows['communications']> = {}): Rows['communications'] =>
  ({
    ...made,
    id: 7,
    type: 'call',
    direction: 'out',
    subject: 'Asked for a price',
    body: null,
    occurredAt: at,
    durationMin: null,
    outcome: null,
    contactIds: [7],
    companyId: null,
    opportunityId: null,
    about: 'Taller Ría',
    awaitsAnswer: false,
    ...(changes as object),
  }) as Rows['communications'];

export const anyTask = (changes: Partial<Rows['tasks']> = {}): Rows['tasks'] =>
  ({
    ...made,
    id: 7,
    title: 'Send the offer',
    assigneeId: null,
    dueAt: at,
    isAllDay: true,
    doneAt: null,
    isDone: false,
    priority: 'medium',
    contactId: 7,
    companyId: null,
    opportunityId: null,
    about: 'Taller Ría',
    ...(changes as object),
  }) as Rows['tasks'];

export const stages: Stage[] = firstStages.map(({ code, ...stage }, place) => ({
  ...stage,
  id: place + 1,
  name: stageNames.en[code],
  place,
}));

export const anyChange = (changes: Partial<Wire<Change>> = {}): Wire<Change> => ({
  id: 1,
  act: 'a-1',
  at,
  actor: { kind: 'person', id: 1, name: 'Marta', via: 'screen' },
  verb: 'changed',
  origin: { from: 'typed' },
  before: { status: 'new' },
  after: { status: 'working' },
  source: null,
  isUndone: false,
  ...changes,
});

export const anyField = (changes: Partial<OwnField> = {}): OwnField => ({
  id: 1,
  entity: 'contact',
  kind: 'text',
  label: 'Origin',
  required: false,
  choices: [],
  currency: null,
  place: 0,
  ...changes,
});

type Sections = { [Section in keyof Rows]: Rows[Section][] };

/**
 * Answers everything that LEADMANAGER reads; the lists hold the given rows whatever is searched. Signs somebody in who
 * is alone in their account, unless a test has signed in somebody else.
 */
export function leadsOnServer(given: Partial<Sections> = {}, history: Wire<Change>[] = []): Sections {
  const empty: Sections = { contacts: [], companies: [], opportunities: [], communications: [], tasks: [] };
  const held: Sections = { ...empty, ...given };
  if (!fakeApi.isAnswered(auth.user)) signedInAs();
  for (const section of Object.keys(held) as (keyof Rows)[]) {
    const endpoints = endpointsOf[section] as typeof endpointsOf.contacts;
    const rows = () => held[section] as Rows['contacts'][];
    fakeApi.answer(
      endpoints.read,
      ({ params }) => rows().find(({ id }) => String(id) === params.id) ?? (rows()[0] as never),
    );
    fakeApi.answer(endpoints.list, () => ({ rows: rows(), next: null }));
    fakeApi.answer(endpoints.count, () => ({ count: rows().length, more: false }));
    fakeApi.answer(endpoints.history, history);
  }
  const no = { count: 0, amount: 0, others: 0 };
  fakeApi.answer(leadOpportunities.sums, { currency: 'EUR', open: no, won: no });
  fakeApi.answer(leadViews.list, []);
  fakeApi.answer(leadTasks.due, { overdue: 0, today: 0 });
  fakeApi.answer(leadConsents.list, []);
  fakeApi.answer(leadDuplicates.list, { rows: [], next: null });
  const nothing = { count: 0, more: false };
  fakeApi.answer(leadDuplicates.count, { contact: nothing, company: nothing });
  fakeApi.answer(leadDuplicates.matches, []);
  fakeApi.answer(leadFeeds.read, null);
  fakeApi.answer(leadMails.list, []);
  fakeApi.answer(marketingTakeover.origins, []);
  fakeApi.answer(leadMails.sender, { address: 'marta@example.com', isProven: true, maySend: true });
  fakeApi.answer(leadBin.list, { rows: [], next: null });
  fakeApi.answer(leadBin.counts, []);
  fakeApi.answer(leadImports.list, { rows: [], next: null });
  fakeApi.answer(leadSamples.shown, { act: null });
  fakeApi.answer(leadStages.list, stages);
  fakeApi.answer(leadFields.list, []);
  fakeApi.answer(leadTags.list, []);
  fakeApi.answer(leadTags.counts, []);
  fakeApi.answer(leadSettings.read, { currency: 'EUR', country: 'ES', lostReasons: null });
  fakeApi.answer(leadActs.list, { rows: [], next: null });
  fakeApi.answer(leadActs.outlook, { records: 1, count: 0, exceptions: [] });
  fakeApi.answer(leadActs.undo, { records: 1, count: 0, exceptions: [], act: 'a-2', run: null });
  const inStage = (stage: Stage) => held.opportunities.filter(({ stageId }) => stageId === stage.id);
  fakeApi.answer(leadBoard.read, () => ({
    columns: stages.map((stage) => ({ stage, cards: { rows: inStage(stage), next: null } })),
  }));
  fakeApi.answer(leadBoard.sums, () => ({
    currency: 'EUR',
    stages: stages.map((stage) => {
      const amount = inStage(stage).reduce((sum, row) => sum + (row.amount ?? 0), 0);
      return { stageId: stage.id, count: inStage(stage).length, amount, weighted: 0, others: 0 };
    }),
  }));
  return held;
}
