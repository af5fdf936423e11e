import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { companiesTexts } from '../../texts/companies';
import type { Summary } from './company-acts';

/** Where a company stands, in three figures, each the link to what it is counted from. */
export function CompanyFigures({ company }: { company: Summary }) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const { id, counts, digitalization, hoursPerMonth } = company;
  const figures = [
    { name: 'digitalization', value: digitalization, tab: 'departments' },
    { name: 'problems', value: counts.problems || null, tab: 'problems' },
    { name: 'hours', value: hoursPerMonth || null, tab: 'problems' },
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_auto_auto] justify-between gap-x-3">
      {figures.map(({ name, value, tab }) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{t(`figures.${name}`, { count: value ?? 0 })}</dt>
          <dd className="text-xl tabular-nums">
            {value === null ? (
              <span className="text-muted">–</span>
            ) : (
              <TextLink
                to={addressOf(consultingPages.company, { id }, { tab })}
                className="relative z-10 inline-block font-semibold"
              >
                {t(`figures.${name}Value`, { value: formatNumber(value, language) })}
              </TextLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
