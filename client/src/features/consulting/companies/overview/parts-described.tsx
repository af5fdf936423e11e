import type { ItemCounts } from '@shared/consulting/items/lists';
import { missingForReport, reportParts } from '@shared/consulting/report/readiness';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { companiesTexts } from '../../texts/companies';
import { useLacked } from '../../use-lacked';

/** Which parts of a company's report are described, and the names of those that are missing. */
export function PartsDescribed({ counts }: { counts: ItemCounts }) {
  const t = useTexts(companiesTexts);
  const missing = missingForReport(counts);
  const lacked = useLacked();
  return (
    <div className="grid min-w-0 grow gap-1.5 text-sm">
      <div aria-hidden className="flex max-w-40 gap-1">
        {reportParts.map((part) => (
          <span
            key={part}
            className={classNames('h-1.5 grow rounded-full', counts[part] > 0 ? 'bg-brand' : 'bg-line')}
          />
        ))}
      </div>
      <p className="text-muted">{missing.length > 0 ? lacked(missing) : t('allDescribed')}</p>
    </div>
  );
}
