import type { ItemCounts } from '@shared/consulting/items/lists';
import { localeOf } from '@shared/languages';
import { missingForReport, reportParts } from '@shared/consulting/report/readiness';
import { formatter } from '@/i18n/formatters';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { companiesTexts } from '../../texts/companies';

/** Which parts of a company's report are described, and the names of those that are missing. */
export function PartsDescribed({ counts }: { counts: ItemCounts }) {
  const t = useTexts(companiesTexts);
  const missing = missingForReport(counts);
  const { language } = useLanguage();
  const lists = formatter(Intl.ListFormat, localeOf(language)).format(
    missing.map((part) => t(`lacked.${part}`)),
  );
  return (
    <div className="grid gap-1.5 text-sm">
      <div aria-hidden className="flex gap-1">
        {reportParts.map((part) => (
          <span
            key={part}
            className={classNames('h-1.5 grow rounded-full', counts[part] > 0 ? 'bg-brand' : 'bg-line')}
          />
        ))}
      </div>
      <p className="text-muted">{missing.length > 0 ? t('missing', { lists }) : t('allDescribed')}</p>
    </div>
  );
}
