import type { accessibility } from './en/accessibility';
import type { account } from './en/account';
import type { admin } from './en/admin';
import type { algorithmia } from './en/algorithmia';
import type { auth } from './en/auth';
import type { breakeven } from './en/breakeven';
import type { catalogue } from './en/catalogue';
import type { common } from './en/common';
import type { comercia } from './en/comercia';
import type { comerzia } from './en/comerzia';
import type { companies } from './en/companies';
import type { consultia } from './en/consultia';
import type { contact } from './en/contact';
import type { huyu } from './en/huyu';
import type { landing } from './en/landing';
import type { cookies } from './en/cookies';
import type { failure } from './en/failure';
import type { home } from './en/home';
import type { items } from './en/items';
import type { leads } from './en/leads';
import type { legal } from './en/legal';
import type { marketing } from './en/marketing';
import type { meta } from './en/meta';
import type { operator } from './en/operator';
import type { privacy } from './en/privacy';
import type { shell } from './en/shell';
import type { site } from './en/site';
import type { smartboxai } from './en/smartboxai';
import type { webia } from './en/webia';
import type { solutions } from './en/solutions';
import type { report } from './en/report';
import type { swot } from './en/swot';

/** Every namespace with its English texts. A new one needs a line here and a file in `en` and `es`. */
export interface Namespaces {
  accessibility: typeof accessibility;
  account: typeof account;
  admin: typeof admin;
  algorithmia: typeof algorithmia;
  auth: typeof auth;
  breakeven: typeof breakeven;
  catalogue: typeof catalogue;
  common: typeof common;
  comercia: typeof comercia;
  comerzia: typeof comerzia;
  companies: typeof companies;
  consultia: typeof consultia;
  contact: typeof contact;
  huyu: typeof huyu;
  landing: typeof landing;
  cookies: typeof cookies;
  failure: typeof failure;
  home: typeof home;
  items: typeof items;
  leads: typeof leads;
  legal: typeof legal;
  marketing: typeof marketing;
  meta: typeof meta;
  operator: typeof operator;
  privacy: typeof privacy;
  shell: typeof shell;
  site: typeof site;
  smartboxai: typeof smartboxai;
  webia: typeof webia;
  solutions: typeof solutions;
  report: typeof report;
  swot: typeof swot;
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
