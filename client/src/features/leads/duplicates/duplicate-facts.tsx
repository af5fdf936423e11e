import { sectionOf } from '@shared/leads/entities';
import { recordAddress } from '@shared/leads/sections';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { type PairedRecord, type TwinEntity } from './reads';
import { duplicatesTexts } from './texts/duplicates';

/** A record of a pair: its name, which leads to it, and what it does not share with the other. */
export function DuplicateFacts({ entity, record }: { entity: TwinEntity; record: PairedRecord }) {
  const t = useTexts(duplicatesTexts);
  const { language } = useLanguage();
  const { id, name, jobTitle, companyName, email, phone, domain, taxId, city, createdAt } = record;
  const said = Object.values(record.matching);
  const lines = [
    [jobTitle, companyName].filter(Boolean).join(' · '),
    ...[email, phone, domain, taxId].filter((value) => value && !said.includes(value)),
  ].filter(Boolean);
  return (
    <div className="min-w-0 px-4 pt-1 pb-3 wrap-anywhere">
      <TextLink to={recordAddress(sectionOf[entity], id)} className="inline-flex min-h-11 items-center">
        {name ?? t('unnamed')}
      </TextLink>
      {lines.map((line) => (
        <span key={line} className="block text-sm text-muted">
          {line}
        </span>
      ))}
      <span className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span className="empty:hidden">{city}</span>
        <span>{t('since', { date: formatDate(createdAt, language, { dateStyle: 'medium' }) })}</span>
      </span>
    </div>
  );
}
