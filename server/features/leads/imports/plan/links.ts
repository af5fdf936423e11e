import { isUnnamed } from '../../../../../shared/imports/systems';
import { leadImportMessages } from '../../../../../shared/leads/imports/messages';
import type { ImportedEntity } from '../../../../../shared/leads/imports/scales';
import { folded } from '../../../../../shared/plain-text';
import { say } from '../../../../../shared/message';
import type { PlanContext, RowChange } from './context';
import type { Draft, DraftLink } from './draft';
import type { WantedCompany, WantedContact, WantedDeal } from '../want/wanted';

/** Domains whose addresses anybody can have; they name no company. */
const freeMail =
  /^(gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|proton|protonmail|telefonica|movistar|terra|ono)\.[a-z.]+$/;

const isLive = ({ stored }: Draft) => stored === null || stored.deletedAt === null;
const only = (drafts: readonly Draft[]) => (drafts.length === 1 ? drafts[0] : undefined);

/** The key by which a record that is not there yet is waited for. */
export const waitingKey = (system: string, entity: ImportedEntity, externalId: string) =>
  `${system} ${entity} ${externalId}`;
export const waitingForEmail = (email: string) => `email ${email}`;
export const waitingForName = (entity: 'contact' | 'opportunity', name: string) =>
  `name ${entity} ${folded(name)}`;

const numberOf = ({ missing }: RowChange) => String(Object.keys(missing).length).padStart(2, '0');

/** The name under which a further contact of an opportunity is waited for, with its role. */
export const waitingPerson = (change: RowChange, role: string) => `people#${numberOf(change)}:${role}`;

/** The field of a link that was waited for, and the role that goes with it. */
export function waitedField(name: string): { field: DraftLink['field'] | 'people'; role: string } {
  const [, field = name, role = ''] = /^(\w+)#\d+:?([^]*)$/.exec(name) ?? [];
  // `wait` names no other fields.
  return { field: field as DraftLink['field'] | 'people', role };
}

/** Notes that a field waits for a record by any of some keys; a list may wait for several records. */
function wait(
  change: RowChange,
  field: string,
  keys: readonly string[],
  name: string,
  said: string = say(leadImportMessages['link.waiting'], { name }),
) {
  for (const key of keys) {
    const { field: bare, role } = waitedField(field);
    const isFurther = field === 'contactIds' || field in change.missing;
    change.missing[isFurther ? `${bare}#${numberOf(change)}${role && `:${role}`}` : field] = key;
  }
  change.warnings.push(said);
}

/** Notes that a field waits for a record with an id, which only a file of the same program can bring. */
function waitForId(
  { planning }: PlanContext,
  change: RowChange,
  {
    field,
    entity,
    externalId,
    also = [],
  }: { field: string; entity: ImportedEntity; externalId: string; also?: string[] },
  name: string,
) {
  const { system } = planning.mapping;
  const byId = isUnnamed(system)
    ? say(leadImportMessages['link.waitingForFile'], { name })
    : say(leadImportMessages['link.waitingForId'], { name, system });
  const keys = [waitingKey(system, entity, externalId), ...also];
  wait(change, field, keys, name, also.length > 0 ? undefined : byId);
}

/** The company that a row names, by its id, tax id, domain or name. */
function knownCompany({ batch }: PlanContext, { externalId, taxKey, domain, name }: WantedCompany) {
  const sure = batch.byExternal('company', externalId) ?? batch.by('tax', taxKey).find(isLive);
  if (sure) return { company: isLive(sure) ? sure : undefined, isAmbiguous: false };
  const byDomain = domain && !freeMail.test(domain) ? only(batch.by('domain', domain)) : undefined;
  const named = batch.by('company', name);
  return { company: byDomain ?? only(named), isAmbiguous: !byDomain && named.length > 1 };
}

/** Makes a company of which only its name, domain or tax id is known. */
function makeCompany(
  { batch }: PlanContext,
  change: RowChange,
  { name, domain, taxKey }: WantedCompany,
): Draft {
  const called = name ?? (domain as string);
  const isOwnDomain = domain !== undefined && !freeMail.test(domain);
  const fields = { name: called, domain: isOwnDomain ? domain : null, taxId: taxKey ?? null };
  const company = batch.make('company', change.line, fields);
  batch.add('company', called, company);
  if (isOwnDomain) batch.add('domain', domain, company);
  if (taxKey) batch.add('tax', taxKey, company);
  change.makes.push(`+company:${called}`);
  return company;
}

/** Links a record to the company that its row names; one that nobody knows is made. */
export function linkCompany(context: PlanContext, change: RowChange, wanted: WantedCompany): void {
  const { batch } = context;
  const { externalId, name, domain } = wanted;
  const { company: known, isAmbiguous } = knownCompany(context, wanted);
  if (isAmbiguous) {
    return void change.warnings.push(say(leadImportMessages['company.ambiguous'], { name: name ?? '' }));
  }
  const isNamed = Boolean(name) || (domain !== undefined && !freeMail.test(domain));
  if (!known && !isNamed) {
    if (externalId)
      waitForId(context, change, { field: 'companyId', entity: 'company', externalId }, externalId);
    return;
  }
  const company = known ?? makeCompany(context, change, wanted);
  if (externalId) batch.know('company', externalId, company, !batch.byExternal('company', externalId));
  change.link('companyId', company);
}

function knownContact({ batch }: PlanContext, { externalId, email, name }: WantedContact): Draft | undefined {
  const found =
    batch.byExternal('contact', externalId) ?? batch.by('email', email)[0] ?? only(batch.by('contact', name));
  return found && isLive(found) ? found : undefined;
}

/** The contacts that a row names; those that are not there yet are waited for in a field. */
export function contactsNamed(
  context: PlanContext,
  change: RowChange,
  wanted: readonly WantedContact[],
  field: string,
): Draft[] {
  const { batch } = context;
  return wanted.flatMap((one) => {
    const found = knownContact(context, one);
    const { externalId, email, name } = one;
    if (found) return [found];
    const also = email ? [waitingForEmail(email)] : [];
    if (externalId)
      waitForId(context, change, { field, entity: 'contact', externalId, also }, name ?? email ?? externalId);
    else if (email) wait(change, field, also, email);
    else if (name && batch.by('contact', name).length > 0)
      change.warnings.push(say(leadImportMessages['contact.unknown'], { name }));
    else if (name) wait(change, field, [waitingForName('contact', name)], name);
    return [];
  });
}

/** Links a record to the opportunity that its row names. */
export function linkDeal(context: PlanContext, change: RowChange, { externalId, title }: WantedDeal): void {
  const { batch } = context;
  const found = batch.byExternal('opportunity', externalId) ?? only(batch.by('title', title));
  if (found && isLive(found)) return change.link('opportunityId', found);
  const also = title && batch.by('title', title).length === 0 ? [waitingForName('opportunity', title)] : [];
  if (externalId)
    waitForId(
      context,
      change,
      { field: 'opportunityId', entity: 'opportunity', externalId, also },
      title ?? externalId,
    );
  else if (title && batch.by('title', title).length > 0)
    change.warnings.push(say(leadImportMessages['deal.unknown'], { name: title }));
  else if (title) wait(change, 'opportunityId', also, title);
}
