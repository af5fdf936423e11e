import type { account } from './en/account';
import type { admin } from './en/admin';
import type { algorithmia } from './en/algorithmia';
import type { auth } from './en/auth';
import type { breakeven } from './en/breakeven';
import type { common } from './en/common';
import type { comercia } from './en/comercia';
import type { comerzia } from './en/comerzia';
import type { companies } from './en/companies';
import type { consultia } from './en/consultia';
import type { contact } from './en/contact';
import type { huyu } from './en/huyu';
import type { landing } from './en/landing';
import type { leads } from './en/leads';
import type { marketing } from './en/marketing';
import type { shell } from './en/shell';
import type { site } from './en/site';
import type { smartboxai } from './en/smartboxai';
import type { webia } from './en/webia';

/** Every namespace with its English texts. A new one needs a line here and a file in `en` and `es`. */
export interface Namespaces {
  account: typeof account;
  admin: typeof admin;
  algorithmia: typeof algorithmia;
  auth: typeof auth;
  breakeven: typeof breakeven;
  common: typeof common;
  comercia: typeof comercia;
  comerzia: typeof comerzia;
  companies: typeof companies;
  consultia: typeof consultia;
  contact: typeof contact;
  huyu: typeof huyu;
  landing: typeof landing;
  leads: typeof leads;
  marketing: typeof marketing;
  shell: typeof shell;
  site: typeof site;
  smartboxai: typeof smartboxai;
  webia: typeof webia;
}

export type Namespace = keyof Namespaces;

/** The shape that a dictionary in another language must have: the keys of the English one, no more and no fewer. */
export type Texts<English> = {
  [Key in keyof English]: English[Key] extends string ? string : Texts<English[Key]>;
};

export interface TextTree {
  [key: string]: string | TextTree;
}

type WithoutPlural<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;

type Path<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${Path<Tree[Key]>}`;
}[keyof Tree & string];

/** A text's key, `namespace.path.to.text`; plurals are named without `_one` and `_other`. */
export type TextKey<Name extends Namespace = Namespace> = {
  [N in Name]: `${N}.${Path<Namespaces[N]>}`;
}[Name];

/** Values for `{{name}}` in a text; `count` also chooses the plural. */
export type TextValues = Record<string, string | number>;
