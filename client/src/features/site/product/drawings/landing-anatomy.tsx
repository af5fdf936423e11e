import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { exampleTexts } from '../texts/example';
import { Breakfast } from './breakfast';
import { BrowserFrame, FormPicture, PageMenu } from './page-parts';
import { PointList } from '../sections/point-list';

/** A landing page of the example as visitors see it; beside it, the numbers of its four parts. */
export function LandingAnatomy() {
  const t = useTexts(exampleTexts);
  return (
    <BrowserFrame address={t('address')} hasMargin>
      <PageMenu name={t('company')} />
      {/* On a wide screen the picture stands beside the headline, and the form beside the rest. */}
      <div className="-mb-4 sm:-mb-6 md:grid md:grid-cols-[3fr_2fr] md:grid-rows-[auto_1fr_auto] md:gap-x-10">
        <Part number={1} look="md:self-center md:py-8">
          <p className="text-2xl font-bold md:text-3xl">{t('headline')}</p>
        </Part>
        <div className="pb-5 pl-2 md:py-5 md:pl-0">
          <Breakfast />
        </div>
        <Part number={2} look="border-t border-line">
          <PointList points={[t('fresh'), t('change'), t('term')]} />
        </Part>
        <Part number={3} look="border-t border-line md:col-start-1">
          <p>
            <span className="font-semibold">{t('price')}.</span> {t('included')}
          </p>
        </Part>
        <div className="max-md:border-t max-md:border-line md:col-start-2 md:row-span-2 md:row-start-2 md:mb-5 md:self-start md:rounded-card md:border md:border-line md:bg-surface md:px-5">
          <Part number={4} onCard>
            <FormPicture fields={[t('fields.email'), t('fields.people')]} button={t('order')} />
            <p className="mt-2 text-sm text-muted">{t('consent')}</p>
          </Part>
        </div>
      </div>
    </BrowserFrame>
  );
}

interface PartProps {
  number: number;
  /** On a wide screen the part is a card, whose edge bears the number instead of the frame. */
  onCard?: boolean;
  look?: string;
  children: ReactNode;
}

/** A part of the page, with its number on the frame. */
const Part = ({ number, onCard = false, look, children }: PartProps) => (
  <div className={classNames('relative py-5', look)}>
    <span className={classNames('absolute top-4 -left-7.5 sm:-left-10', onCard && 'md:-left-8.5')}>
      <PartNumber number={number} />
    </span>
    <div className={classNames('pl-2', onCard && 'md:pl-0')}>{children}</div>
  </div>
);

/** The number of a part of a picture, on the picture and beside what is said of the part. No text, so that no heading holds it. */
export const PartNumber = ({ number }: { number: number }) => (
  <span
    aria-hidden
    data-number={number}
    className="grid size-7 place-items-center rounded-full bg-brand text-sm font-bold text-on-brand tabular-nums before:content-[attr(data-number)]"
  />
);
