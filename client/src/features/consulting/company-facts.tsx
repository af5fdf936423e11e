import type { Company } from '@shared/consulting/tables';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { companiesTexts } from './texts/companies';

interface CompanyFactsProps {
  company: Pick<Company, 'sector' | 'size' | 'structure'>;
  /** Puts the facts under each other, as in a card, instead of in one line. */
  stacked?: boolean;
}

/** Sector, size and structure of a company, each with a label. */
export function CompanyFacts({ company: { sector, size, structure }, stacked }: CompanyFactsProps) {
  const t = useTexts(companiesTexts);
  const facts = {
    size: t(`sizeBand.${size}`),
    sector,
    structure: t(`structure.${structure}`),
  };
  return (
    <dl className={classNames('flex gap-x-6 gap-y-1 text-base', stacked ? 'flex-col' : 'flex-wrap')}>
      {(['size', 'sector', 'structure'] as const).map((name) => (
        <div key={name} className="flex min-w-0 gap-1.5">
          <dt className="shrink-0 text-muted">{t(`fields.${name}`)}:</dt>
          <dd className="min-w-0 font-medium wrap-anywhere text-ink">{facts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
