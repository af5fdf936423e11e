import { recentNames } from '@shared/marketing/analytics/scales';
import { stepAddress } from '@shared/marketing/steps';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { leadsAt } from '../analytics/leads-address';
import type { MeasuredCompany } from '../reads';
import { companiesTexts } from './texts/companies';

type FigureName = (typeof recentNames)[number];

/** Where a figure comes from: the list of the leads or posts of its days, or the analytics of the same days. */
function addressOf(name: FigureName, { id, recent }: MeasuredCompany): string {
  if (name === 'visitors' || !recent) return stepAddress(id, 'analytics');
  if (name === 'leads') return leadsAt(id, recent, recent.range);
  return stepAddress(id, 'publishing', { view: 'list', date: recent.range.from });
}

/** What the last 30 days brought a company; its room is there before they are known. */
export function CompanyFigures({ company }: { company: MeasuredCompany }) {
  const t = useTexts(companiesTexts);
  return (
    <div>
      <p className="text-sm text-muted">{t('recent.label')}</p>
      <dl
        aria-label={t('recent.label')}
        className="mt-1 grid grid-cols-[auto_auto_auto] justify-between gap-x-3 sm:grid-cols-3 sm:justify-normal sm:gap-x-4"
      >
        {recentNames.map((name) => (
          <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{t(`recent.${name}`)}</dt>
            <dd className="text-xl tabular-nums">
              <Figure name={name} company={company} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A figure as the link to where it comes from. */
export function Figure({ name, company }: { name: FigureName; company: MeasuredCompany }) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const { recent } = company;
  if (!recent) return <span aria-hidden>–</span>;
  const value = formatNumber(recent[name], language);
  return (
    <TextLink
      to={addressOf(name, company)}
      aria-label={`${value} ${t(`recent.${name}`)}`}
      className="relative z-10 inline-block font-semibold"
    >
      {value}
    </TextLink>
  );
}
