import { type KeyboardEvent, useState } from 'react';
import type { RecordSection } from '@shared/leads/sections';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { minorUnits, moneyText, typedMoney } from '@/lib/values/money';
import { controlLook } from '@/ui/controls/fields/field';
import type { Choice } from '@/ui/controls/fields/select-field';
import { assigningTexts } from '../../assigning/texts/assigning';
import { useMembers } from '../../assigning/use-members';
import type { Rows } from '../../records';
import type { Fields } from '@/lib/forms/save-changes';
import { useInlineSave } from './use-inline-save';

interface InlineProps<Of extends RecordSection> {
  section: Of;
  row: Rows[Of];
  field: string;
  label: string;
  close: () => void;
}

/** The words for a value of the field. */
type Say = (value: unknown) => string;

/** Saves what the control holds once; while that goes on, or after a refusal, it stays open. */
function useSubmit<Of extends RecordSection>({ section, row, field, close }: InlineProps<Of>, say: Say) {
  const save = useInlineSave(section);
  const [isPending, setPending] = useState(false);
  const [isRefused, setRefused] = useState(false);
  async function submit(value: unknown) {
    if (isPending) return;
    setPending(true);
    const isSaved = await save(row, { [field]: value }, say);
    setPending(false);
    setRefused(!isSaved);
    if (isSaved) close();
  }
  return { isPending, isRefused, submit: (value: unknown) => void submit(value) };
}

/** A code or a day; empty without one. */
function textOf(row: object, field: string): string {
  const value = (row as Fields)[field];
  return typeof value === 'string' ? value : '';
}

const look = controlLook('min-h-9! w-full px-2! py-1!');

/** Chooses a member, or nobody. */
export function InlineMember<Of extends RecordSection>(props: InlineProps<Of>) {
  const t = useTexts(assigningTexts);
  const { choices } = useMembers();
  const stored = (props.row as Fields)[props.field];
  return (
    <InlineSelect
      {...props}
      choices={[{ value: '', label: t('nobody') }, ...choices]}
      stored={typeof stored === 'number' ? String(stored) : ''}
      read={(text) => (text ? Number(text) : null)}
    />
  );
}

/** Chooses one of some codes. */
export const InlineChoice = <Of extends RecordSection>(
  props: InlineProps<Of> & { choices: readonly Choice[] },
) => <InlineSelect {...props} stored={textOf(props.row, props.field)} read={(text) => text} />;

interface InlineSelectProps<Of extends RecordSection> extends InlineProps<Of> {
  choices: readonly Choice[];
  /** The value of the chosen option, and the value of the field that a choice means. */
  stored: string;
  read: (text: string) => unknown;
}

/** Chooses an option; Enter, and leaving the cell, saves it. */
function InlineSelect<Of extends RecordSection>({ choices, stored, read, ...props }: InlineSelectProps<Of>) {
  const { isPending, isRefused, submit } = useSubmit(
    props,
    (value) => choices.find((choice) => read(choice.value) === value)?.label ?? '',
  );
  const [value, setValue] = useState(stored);
  return (
    <select
      aria-label={props.label}
      aria-invalid={isRefused || undefined}
      value={value}
      disabled={isPending}
      className={look}
      onChange={({ target }) => setValue(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && submit(read(value))}
      onBlur={() => {
        if (value === stored) props.close();
        else if (!isRefused) submit(read(value));
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

interface InlineTextProps<Of extends RecordSection> extends InlineProps<Of> {
  type?: 'text' | 'date';
  inputMode?: 'decimal';
  /** The stored value as text, and what a text means. */
  text: string;
  read: (text: string) => unknown;
  say: Say;
}

/** Types a value; Enter, and leaving the cell, saves it. */
function InlineText<Of extends RecordSection>({
  type,
  inputMode,
  text,
  read,
  say,
  ...props
}: InlineTextProps<Of>) {
  const { isPending, isRefused, submit } = useSubmit(props, say);
  const [typed, setTyped] = useState(text);
  return (
    <input
      type={type ?? 'text'}
      inputMode={inputMode}
      aria-label={props.label}
      aria-invalid={isRefused || undefined}
      autoComplete="off"
      value={typed}
      readOnly={isPending}
      className={look}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && submit(read(typed))}
      onBlur={() => {
        if (typed === text) props.close();
        else if (!isRefused) submit(read(typed));
      }}
    />
  );
}

/** A day; empty without one. */
export function InlineDay<Of extends RecordSection>(props: InlineProps<Of>) {
  const { language } = useLanguage();
  return (
    <InlineText
      {...props}
      type="date"
      text={textOf(props.row, props.field)}
      read={(text) => text || null}
      say={(day) => (typeof day === 'string' ? formatDate(day, language) : '')}
    />
  );
}

/** An amount of an opportunity, typed in units of its currency. */
export function InlineMoney(props: InlineProps<'opportunities'>) {
  const { language } = useLanguage();
  const { amount, currency } = props.row;
  return (
    <InlineText
      {...props}
      inputMode="decimal"
      text={amount === null ? '' : typedMoney(amount, currency, language)}
      read={(text) => {
        const minor = minorUnits(text, currency, language);
        // A text that is no amount is sent as it was typed, so that the server answers with its error.
        return Number.isNaN(minor) ? text : minor;
      }}
      say={(minor) => (typeof minor === 'number' ? moneyText(minor, currency, language) : '')}
    />
  );
}
