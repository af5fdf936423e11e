import type { Portal } from '../../../shared/addresses/portals';
import type { Change } from '../../../shared/acts/record';
import type { Bilingual } from '../../../shared/assistant/bilingual';
import type { FoundRef } from '../../../shared/assistant/commands';
import type { Ref, RefKind } from '../../../shared/assistant/refs';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import type { Ask, NamedRef, Tool } from './tool';

/** Reads what a record is called; throws 404 for another owner's. */
export type ReadNamed = (ask: Ask, id: number) => Promise<NamedRef>;

/** Whose list it is, and who asks for it. */
export interface Whose {
  account: number;
  person: number;
}

/** Reads the few of a kind that an account has. */
export type ReadListed = (ask: Ask, whose: Whose) => Promise<ListedRef[]>;

/** One of the few that an account has: a stage, a tag, a member, a company of its own. */
export interface ListedRef {
  ref: Ref;
  text: Bilingual;
  /** What distinguishes it for a sentence, such as that a stage is one of deals that were won. */
  code?: string | undefined;
  /** Other names that people use for it, such as that in another language. */
  also?: readonly string[] | undefined;
  /** The only values of a field that has choices. */
  values?: readonly string[] | undefined;
  /** Its page. */
  url?: string | undefined;
}

/** Words of a sentence by which records are looked for, folded, and those that may be written with a slip. */
export interface NameQuery {
  words: readonly string[];
  /** Of four letters and more. */
  slipped: readonly string[];
  of?: readonly RefKind[] | undefined;
}

/** A record that a sentence may name, with other words by which it is known, such as its company. */
export interface FoundName extends FoundRef {
  also?: string | null | undefined;
  /** Its mail addresses, between spaces. */
  addresses?: string | null | undefined;
  /** Whether it is over, as a deal that was won or lost: what is still open is meant rather. */
  isOver?: boolean | undefined;
}

/** Something to say. */
export interface Example {
  tool: string;
  text: Bilingual;
}

/** What a feature gives to whoever reads sentences and runs tools. */
export interface FeatureTools {
  /** The portal whose screens show its records. */
  portal?: Portal;
  tools: readonly Tool[];
  /** How its records are read by reference. */
  records: Readonly<Partial<Record<RefKind, ReadNamed>>>;
  /** What an account has few of, in its own order. */
  lists: Readonly<Partial<Record<RefKind, ReadListed>>>;
  /** The changes of its records, newest first. */
  histories?: Readonly<Partial<Record<RefKind, (ask: Ask, id: number) => Promise<readonly Change[]>>>>;
  /** Things to say, made of the account's own records, with the tool that each is about. */
  examples?: (ask: Ask) => Promise<readonly Example[]>;
  /** The currency of the account's amounts. */
  currency?: (ask: Ask) => Promise<string>;
  /** Records whose names hold one of the words, those with more of them first; at most a hundred of a kind. */
  findNames?: (db: Db, owner: Owner, query: NameQuery) => Promise<FoundName[]>;
}
