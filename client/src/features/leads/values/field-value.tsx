import { useQuery } from '@tanstack/react-query';
import { companies as consultingCompanies } from '@shared/consulting/companies/endpoints';
import type { ContactPoint } from '@shared/leads/contacts/scales';
import { type FieldLine, plainText } from '@shared/leads/fields/field-table';
import type { DealPerson } from '@shared/leads/opportunities/scales';
import { recordAddress, type RecordSection } from '@shared/leads/sections';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { TextLink } from '@/ui/navigation/link';
import { MemberName } from '../assigning/member-name';
import { codeWord, labelOf, lineOf } from '../built-in-fields';
import { ownFieldOf, useOwnFields } from '../own-fields';
import { OwnText } from './own-text';
import { countryName } from '@/lib/values/named-codes';
import { recordOf, stageList } from '../records';
import { Reached } from './reached';
import { TagNames } from './tag-names';
import { recordsTexts } from '../texts/records';
import { useValueText } from './use-value-text';

/** The label of a field of a section's records; undefined for one that people do not read, or that was deleted. */
export function useFieldName(section: RecordSection) {
  const t = useTexts(recordsTexts);
  const { fields } = useOwnFields(section);
  return (field: string): string | undefined => {
    const line = lineOf(section, field);
    if (!line) return ownFieldOf(fields, field)?.label;
    const label = line.made ? null : labelOf(field, line);
    return label === null ? undefined : t(label);
  };
}

interface FieldValueProps {
  section: RecordSection;
  field: string;
  value: unknown;
  /** The record, for the currency of its amount. */
  row: object;
}

/** Whether a field holds nothing. */
const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The value of a field as text; a dash stands for no value. */
export function FieldValue({ section, field, value, row }: FieldValueProps) {
  const { fields } = useOwnFields(section);
  const own = ownFieldOf(fields, field);
  if (own) return <OwnText field={own} value={value} />;
  const line = lineOf(section, field);
  if (line?.kind === 'member') return <MemberName id={value === null ? null : Number(value)} />;
  if (!line || isNothing(value)) return '–';
  const currency = 'currency' in row && typeof row.currency === 'string' ? row.currency : undefined;
  return <BuiltInText name={field} line={line} value={value} currency={currency} />;
}

interface BuiltInTextProps {
  name: string;
  line: FieldLine;
  /** A value of the line's kind; not an empty one. */
  value: unknown;
  currency: string | undefined;
}

/** The value of a built-in field as text. */
function BuiltInText({ name, line, value, currency }: BuiltInTextProps) {
  const t = useTexts(recordsTexts);
  const { language } = useLanguage();
  const textOf = useValueText();
  const { kind, of = 'companies' } = line;
  switch (kind) {
    case 'text':
    case 'paragraph':
      return plainText(value);
    case 'link':
    case 'email':
    case 'phone':
      return <Reached kind={kind} text={plainText(value)} />;
    case 'number':
    case 'percent':
    case 'date':
    case 'time':
    case 'boolean':
      return textOf(kind, value);
    case 'money':
      return textOf(kind, value, currency);
    case 'country':
      return countryName(plainText(value), language);
    case 'choice':
      return t(codeWord(name, line, plainText(value)));
    case 'record':
      return (
        <TextLink to={recordAddress(of, Number(value))} className="font-normal!">
          <LinkedName section={of} id={Number(value)} />
        </TextLink>
      );
    case 'records':
      return <LinkedNames section={of} ids={value as number[]} />;
    case 'consultingCompany':
      return <ConsultingName companyId={Number(value)} />;
    case 'stage':
      return <StageName id={Number(value)} />;
    case 'people':
      return <PeopleNames people={value as DealPerson[]} />;
    case 'points':
      return <Points points={value as ContactPoint[]} />;
    case 'tags':
      return <TagNames ids={value as number[]} />;
    case 'member':
    case 'choices':
    case 'own':
    case 'path':
      // They are shown above, or nobody reads them by themselves.
      return null;
  }
}

function LinkedName({ section, id }: { section: RecordSection; id: number }) {
  const { data, isPending } = useQuery(recordOf(section, id));
  if (!data) return isPending ? '…' : `#${id}`;
  return ('title' in data ? data.title : 'name' in data ? data.name : null) ?? `#${id}`;
}

const LinkedNames = ({ section, ids }: { section: RecordSection; ids: readonly number[] }) =>
  ids.map((id, index) => (
    <span key={id} className="block">
      <TextLink to={recordAddress(section, id)} className="font-normal!">
        <LinkedName section={section} id={id} />
      </TextLink>
      {index < ids.length - 1 && <span className="sr-only">, </span>}
    </span>
  ));

function ConsultingName({ companyId }: { companyId: number }) {
  const { data } = useQuery(query(consultingCompanies.read, { companyId }));
  return data?.name ?? `#${companyId}`;
}

const Points = ({ points }: { points: readonly ContactPoint[] }) =>
  points.map(({ kind, value }, index) => (
    <span key={kind + value} className="block">
      <Reached kind={kind} text={value} />
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
