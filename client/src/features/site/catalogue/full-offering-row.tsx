import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { classNames } from '@/lib/class-names';
import { foldedOnPhone, PlainFold } from '@/ui/plain-fold';
import { OfferingStart } from './offering-start';
import { SolutionStatus } from './solution-status';
import { statuses } from './statuses';
import { catalogueTexts } from './texts/catalogue';
import { solutionsTexts } from './texts/solutions';

/**
 * One solution with all that is said of it: where it stands, what it is for and for whom, and how to ask for it. Of those
 * that are not open, a phone folds all but what they are for.
 */
export function FullOfferingRow({ offering }: { offering: Offering }) {
  const t = useTexts(catalogueTexts);
  const tOwn = useTexts(solutionsTexts);
  const nameId = `${offering}-name`;
  const folds = statuses[offering] !== 'open';
  const folded = folds ? foldedOnPhone : undefined;
  return (
    <article
      id={offering}
      aria-labelledby={nameId}
      className="group/part grid scroll-mt-[80px] gap-x-10 gap-y-1 border-b border-line py-4 target:bg-accent/12 md:grid-cols-[1fr_2fr] md:py-5 lg:grid-cols-[9fr_20fr]"
    >
      <div className="relative flex items-center justify-between gap-3 md:items-start">
        <div className="flex flex-col items-start gap-1">
          <h3 id={nameId} className="text-lg">
            {t(`offerings.${offering}.name`)}
          </h3>
          <SolutionStatus offering={offering} />
        </div>
        {folds && <PlainFold labelledBy={nameId} />}
      </div>
      <div className="grid content-start gap-x-10 gap-y-3 lg:grid-cols-2">
        <dl className="grid content-start gap-1">
          <div>
            <dt className="sr-only">{t('purpose')}</dt>
            <dd>{t(`offerings.${offering}.purpose`)}</dd>
          </div>
          <Fact term={t('audience')} look={folded}>
            {t(`offerings.${offering}.audience`)}
          </Fact>
        </dl>
        <div className={folded}>
          <dl>
            <Fact term={tOwn('start')}>{tOwn(`offerings.${offering}`)}</Fact>
          </dl>
          <OfferingStart offering={offering} />
        </div>
      </div>
    </article>
  );
}

interface FactProps {
  term: string;
  children: ReactNode;
  look?: string | undefined;
}

const Fact = ({ term, children, look }: FactProps) => (
  <div className={classNames('text-muted', look)}>
    <dt className="inline font-semibold">{term}: </dt>
    <dd className="inline">{children}</dd>
  </div>
);
