import type { ImportedEntity } from '../../../../../shared/leads/imports/scales';
import type { Wanted } from '../want/wanted';
import type { Sought } from './batch';
import type { EntitySpec } from './entity-specs';
import type { RowReading } from './plan-rows';

const push = (list: string[], text: string | null | undefined) => void (text && list.push(text));

/** Collects what rows name. */
class Seeking {
  readonly sought: Sought = {
    external: [],
    emails: [],
    contactNames: [],
    titles: [],
    own: [],
    companies: { names: [], domains: [], taxKeys: [] },
  };

  private external(entity: ImportedEntity, externalId: string | undefined) {
    if (externalId) this.sought.external.push({ entity, externalId });
  }

  /** What a row says of its record. */
  addRecord({ entity }: EntitySpec, { externalId, points = [], taxKey, fields }: Wanted) {
    const { emails, companies } = this.sought;
    this.external(entity, externalId);
    for (const { kind, value } of points) if (kind === 'email') emails.push(value.toLowerCase());
    push(companies.taxKeys, taxKey);
    if (entity !== 'company') return;
    push(companies.names, fields.name);
    push(companies.domains, fields.domain);
  }

  /** The records to which a row links its own. */
  addLinks({ company, contacts = [], deal, path }: Wanted) {
    const { companies, emails, contactNames, titles } = this.sought;
    this.external('company', company?.externalId);
    push(companies.names, company?.name);
    push(companies.domains, company?.domain);
    push(companies.taxKeys, company?.taxKey);
    for (const contact of contacts) {
      this.external('contact', contact.externalId);
      push(emails, contact.email);
      push(contactNames, contact.name);
    }
    this.external('opportunity', deal?.externalId);
    push(titles, deal?.title);
    for (const person of path?.people ?? []) this.external('contact', person.externalId);
  }
}

/** All that rows name, so that it is found at once. */
export function soughtBy(spec: EntitySpec, readings: readonly RowReading[], isOurs: boolean): Sought {
  const seeking = new Seeking();
  const { sought } = seeking;
  for (const { wanted } of readings) {
    const before = sought.external.length;
    seeking.addRecord(spec, wanted);
    seeking.addLinks(wanted);
    const { externalId, fields } = wanted;
    const { createdAt } = fields;
    const links = sought.external.slice(before);
    if (isOurs && externalId && createdAt) {
      sought.own.push({ entity: spec.entity, externalId, createdAt, links });
    }
  }
  return sought;
}
