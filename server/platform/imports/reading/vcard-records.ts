import type { Readable } from 'node:stream';
import { joinValues } from '../../../../shared/csv';
import { splitAt } from '../../../../shared/plain-text';
import type { FileRecord } from './csv-records';
import { unfolded } from './unfolded-lines';
import { groupLabels, placedAddress, placedEmails, placedPhones } from './vcard-points';
import { type Property, propertyReader, textOf } from './vcard-properties';

const withLabels = (columns: readonly string[]) => columns.flatMap((column) => [column, `${column}_label`]);

/** The columns of a table of vCards, with the names of our own files. */
export const vcardHeaders: readonly string[] = [
  'first_name',
  'last_name',
  'name',
  'job_title',
  'company_name',
  ...withLabels(['email', 'email_2', 'email_3', 'email_4']),
  ...withLabels(['phone', 'mobile', 'phone_2', 'phone_3', 'phone_4']),
  'address',
  'city',
  'region',
  'postal_code',
  'country',
  'website',
  'linkedin_url',
  'tags',
  'notes',
  'birthday',
  'external_id',
];
const columns = new Set(vcardHeaders);

/** Whether a text is made of vCards (RFC 2426, RFC 6350, and version 2.1). */
export const isVcard = (text: string) => /^\s*begin:vcard/i.test(text);

/** Properties whose first value goes into a column unchanged. */
const plainColumns: Record<string, string> = {
  fn: 'name',
  title: 'job_title',
  uid: 'external_id',
  bday: 'birthday',
};

const isOf =
  (...names: string[]) =>
  ({ name }: Property) =>
    names.includes(name);

const isLinkedin = (property: Property) => /linkedin\./i.test(textOf(property));

/** The name of a person. */
function nameCells(property: Property | undefined): [string, string][] {
  if (!property) return [];
  const [last = '', first = '', middle = ''] = property.values;
  const others = splitAt(middle, ',').join(' ');
  return [
    ['last_name', last],
    ['first_name', [first, others].filter(Boolean).join(' ')],
  ];
}

/** The cells of a card by column; if a property that should be unique is repeated, the first counts. */
function cellsOf(properties: readonly Property[]): Map<string, string> {
  const all = (...names: string[]) => properties.filter(isOf(...names));
  const labels = groupLabels(properties);
  const isFax = ({ types }: Property) => types.includes('fax');
  const phones = all('tel').filter((property) => !isFax(property));
  const points = [...placedEmails(all('email'), labels), ...placedPhones(phones, labels)];
  const beyond = points.filter(([column]) => !columns.has(column) && !column.endsWith('_label'));
  const [organisation] = all('org');
  const [address] = all('adr');
  const website = all('url').find((property) => !isLinkedin(property));
  const linkedin = all('url', 'x-socialprofile').find(isLinkedin);
  const notes = [
    ...all('note').map(textOf),
    ...all('tel')
      .filter(isFax)
      .map((fax) => `Fax: ${textOf(fax)}`),
    ...beyond.map(([, value]) => value),
  ];
  const tags = all('categories').flatMap(({ values }) => values);
  const cells: [string, string][] = [
    ...nameCells(all('n')[0]),
    ...properties.flatMap((property): [string, string][] => {
      const column = plainColumns[property.name];
      return column ? [[column, textOf(property)]] : [];
    }),
    ['company_name', organisation ? textOf(organisation) : ''],
    ...points,
    ...(address ? placedAddress(address) : []),
    ['website', website ? textOf(website) : ''],
    ['linkedin_url', linkedin ? textOf(linkedin) : ''],
    ['notes', notes.filter(Boolean).join('\n')],
    ['tags', joinValues(tags.filter(Boolean))],
  ];
  // If there are several, the first counts.
  return new Map(cells.filter(([, value]) => value !== '').toReversed());
}

/** The row of a card; undefined for a group card, which is not a person. */
function recordOf(line: number, properties: readonly Property[]): FileRecord | undefined {
  const kinds = properties.filter(isOf('kind', 'x-addressbookserver-kind'));
  if (kinds.some((kind) => /^group$/i.test(textOf(kind)))) return undefined;
  const cells = cellsOf(properties);
  // A card must have a name, so a person without one is named by an address.
  const isNamed = cells.has('first_name') || cells.has('last_name');
  if (isNamed || cells.get('name') === cells.get('email')) cells.delete('name');
  return { line, cells: vcardHeaders.map((column) => cells.get(column) ?? '') };
}

/** The vCards of a text as rows. Photos, sounds, keys and groups are left out. */
export async function* vcardRecords(text: Readable): AsyncGenerator<FileRecord> {
  const propertyOf = await propertyReader();
  let card: { line: number; properties: Property[] } | undefined;
  for await (const { line, said } of unfolded(text)) {
    if (/^begin:vcard/i.test(said)) card = { line, properties: [] };
    else if (/^end:vcard/i.test(said)) {
      const record = card && recordOf(card.line, card.properties);
      if (record) yield record;
      card = undefined;
    } else if (card && !/^([\w-]+\.)?(photo|sound|key|logo)[;:]/i.test(said)) {
      const property = propertyOf(said);
      if (property) card.properties.push(property);
    }
  }
}
