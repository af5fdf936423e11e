import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { OfferingStart } from './offering-start';
import { SolutionStatus } from './solution-status';
import { catalogueTexts } from './texts/catalogue';
import { solutionsTexts } from './texts/solutions';

/** One solution with all that is said of it: where it stands, what it is for and for whom, and how to ask for it. */
export function FullOfferingRow({ offering }: { offering: Offering }) {
  const t = useTexts(catalogueTexts);
  const tOwn = useTexts(solutionsTexts);
  const nameId = `${offering}-name`;
  return (
    <article
      id={offering}
      aria-labelledby={nameId}
      className="grid scroll-mt-[80px] gap-x-10 gap-y-3 border-b border-line py-5 target:bg-accent/12 md:grid-cols-[1fr_2fr] lg:grid-cols-[9fr_20fr]"
    >
      <div className="flex flex-col items-start gap-1">
        <h3 id={nameId} className="text-lg">
          {t(`offerings.${offering}.name`)}
        </h3>
        <SolutionStatus offering={offering} />
      </div>
      <div className="grid content-start gap-x-10 gap-y-3 lg:grid-cols-2">
        <dl className="grid content-start gap-1">
          <div>
            <dt className="sr-only">{t('purpose')}</dt>
            <dd>{t(`offerings.${offering}.purpose`)}</dd>
          </div>
          <Fact term={t('audience')}>{t(`offerings.${offering}.audience`)}</Fact>
        </dl>
        <div>
          <dl>
            <Fact term={tOwn('start')}>{tOwn(`offerings.${offering}`)}</Fact>
          </dl>
          <OfferingStart offering={offering} />
        </div>
      </div>
    </article>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="text-muted">
    <dt className="inline font-semibold">{term}: </dt>
    <dd className="inline">{children}</dd>
  </div>
);
