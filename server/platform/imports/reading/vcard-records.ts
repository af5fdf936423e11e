import type { Readable } from 'node:stream';
import type { FileRecord } from './csv-records';
import { unfolded } from './unfolded-lines';

/** The columns of a table of vCards, in the words of our own files. */
export const vcardHeaders = [
  ...[
    'first_name',
    'last_name',
    'name',
    'job_title',
    'company_name',
    'email',
    'email_2',
    'email_3',
    'email_4',
  ],
  ...[
    'phone',
    'mobile',
    'phone_2',
    'phone_3',
    'phone_4',
    'address',
    'city',
    'region',
    'postal_code',
    'country',
  ],
  ...['website', 'linkedin_url', 'tags', 'notes', 'birthday', 'external_id'],
] as const;
type Column = (typeof vcardHeaders)[number];

/** Whether a text is made of vCards (RFC 2426, RFC 6350, and version 2.1). */
export const isVcard = (text: string) => /^\s*begin:vcard/i.test(text);

/** A property of a vCard: its name and types in lower case, and its value as written. */
interface Property {
  name: string;
  types: string[];
  parameters: string;
  value: string;
}

function propertyOf(line: string): Property | undefined {
  const [, head, value] = /^((?:[^":]|"[^"]*")+):([\s\S]*)$/.exec(line) ?? [];
  if (head === undefined || value === undefined) return undefined;
  const [name = '', ...parameters] = head.toLowerCase().split(';');
  const types = parameters.flatMap((one) =>
    one
      .replace(/^type=/, '')
      .replaceAll('"', '')
      .split(','),
  );
  return { name: name.replace(/^.*\./, ''), types, parameters: parameters.join(';'), value };
}

/** Bytes as written in quoted-printable (version 2.1). */
function fromQuotedPrintable(text: string, charset: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = /^=[0-9A-F]{2}/i.exec(text.slice(at, at + 3))?.[0];
    if (code) {
      bytes.push(Number.parseInt(code.slice(1), 16));
      at += 2;
    } else bytes.push(...Buffer.from(text[at] as string));
  }
  return new TextDecoder(/8859-1|1252/.test(charset) ? 'windows-1252' : 'utf-8').decode(Buffer.from(bytes));
}

const decoded = ({ parameters, value }: Property) =>
  parameters.includes('quoted-printable') ? fromQuotedPrintable(value, parameters) : value;

const unescaped = (text: string) =>
  text.replace(/\\([\\,;:nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter)).trim();

/** The parts of a value with several, which semicolons separate. */
const partsOf = (property: Property) =>
  decoded(property)
    .split(/(?<!\\);/)
    .map(unescaped);

/** Collects the values of one vCard by column. */
class Card {
  private readonly values = new Map<Column, string>();
  private readonly preferred = new Set<Column>();

  constructor(readonly line: number) {}

  private set(column: Column, value: string | undefined, joined?: string) {
    if (!value) return;
    const known = this.values.get(column);
    if (known === undefined) this.values.set(column, value);
    else if (joined !== undefined) this.values.set(column, known + joined + value);
  }

  /** Puts a value into the first free column, the preferred one into the first. */
  private place(columns: readonly Column[], value: string, isPreferred: boolean) {
    const [first] = columns as [Column];
    if (isPreferred && !this.preferred.has(first)) {
      const moved = this.values.get(first);
      this.values.set(first, value);
      this.preferred.add(first);
      if (moved) this.place(columns.slice(1), moved, false);
      return;
    }
    const free = columns.find((column) => !this.values.has(column));
    if (free) this.values.set(free, value);
    else this.set('notes', value, '\n');
  }

  take(property: Property) {
    const { name, types } = property;
    const text = unescaped(decoded(property));
    const isPreferred = types.some((type) => type === 'pref' || type === 'pref=1');
    if (text === '') return;
    if (name === 'n') {
      const [last, first, middle] = partsOf(property);
      this.set('last_name', last);
      this.set('first_name', [first, middle].filter(Boolean).join(' '));
    } else if (name === 'email')
      this.place(['email', 'email_2', 'email_3', 'email_4'], text.replace(/^mailto:/i, ''), isPreferred);
    else if (name === 'tel') this.takePhone(types, text.replace(/^tel:/i, ''), isPreferred);
    else if (name === 'adr') this.takeAddress(partsOf(property));
    else if (name === 'org') this.set('company_name', partsOf(property)[0]);
    else if (name === 'url' || name === 'x-socialprofile')
      this.set(/linkedin\./i.test(text) ? 'linkedin_url' : 'website', text);
    else this.takeText(name, text);
  }

  private takePhone(types: readonly string[], value: string, isPreferred: boolean) {
    if (types.includes('fax')) return this.set('notes', `Fax: ${value}`, '\n');
    const isMobile = types.some((type) => type === 'cell' || type === 'mobile');
    if (isMobile && !this.values.has('mobile')) this.values.set('mobile', value);
    else this.place(['phone', 'phone_2', 'phone_3', 'phone_4'], value, isPreferred);
  }

  private takeAddress([, extended, street, city, region, code, country]: string[]) {
    if (this.values.has('address') || this.values.has('city')) return;
    this.set(
      'address',
      [street, extended]
        .filter(Boolean)
        .join(', ')
        .replace(/\s*\n\s*/g, ', '),
    );
    this.set('city', city);
    this.set('region', region);
    this.set('postal_code', code);
    this.set('country', country);
  }

  private takeText(name: string, text: string) {
    const columns: Record<string, Column> = {
      fn: 'name',
      title: 'job_title',
      uid: 'external_id',
      bday: 'birthday',
    };
    const column = columns[name];
    if (column) this.set(column, text);
    if (name === 'note') this.set('notes', text, '\n');
    if (name === 'categories') this.set('tags', text.replace(/\s*,\s*/g, '|'), '|');
  }

  record(): FileRecord {
    if (this.values.has('first_name') || this.values.has('last_name')) this.values.delete('name');
    return { line: this.line, cells: vcardHeaders.map((column) => this.values.get(column) ?? '') };
  }
}

/** The vCards of a text as rows. Photos, sounds and keys are left out. */
export async function* vcardRecords(text: Readable): AsyncGenerator<FileRecord> {
  let card: Card | undefined;
  for await (const { line, said } of unfolded(text)) {
    if (/^begin:vcard/i.test(said)) card = new Card(line);
    else if (/^end:vcard/i.test(said)) {
      if (card) yield card.record();
      card = undefined;
    } else if (card && !/^(photo|sound|key|logo)[;:]/i.test(said)) {
      const property = propertyOf(said);
      if (property) card.take(property);
    }
  }
}
