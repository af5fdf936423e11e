import type { Language } from '@shared/languages';
import { formatDate } from '@/i18n/formats';
import type { PairedRecord } from './reads';

export const dayIn = (at: string, language: Language) => formatDate(at, language, { dateStyle: 'medium' });

/** What both records of a pair say in the same words. */
export function commonOf([one, other]: readonly PairedRecord[], language: Language) {
  const same = (of: (record: PairedRecord) => string | null) => {
    const [a, b] = [one, other].map((record) => record && of(record));
    return (a === b && a) || undefined;
  };
  const values = Object.values(one?.matching ?? {}).filter((value) =>
    Object.values(other?.matching ?? {}).includes(value),
  );
  return {
    values,
    city: same(({ city }) => city),
    day: same(({ createdAt }) => dayIn(createdAt, language)),
  };
}

export type Common = ReturnType<typeof commonOf>;
