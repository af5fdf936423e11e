import type { ImportColumn } from '@shared/imports/import';
import { dateOrders, decimalMarks } from '@shared/imports/scales';
import { formatDate, formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { SelectField } from '../../controls/fields/select-field';
import { importTexts } from '../texts/import';
import type { Mapped } from './targets';

/** The day that a date names when it is read in an order of day and month. */
function dayIn(sample: string, order: 'dmy' | 'mdy'): Date | undefined {
  const [, first, second, year] = /^\s*(\d{1,2})\D(\d{1,2})\D(\d{4}|\d{2})\b/.exec(sample) ?? [];
  if (!first || !second || !year) return undefined;
  const [day, month] = order === 'dmy' ? [first, second] : [second, first];
  const date = new Date(
    Date.UTC(Number(year) + (year.length === 2 ? 2000 : 0), Number(month) - 1, Number(day), 12),
  );
  return date.getUTCMonth() === Number(month) - 1 ? date : undefined;
}

interface ColumnQuestionProps {
  column: ImportColumn;
  mapped: Mapped;
  error: string | undefined;
  onChange: (mapped: Mapped) => void;
}

/** Asks whether day or month comes first in the dates of a column, with what its first value would mean. */
export function DatesQuestion({ column, mapped, error, onChange }: ColumnQuestionProps) {
  const t = useTexts(importTexts);
  const { language } = useLanguage();
  const sample = column.samples[0] ?? '';
  const labelOf = (order: 'dmy' | 'mdy') => {
    const day = dayIn(sample, order);
    const name = t(`questions.order.${order}`);
    return day ? t('questions.example', { order: name, sample, date: formatDate(day, language) }) : name;
  };
  return (
    <SelectField
      label={t('questions.dates')}
      error={error}
      empty
      value={mapped.dates ?? ''}
      onChange={({ target }) => {
        const order = dateOrders.find((one) => one === target.value);
        onChange({ ...mapped, ...(order && { dates: order }) });
      }}
      choices={[
        { value: 'dmy', label: labelOf('dmy') },
        { value: 'mdy', label: labelOf('mdy') },
      ]}
    />
  );
}

/** Asks what separates the decimals in the numbers of a column; without an answer the values decide. */
export function DecimalsQuestion({ column, mapped, onChange }: Omit<ColumnQuestionProps, 'error'>) {
  const t = useTexts(importTexts);
  const { language } = useLanguage();
  const sample = column.samples[0] ?? '';
  const numberIn = (mark: string) => {
    const digits = sample.replace(/[^\d.,-]/g, '');
    const plain = mark === ',' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
    return formatNumber(Number(plain), language);
  };
  const { decimals: _, ...unanswered } = mapped;
  return (
    <SelectField
      label={t('questions.decimals')}
      value={mapped.decimals ?? ''}
      onChange={({ target }) => {
        const mark = decimalMarks.find((one) => one === target.value);
        onChange(mark ? { ...mapped, decimals: mark } : unanswered);
      }}
      choices={[
        { value: '', label: t('questions.found') },
        { value: ',', label: t('questions.mark.comma', { sample, number: numberIn(',') }) },
        { value: '.', label: t('questions.mark.point', { sample, number: numberIn('.') }) },
      ]}
    />
  );
}
