import { useQuery } from '@tanstack/react-query';
import { companies as consultingCompanies } from '@shared/consulting/companies/endpoints';
import { recordAddress, type RecordSection } from '@shared/leads/sections';
import type { ContactPoint } from '@shared/leads/contacts/scales';
import type { DealPerson } from '@shared/leads/opportunities/scales';
import { site } from '@shared/site';
import { formatDate, formatNumber } from '@/i18n/formats';
import type { TextKey } from '@/i18n/texts';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { moneyText } from '@/lib/values/money';
import { TextLink } from '@/ui/navigation/link';
import { wordOf } from './use-choices';
import { countryName } from './named-codes';
import { ownFieldOf, useOwnFields } from './own-fields';
import { OwnText } from './own-text';
import { recordOf, stageList } from './records';
import { TagNames } from './tag-names';
import { recordsTexts } from './texts/records';

type FieldName =
  TextKey<typeof recordsTexts> extends infer Key
    ? Key extends `fields.${infer Name}`
      ? Name
      : never
    : never;

/** The fields that people read, in the order of the screens. */
const fieldNames = [
  ...['firstName', 'lastName', 'name', 'title', 'jobTitle', 'companyId', 'contactId', 'status', 'lifecycle'],
  ...['stageId', 'amount', 'currency', 'probability', 'expectedClose', 'closedAt', 'lostReason', 'lostNote'],
  ...[
    'people',
    'points',
    'domain',
    'website',
    'phone',
    'taxId',
    'industry',
    'sizeBand',
    'source',
    'language',
  ],
  ...['address', 'city', 'region', 'postalCode', 'country', 'linkedinUrl', 'doNotContact', 'notes'],
  'consultingCompanyId',
  ...['description', 'type', 'direction', 'subject', 'body', 'occurredAt', 'durationMin', 'outcome'],
  ...['dueAt', 'doneAt', 'priority', 'tags'],
] as FieldName[];

export const isField = (name: string): name is FieldName => fieldNames.includes(name as FieldName);

/** The label of a field of a section's records; undefined for one that people do not read, or that was deleted. */
export function useFieldName(section: RecordSection) {
  const t = useTexts(recordsTexts);
  const { fields } = useOwnFields(section);
  return (field: string) => (isField(field) ? t(`fields.${field}`) : ownFieldOf(fields, field)?.label);
}

interface FieldValueProps {
  section: RecordSection;
  field: string;
  value: unknown;
  /** The record, for the currency of its amount. */
  row: object;
}

const linked = { companyId: 'companies', contactId: 'contacts' } as const;

/** The value of a field as text; a dash stands for no value. */
export function FieldValue({ section, field, value, row }: FieldValueProps) {
  const t = useTexts(recordsTexts);
  const { language } = useLanguage();
  const { fields } = useOwnFields(section);
  const own = ownFieldOf(fields, field);
  if (own) return <OwnText field={own} value={value} />;
  if (field === 'tags') return <TagNames ids={(value ?? []) as number[]} />;
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return '–';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}` : JSON.stringify(value);
  if (field in linked && typeof value === 'number')
    return <LinkedName section={linked[field as keyof typeof linked]} id={value} />;
  if (field === 'consultingCompanyId') return <ConsultingName companyId={Number(value)} />;
  if (field === 'stageId') return <StageName id={Number(value)} />;
  if (field === 'amount')
    return moneyText(
      Number(value),
      'currency' in row && typeof row.currency === 'string' ? row.currency : site.currency,
      language,
    );
  if (field === 'probability') return formatNumber(Number(value) / 100, language, { style: 'percent' });
  if (field === 'people') return <PeopleNames people={value as DealPerson[]} />;
  if (field === 'points') return <Points points={value as ContactPoint[]} />;
  if (field === 'country') return countryName(text, language);
  if (field === 'expectedClose') return formatDate(text, language, { dateStyle: 'medium' });
  if (/At$/.test(field)) return formatDate(text, language, { dateStyle: 'medium', timeStyle: 'short' });
  const kind = `${section}.${field}` as keyof typeof coded;
  return coded[kind] ? t(`${coded[kind]}.${wordOf(text)}` as TextKey<typeof recordsTexts>) : text;
}

/** The fields whose values are codes, and where their words stand. */
const coded = {
  'contacts.status': 'status',
  'contacts.source': 'source',
  'opportunities.source': 'source',
  'contacts.language': 'language',
  'companies.lifecycle': 'lifecycle',
  'companies.sizeBand': 'sizeBand',
  'communications.type': 'type',
  'communications.direction': 'direction',
  'communications.outcome': 'outcome',
  'tasks.priority': 'priority',
} as const;

function LinkedName({ section, id }: { section: 'companies' | 'contacts'; id: number }) {
  const { data } = useQuery(recordOf(section, id));
  return data?.name ?? `#${id}`;
}

function ConsultingName({ companyId }: { companyId: number }) {
  const { data } = useQuery(query(consultingCompanies.read, { companyId }));
  return data?.name ?? `#${companyId}`;
}

const Points = ({ points }: { points: readonly ContactPoint[] }) =>
  points.map(({ kind, value }, index) => (
    <span key={kind + value} className="block">
      {value}
      {index < points.length - 1 && <span className="sr-only">, </span>}
    </span>
  ));

const PeopleNames = ({ people }: { people: readonly DealPerson[] }) =>
  people.map(({ contactId, role }, index) => (
    <span key={contactId} className="block">
      <TextLink to={recordAddress('contacts', contactId)}>
        <LinkedName section="contacts" id={contactId} />
      </TextLink>
      {role && ` · ${role}`}
      {index < people.length - 1 && <span className="sr-only">, </span>}
    </span>
  ));

function StageName({ id }: { id: number }) {
  const { data: stages } = useQuery(stageList());
  return stages?.find((stage) => stage.id === id)?.name ?? `#${id}`;
}
