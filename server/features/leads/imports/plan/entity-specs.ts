import type { ImportedEntity } from '../../../../../shared/leads/imports/scales';
import { leadImportMessages } from '../../../../../shared/leads/imports/messages';
import type { Planning } from '../../../../platform/imports/import-target';
import { folded } from '../../../../../shared/plain-text';
import type { ReadRow } from '../../../../platform/imports/values/read-row';
import { applyFields, applyPoints, contactByAddress, warnOfName } from './apply';
import { applyOpportunity } from './apply-opportunity';
import type { Batch } from './batch';
import type { PlanContext, RowChange } from './context';
import { current, type Draft } from './draft';
import type { ImportedFields } from '../imported-fields';
import { contactsNamed, linkCompany, linkDeal } from './links';
import { isRole } from './role-addresses';
import { companyLacks, wantCompany } from '../want/want-company';
import { contactLacks, wantContact } from '../want/want-contact';
import { communicationLacks, taskLacks, wantCommunication, wantTask } from '../want/want-activity';
import { opportunityLacks, wantOpportunity } from '../want/want-opportunity';
import type { Reading, Wanted, WantSettings } from '../want/wanted';

/** How the rows of an entity are read, known again and applied. */
export interface EntitySpec {
  entity: ImportedEntity;
  want: (row: ReadRow, planning: Planning, settings: WantSettings) => Reading;
  /** What a row is known by besides the id of another system; only for the rows of one file. */
  keys: (wanted: Wanted) => string[];
  /** The known record that a row is about, besides by that id. */
  identify: (context: PlanContext, wanted: Wanted) => Draft | undefined;
  /** What a new record lacks: a message. */
  lacks: (fields: ImportedFields) => string | null;
  apply: (context: PlanContext, change: RowChange, wanted: Wanted) => void;
  /** Whether a change makes no sense after all: a message. */
  refuses?: (change: RowChange) => string | null;
}

const contact: EntitySpec = {
  entity: 'contact',
  want: wantContact,
  keys({ points = [], fields }) {
    const name = folded([fields.firstName, fields.lastName].filter(Boolean).join(' '));
    return points
      .filter(({ kind }) => kind === 'email')
      .map(({ value, shared }) => `email ${value.toLowerCase()}${shared || isRole(value) ? ` ${name}` : ''}`);
  },
  identify: contactByAddress,
  lacks: contactLacks,
  apply(context, change, wanted) {
    warnOfName(change, wanted);
    const isNew = change.draft.stored === null;
    const source = isNew && !wanted.fields.source ? ({ source: 'import' } as const) : {};
    applyFields(change, { ...wanted, fields: { ...source, ...wanted.fields } }, 'notes');
    applyPoints(context, change, wanted.points ?? []);
    if (wanted.company) linkCompany(context, change, wanted.company);
  },
};

/** A company of which nothing but the name is known, such as one that a file of contacts named. */
const stubNamed = (batch: Batch, { fields }: Wanted) => {
  const named = batch.by('company', fields.name ?? undefined);
  const [first] = named;
  return named.length === 1 && first && (first.stored === null || batch.isStub(first)) ? first : undefined;
};

/** A company of which nothing but the domain is known, so that it is called by it. */
const stubOfDomain = (batch: Batch, { fields }: Wanted) => {
  const { domain } = fields;
  const [first, ...others] = batch.by('domain', domain ?? undefined);
  return first && others.length === 0 && current(first, 'name') === domain ? first : undefined;
};

/** A company that another file named before its own row came is as old as its row says. */
function becomeAsOld(batch: Batch, change: RowChange, wanted: Wanted): void {
  const { createdAt } = wanted.fields;
  const { draft } = change;
  const isOfRow = batch.byExternal('company', wanted.externalId) ?? stubNamed(batch, wanted);
  if (!createdAt || !draft.stored?.createdAt || (isOfRow ?? stubOfDomain(batch, wanted)) !== draft) return;
  if (Date.parse(createdAt) < Date.parse(draft.stored.createdAt)) change.write('createdAt', createdAt);
}

const company: EntitySpec = {
  entity: 'company',
  want: wantCompany,
  keys: ({ taxKey }) => (taxKey ? [`tax ${taxKey}`] : []),
  identify: ({ batch }, wanted) =>
    batch.by('tax', wanted.taxKey)[0] ?? stubNamed(batch, wanted) ?? stubOfDomain(batch, wanted),
  lacks: companyLacks,
  apply({ batch }, change, wanted) {
    becomeAsOld(batch, change, wanted);
    applyFields(change, wanted, 'description');
    const { name, domain } = change.draft.next;
    if (domain) batch.add('domain', domain, change.draft);
    if (wanted.taxKey) batch.add('tax', wanted.taxKey, change.draft);
    if (name && change.draft.stored !== null) batch.add('company', name, change.draft);
  },
};

const opportunity: EntitySpec = {
  entity: 'opportunity',
  want: wantOpportunity,
  keys: () => [],
  identify: () => undefined,
  lacks: opportunityLacks,
  apply: applyOpportunity,
};

const isAboutNobody = ({ draft, missing }: RowChange) =>
  draft.stored === null && draft.links.length === 0 && Object.keys(missing).length === 0
    ? leadImportMessages['about.nobody']
    : null;

const communication: EntitySpec = {
  entity: 'communication',
  want: wantCommunication,
  keys: () => [],
  identify: () => undefined,
  lacks: communicationLacks,
  apply(context, change, wanted) {
    applyFields(change, wanted, null);
    for (const one of contactsNamed(context, change, wanted.contacts ?? [], 'contactIds'))
      change.linkOne(one);
    if (wanted.company) linkCompany(context, change, wanted.company);
    if (wanted.deal) linkDeal(context, change, wanted.deal);
  },
  refuses: isAboutNobody,
};

const task: EntitySpec = {
  entity: 'task',
  want: wantTask,
  keys: () => [],
  identify: () => undefined,
  lacks: taskLacks,
  apply(context, change, wanted) {
    applyFields(change, wanted, null);
    const [first] = contactsNamed(context, change, wanted.contacts ?? [], 'contactId');
    if (first) change.link('contactId', first);
    if (wanted.company) linkCompany(context, change, wanted.company);
    if (wanted.deal) linkDeal(context, change, wanted.deal);
  },
};

/** How each entity is imported. */
export const entitySpecs = { contact, company, opportunity, communication, task } satisfies Record<
  ImportedEntity,
  EntitySpec
>;
