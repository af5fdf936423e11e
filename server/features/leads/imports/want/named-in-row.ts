import { splitValues } from '../../../../../shared/csv';
import { lettersOf, splitAt } from '../../../../../shared/plain-text';
import type { Planning } from '../../../../platform/imports/import-target';
import { meant } from '../../../../platform/imports/values/meant';
import { productHeaders } from '../fields/deal-headers';
import { readIds } from '../../../../platform/imports/values/flags-and-lists';
import type { ReadRow } from '../../../../platform/imports/values/read-row';
import {
  domainOf,
  taxKeyOf,
  textIn,
  type WantedCompany,
  type WantedContact,
  type WantedDeal,
} from './wanted';

/** The first of several names in a cell, as some programs write them; Notion puts the address of its page behind each. */
const firstName = (text: string | undefined) =>
  text?.split(/;|\(https:\/\/(?:www\.)?notion\.so\/[^()]*\)(?:,|$)/)[0]?.trim() || undefined;

/** The company that a row names. */
export function companyIn(row: ReadRow): WantedCompany | undefined {
  const first = (field: string) => (row.isExact ? textIn(row, field) : firstName(textIn(row, field)));
  const company: WantedCompany = {
    externalId: first('companyExternalId'),
    name: first('companyName')?.slice(0, 200),
    domain: domainOf(first('companyDomain')),
    taxKey: taxKeyOf(textIn(row, 'companyTaxId')),
  };
  return Object.values(company).some((value) => value !== undefined) ? company : undefined;
}

/** A name, and the address that some programs put in brackets behind it. */
function namedIn(text: string | undefined): { name?: string | undefined; email?: string | undefined } {
  const found = /[(<]([^\s()<>@]+@[^\s()<>]+)[)>]$/.exec(text ?? '');
  const email = found?.[1];
  return email
    ? { name: text?.slice(0, found?.index).trim() || undefined, email: email.toLowerCase() }
    : { name: text };
}

/** The contacts that a row names, by the ids, addresses and names that stand at the same places. */
export function contactsIn(row: ReadRow): WantedContact[] {
  const split = (field: string) =>
    row.isExact ? splitValues(textIn(row, field) ?? '') : readIds(textIn(row, field));
  const ids = split('contactExternalId');
  const emails = split('contactEmail');
  const name = textIn(row, 'contactName');
  const names = row.isExact ? [name] : splitAt(name ?? '', /[|;]/);
  const count = Math.max(ids.length, emails.length, names.length);
  return Array.from({ length: count }, (_, place) => {
    const { name, email } = row.isExact ? { name: names[place] } : namedIn(names[place]);
    return {
      externalId: ids[place] || undefined,
      email: emails[place]?.toLowerCase() || email,
      name: name || undefined,
    };
  });
}

/** The opportunity that a row names. */
export function dealIn(row: ReadRow): WantedDeal | undefined {
  const deal = { externalId: textIn(row, 'opportunityExternalId'), title: textIn(row, 'opportunityTitle') };
  return deal.externalId || deal.title ? deal : undefined;
}

const ofProducts = new Set(productHeaders.map(lettersOf));
const productPlaces = new WeakMap<Planning, number>();

/** The column that says what is sold, wherever it goes; -1 for none. */
function productPlace(planning: Planning): number {
  const found =
    productPlaces.get(planning) ??
    planning.columns.findIndex(({ header }) => ofProducts.has(lettersOf(header)));
  productPlaces.set(planning, found);
  return found;
}

/** The title of an opportunity whose file has none: who would buy, and what; undefined where nobody is named. */
export function madeTitle(
  row: ReadRow,
  planning: Planning,
  { company, contact }: { company: WantedCompany; contact: WantedContact | undefined },
): string | undefined {
  const buyer = company.name ?? company.domain ?? contact?.name ?? contact?.email;
  if (!buyer) return undefined;
  const product = meant(row.cells[productPlace(planning)] ?? '', row.isExact).replace(/\s+/g, ' ');
  return [buyer, product].filter(Boolean).join(' · ').slice(0, 200);
}
