import type { Language } from '@shared/languages';
import { dayOf } from '@shared/list/periods';
import { formatDate } from './formats';

/** A day as briefly as it is told from others, such as 22 Nov: the year is said where it is not `now`'s. */
export const shortDay = (at: string, language: Language, now = new Date()) =>
  formatDate(
    at,
    language,
    isThisYear(at, now) ? { day: 'numeric', month: 'short' } : { dateStyle: 'medium' },
  );

/** The same with the time. */
export const shortMoment = (at: string, language: Language, now = new Date()) =>
  formatDate(
    at,
    language,
    isThisYear(at, now)
      ? { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }
      : { dateStyle: 'medium', timeStyle: 'short' },
  );

const isThisYear = (at: string, now: Date) => dayOf(new Date(at)).slice(0, 4) === dayOf(now).slice(0, 4);
