import { sectionOf } from '@shared/leads/entities';
import { recordAddress } from '@shared/leads/sections';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { type PairedRecord, type TwinEntity } from './reads';
import { duplicatesTexts } from './texts/duplicates';

/** A record of a pair: its name, which leads to it, and what it holds, with what it shares with the other marked. */
export function DuplicateFacts({ entity, record }: { entity: TwinEntity; record: PairedRecord }) {
  const t = useTexts(duplicatesTexts);
  const { language } = useLanguage();
  const { id, name, jobTitle, companyName, email, phone, domain, taxId, city, createdAt } = record;
  const shared = Object.values(record.matching);
  const work = [jobTitle, companyName].filter(Boolean).join(' · ');
  // What is shared may be another than the main one, which is shown too.
  const values = [...new Set([email, phone, domain, taxId, ...shared])].filter((value) => value !== null);
  return (
    <div className="min-w-0 px-4 pt-1 pb-3 wrap-anywhere">
      <TextLink to={recordAddress(sectionOf[entity], id)} className="inline-flex min-h-11 items-center">
        {name ?? t('unnamed')}
      </TextLink>
      <span className="block text-sm text-muted empty:hidden">{work}</span>
      {values.map((value) => (
        <span key={value} className="block text-sm text-muted">
          {shared.includes(value) ? (
            <mark className="-ml-1 rounded bg-accent/16 px-1 font-semibold text-ink tabular-nums">
              {value}
            </mark>
          ) : (
            value
          )}
        </span>
      ))}
      <span className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span className="empty:hidden">{city}</span>
        <span>{t('since', { date: formatDate(createdAt, language, { dateStyle: 'medium' }) })}</span>
      </span>
    </div>
  );
}
