import type { ReactNode } from 'react';
import { sectionOf } from '@shared/leads/entities';
import { recordAddress } from '@shared/leads/sections';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { type Common, dayIn } from './common';
import type { PairedRecord, TwinEntity } from './reads';
import { duplicatesTexts } from './texts/duplicates';

/** A value that both records of a pair hold. */
export const Shared = ({ children }: { children: ReactNode }) => (
  <mark className="rounded bg-accent/16 px-1 font-semibold text-ink tabular-nums">{children}</mark>
);

interface DuplicateFactsProps {
  entity: TwinEntity;
  record: PairedRecord;
  /** What is said once for both, and not of each. */
  common: Common;
}

/** A record of a pair: its name, which leads to it, and what it holds, with what it shares with the other marked. */
export function DuplicateFacts({ entity, record, common }: DuplicateFactsProps) {
  const t = useTexts(duplicatesTexts);
  const { language } = useLanguage();
  const { id, name, jobTitle, companyName, email, phone, domain, taxId, city, createdAt } = record;
  const day = dayIn(createdAt, language);
  const shared = Object.values(record.matching);
  const work = [jobTitle, companyName].filter(Boolean).join(' · ');
  // What is shared may be another than the main one, which is shown too.
  const values = [...new Set([email, phone, domain, taxId, ...shared])].filter(
    (value): value is string => value !== null && !common.values.includes(value),
  );
  return (
    <div className="min-w-0 px-4 pt-1 pb-3 wrap-anywhere">
      <TextLink to={recordAddress(sectionOf[entity], id)} className="inline-flex min-h-11 items-center">
        {name ?? t('unnamed')}
      </TextLink>
      <span className="block text-sm text-muted empty:hidden">{work}</span>
      <span className="flex flex-wrap gap-x-3 text-sm text-muted">
        {values.map((value) => (
          <span key={value}>{shared.includes(value) ? <Shared>{value}</Shared> : value}</span>
        ))}
        {city !== common.city && <span className="empty:hidden">{city}</span>}
        {day !== common.day && <span>{t('since', { date: day })}</span>}
      </span>
    </div>
  );
}
