import { sectionOf } from '@shared/leads/entities';
import { recordAddress } from '@shared/leads/sections';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { type PairedRecord, type TwinEntity } from './reads';
import { duplicatesTexts } from './texts/duplicates';

/** A record of a pair: its name, which leads to it, and what tells it from the other. */
export function DuplicateFacts({ entity, record }: { entity: TwinEntity; record: PairedRecord }) {
  const t = useTexts(duplicatesTexts);
  const { language } = useLanguage();
  const { id, name, jobTitle, companyName, email, phone, domain, taxId, city, createdAt } = record;
  const lines = [
    [jobTitle, companyName].filter(Boolean).join(' · '),
    email,
    phone,
    domain,
    taxId,
    city,
    t('since', { date: formatDate(createdAt, language, { dateStyle: 'medium' }) }),
  ].filter(Boolean);
  return (
    <div className="min-w-0 wrap-anywhere">
      <TextLink to={recordAddress(sectionOf[entity], id)} className="inline-flex min-h-11 items-center">
        {name ?? t('unnamed')}
      </TextLink>
      {lines.map((line) => (
        <span key={line} className="block text-sm text-muted">
          {line}
        </span>
      ))}
    </div>
  );
}
