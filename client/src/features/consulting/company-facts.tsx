import type { Company } from '@shared/consulting/tables';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { companiesTexts } from './texts/companies';

interface CompanyFactsProps {
  company: Pick<Company, 'sector' | 'size' | 'structure'>;
  /** Leaves the bands out of the size. */
  isShort?: boolean;
  className?: string;
}

/** Size, sector and structure of a company in one line of small type, with hidden labels. */
export function CompanyFacts({
  company: { sector, size, structure },
  isShort,
  className,
}: CompanyFactsProps) {
  const t = useTexts(companiesTexts);
  const facts = {
    size: t(isShort ? `sizeShort.${size}` : `sizeBand.${size}`),
    sector,
    structure: t(`structure.${structure}`),
  };
  return (
    <dl className={classNames('text-sm text-muted', className)}>
      {(['size', 'sector', 'structure'] as const).map((name, index) => (
        <div key={name} className="inline">
          <dt className="sr-only">{t(`fields.${name}`)}</dt>
          <dd className={classNames('inline wrap-anywhere', index > 0 && "before:content-['_·_']")}>
            {facts[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
