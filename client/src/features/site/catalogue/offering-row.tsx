import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { classNames } from '@/lib/class-names';
import { catalogueTexts } from './texts/catalogue';
import { OfferingLinks } from './offering-links';
import { OfferingPicture } from './offering-picture';
import { ComingPart, SolutionStatus } from './solution-status';

/** The columns of a wide screen: name, facts, acts. */
export const offeringColumns = 'lg:grid-cols-[6fr_16fr_5fr]';
/** The columns of the facts. */
export const factColumns = { 2: 'lg:grid-cols-[5fr_4fr]', 3: 'lg:grid-cols-3' } as const;

interface OfferingRowProps {
  offering: Offering;
  /** How to ask for it; only the page of the solutions says so. */
  start?: { term: string; text: string };
  /** The level of the name's heading, under that of its group. */
  heading: 'h3' | 'h4';
  className?: string | undefined;
}

/** One solution of the catalogue: name, purpose, for whom, acts. */
export function OfferingRow({ offering, start, heading: Heading, className }: OfferingRowProps) {
  const t = useTexts(catalogueTexts);
  const nameId = `${offering}-name`;
  return (
    <article
      id={start ? offering : undefined}
      aria-labelledby={nameId}
      className={classNames(
        'grid content-start gap-x-6 border-b border-line py-2 max-md:grid-cols-[1fr_auto] md:max-lg:grid-cols-[1fr_2fr]',
        offeringColumns,
        start !== undefined && 'scroll-mt-[80px] target:bg-accent/12',
        className,
      )}
    >
      <div className="flex flex-wrap content-start items-center gap-x-3 gap-y-1 max-md:row-start-1 max-md:min-h-11 md:max-lg:row-span-2">
        <div className="flex min-w-0 items-center gap-3">
          {start ? null : <OfferingPicture offering={offering} />}
          <Heading id={nameId} className="text-lg font-semibold">
            {t(`offerings.${offering}.name`)}
          </Heading>
        </div>
        {start ? <SolutionStatus offering={offering} /> : <ComingPart offering={offering} />}
      </div>
      <dl
        className={classNames(
          'grid content-start gap-x-6 gap-y-1 max-md:col-span-2',
          factColumns[start ? 3 : 2],
        )}
      >
        <div className="max-sm:text-sm">
          <dt className="sr-only">{t('purpose')}</dt>
          <dd>{t(`offerings.${offering}.purpose`)}</dd>
        </div>
        <Fact term={t('audience')} text={t(`offerings.${offering}.audience`)} />
        {start && <Fact {...start} />}
      </dl>
      <OfferingLinks offering={offering} />
    </article>
  );
}

/** A fact whose name stands in the head of the columns on a wide screen, and before it on a narrow one. */
const Fact = ({ term, text }: { term: string; text: string }) => (
  <div className="text-muted max-lg:text-sm">
    <dt className="inline font-semibold lg:sr-only">{term}: </dt>
    <dd className="inline">{text}</dd>
  </div>
);
