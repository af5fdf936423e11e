import type { ContactPoint } from '../../../../../shared/leads/contacts/scales';
import type { ImportedEntity } from '../../../../../shared/leads/imports/scales';
import { lockRecords } from '../../../../platform/acts/records.queries';
import type { Recorder } from '../../../../platform/acts/recorder';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { folded } from '../../../../../shared/plain-text';
import { findExternal, findOwn, type OwnRow } from '../external-ids.queries';
import {
  findCompanies,
  findContactsNamed,
  findHolders,
  findOpportunitiesTitled,
} from '../known-records.queries';
import { current, type Draft, newDraft } from './draft';
import type { ImportedFields } from '../imported-fields';

/** All that the rows of a batch name. */
export interface Sought {
  external: { entity: ImportedEntity; externalId: string }[];
  emails: string[];
  companies: { names: string[]; domains: string[]; taxKeys: string[] };
  contactNames: string[];
  titles: string[];
  /** Rows of our own files. */
  own: OwnRow[];
}

const keyOf = (...parts: string[]) => parts.join(' ');

/** Several records by one key, in the order in which they came. */
class Index {
  private readonly drafts = new Map<string, Draft[]>();

  add(key: string, draft: Draft) {
    const known = this.drafts.get(key) ?? [];
    if (!known.includes(draft)) this.drafts.set(key, [...known, draft]);
  }

  get(key: string): readonly Draft[] {
    return this.drafts.get(key) ?? [];
  }
}

/** The records that the rows of a batch find, change and make. A row finds what an earlier one made. */
export class Batch {
  readonly drafts: Draft[] = [];
  /** Ids of the other system that records get. */
  readonly newExternal: { externalId: string; to: Draft }[] = [];
  private readonly external = new Map<string, Draft>();
  private readonly byId = new Map<string, Draft>();
  private readonly index = new Index();
  private readonly stubs = new Set<Draft>();

  make(entity: ImportedEntity, line: number, fields: ImportedFields = {}): Draft {
    const draft = newDraft(entity, line, fields);
    this.take(draft);
    return draft;
  }

  /** Has a record written with the others. */
  take(draft: Draft) {
    this.drafts.push(draft);
  }

  /** Has later rows find a record by an id of the other system. */
  know(entity: ImportedEntity, externalId: string, draft: Draft, isNew = true) {
    const key = keyOf(entity, externalId);
    if (this.external.get(key) === draft) return;
    this.external.set(key, draft);
    if (isNew) this.newExternal.push({ externalId, to: draft });
  }

  byExternal(entity: ImportedEntity, externalId: string | undefined): Draft | undefined {
    return externalId === undefined ? undefined : this.external.get(keyOf(entity, externalId));
  }

  add(by: 'email' | 'company' | 'domain' | 'tax' | 'contact' | 'title', text: string, draft: Draft) {
    this.index.add(keyOf(by, folded(text)), draft);
  }

  by(
    by: 'email' | 'company' | 'domain' | 'tax' | 'contact' | 'title',
    text: string | undefined,
  ): readonly Draft[] {
    return text ? this.index.get(keyOf(by, folded(text))) : [];
  }

  /** Whether nothing but the name of a company is known. */
  isStub = (draft: Draft) => this.stubs.has(draft);

  private known(entity: ImportedEntity, id: number): Draft | undefined {
    return this.byId.get(keyOf(entity, String(id)));
  }

  /** Finds the records that are sought and locks them. */
  async find(tx: Db, owner: Owner, recorder: Recorder, system: string, sought: Sought): Promise<void> {
    const own = await findOwn(tx, owner, sought.own);
    const known = new Set(own.map(({ entity, externalId }) => keyOf(entity, externalId)));
    const others = (await findExternal(tx, owner, system, sought.external)).filter(
      ({ entity, externalId }) => !known.has(keyOf(entity, externalId)),
    );
    const external = [...own, ...others];
    const holders = await findHolders(tx, owner, sought.emails);
    const companies = await findCompanies(tx, owner, sought.companies);
    const contacts = await findContactsNamed(tx, owner, sought.contactNames);
    const deals = await findOpportunitiesTitled(tx, owner, sought.titles);
    const ids = new Map<ImportedEntity, Set<number>>();
    const want = (entity: ImportedEntity, id: number) =>
      ids.set(entity, (ids.get(entity) ?? new Set<number>()).add(id));
    for (const { entity, recordId } of external) want(entity, recordId);
    for (const { contactId } of holders) want('contact', contactId);
    for (const { id } of companies) want('company', id);
    for (const { id } of contacts) want('contact', id);
    for (const { id } of deals) want('opportunity', id);
    for (const [entity, some] of ids) await this.load(tx, owner, recorder, entity, [...some]);

    const link = (entity: ImportedEntity, id: number, done: (draft: Draft) => void) => {
      const draft = this.known(entity, id);
      if (draft) done(draft);
    };
    for (const { entity, externalId, recordId } of external) {
      link(entity, recordId, (draft) => this.know(entity, externalId, draft, false));
    }
    for (const { email, contactId } of holders)
      link('contact', contactId, (draft) => this.add('email', email, draft));
    const indexOf = { name: 'company', domain: 'domain', tax: 'tax' } as const;
    for (const { wanted, by, id, isStub } of companies) {
      link('company', id, (draft) => {
        this.add(indexOf[by], wanted, draft);
        if (isStub) this.stubs.add(draft);
      });
    }
    for (const { wanted, id } of contacts) link('contact', id, (draft) => this.add('contact', wanted, draft));
    for (const { wanted, id } of deals) link('opportunity', id, (draft) => this.add('title', wanted, draft));
  }

  private async load(tx: Db, owner: Owner, recorder: Recorder, entity: ImportedEntity, ids: number[]) {
    for (const { id, fields } of await lockRecords(tx, owner, recorder.kindOf(entity), ids)) {
      const draft: Draft = { ...newDraft(entity, 0), id, stored: fields };
      this.byId.set(keyOf(entity, String(id)), draft);
      this.drafts.push(draft);
    }
  }
}

/** The points of a contact as they stand. */
export const pointsOf = (draft: Draft): ContactPoint[] => current(draft, 'points') ?? [];
