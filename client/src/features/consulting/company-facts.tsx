import type { Company } from '@shared/consulting/tables';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { companiesTexts } from './texts/companies';

interface CompanyFactsProps {
  company: Pick<Company, 'sector' | 'size' | 'structure'>;
  /** Puts the facts under each other, as in a card, instead of in one line. */
  stacked?: boolean;
  /** `line`: one line of small type that is cut where it has no room, with hidden labels. */
  look?: 'line';
}

/** Sector, size and structure of a company, each with a label. */
export function CompanyFacts({ company: { sector, size, structure }, stacked, look }: CompanyFactsProps) {
  const t = useTexts(companiesTexts);
  const facts = {
    size: t(`sizeBand.${size}`),
    sector,
    structure: t(`structure.${structure}`),
  };
  if (look === 'line') {
    return (
      <dl className="truncate text-sm text-muted">
        {(['size', 'sector', 'structure'] as const).map((name, index) => (
          <div key={name} className="inline">
            <dt className="sr-only">{t(`fields.${name}`)}</dt>
            <dd className={classNames('inline', index > 0 && "before:content-['_·_']")}>{facts[name]}</dd>
          </div>
        ))}
      </dl>
    );
  }
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
