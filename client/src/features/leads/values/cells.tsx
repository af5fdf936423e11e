import type { ReactNode } from 'react';
import type { Language } from '@shared/languages';
import { formatDate } from '@/i18n/formats';
import { shortDay } from '@/i18n/short-day';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { isOverdue } from '@shared/leads/tasks/overdue';
import { type BadgeTone, Badge } from '@/ui/feedback/badge';
import { recordsTexts } from '../texts/records';

interface DayProps {
  at: string | null;
  /** Leaves out the present year, for a narrow place. */
  isShort?: boolean;
}

const dayText = (at: string, language: Language, isShort: boolean) =>
  isShort ? shortDay(at, language) : formatDate(at, language, { dateStyle: 'medium' });

/** A day, such as 22 Nov 2026; nothing without one. */
export function Day({ at, isShort = false }: DayProps) {
  const { language } = useLanguage();
  if (!at) return null;
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {dayText(at, language, isShort)}
    </time>
  );
}

/** A moment to the minute. */
export function Moment({ at, isShort = false }: { at: string; isShort?: boolean }) {
  const { language } = useLanguage();
  const time = formatDate(at, language, { timeStyle: 'short' });
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {dayText(at, language, isShort)}, {time}
    </time>
  );
}

/** Whether something was due before today. */
export const isLate = (at: string) => isOverdue(at, new Date());

/** A day that is marked, in colour and in words, once it is past. */
export function DueDay(props: DayProps) {
  const day = <Day {...props} />;
  return props.at && isLate(props.at) ? <Overdue>{day}</Overdue> : day;
}

/** Marks what is overdue, in colour and in words. */
export function Overdue({ children }: { children: ReactNode }) {
  const t = useTexts(recordsTexts);
  return (
    <span className="font-medium text-danger">
      {children} <span className="sr-only">({t('overdue')})</span>
    </span>
  );
}

const tones: Partial<Record<string, BadgeTone>> = {
  customer: 'positive',
  qualified: 'info',
  prospect: 'info',
  working: 'info',
  disqualified: 'warning',
  won: 'positive',
  high: 'warning',
};

/** A coded value with its words. */
export const Code = ({ code, words }: { code: string; words: string }) => (
  <Badge tone={tones[code] ?? 'neutral'}>{words}</Badge>
);
