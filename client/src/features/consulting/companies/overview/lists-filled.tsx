import { type ItemCounts, companyLists } from '@shared/consulting/items/lists';
import { completeness } from '@shared/consulting/report/readiness';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { companiesTexts } from '../../texts/companies';

/** Shows which of a company's five lists have items. */
export function ListsFilled({ counts }: { counts: ItemCounts }) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const { percent, empty } = completeness(counts);
  const lists = empty.map((list) => t(`${list}.tab`)).join(', ');
  return (
    <div className="grid gap-1.5 text-sm">
      <div aria-hidden className="flex gap-1">
        {companyLists.map((list) => (
          <span
            key={list}
            className={classNames('h-1.5 grow rounded-full', counts[list] > 0 ? 'bg-brand' : 'bg-line')}
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-between gap-x-3">
        <p className="font-medium">
          {t('filled', {
            filled: companyLists.length - empty.length,
            total: companyLists.length,
          })}
        </p>
        <p className="text-muted tabular-nums">
          {t('complete', {
            percent: formatNumber(percent / 100, language, { style: 'percent' }),
          })}
        </p>
      </div>
      {empty.length > 0 && <p className="text-muted">{t('stillEmpty', { lists })}</p>}
    </div>
  );
}
