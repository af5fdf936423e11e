import type { Language } from '@shared/languages';
import { dayOf } from '@shared/list/periods';
import { formatDate } from './formats';

/** A day as briefly as it is told from others, such as 22 Nov: the year is said where it is not `now`'s. */
export const shortDay = (at: string, language: Language, now = new Date()) => {
  const isThisYear = dayOf(new Date(at)).slice(0, 4) === dayOf(now).slice(0, 4);
  return formatDate(at, language, isThisYear ? { day: 'numeric', month: 'short' } : { dateStyle: 'medium' });
};
