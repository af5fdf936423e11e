import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { exampleTexts } from '../texts/example';
import { BrowserFrame, FormPicture } from './page-parts';
import { PointList } from '../sections/point-list';

/** A landing page of the example as visitors see it; beside it, the numbers of its four parts. */
export function LandingAnatomy() {
  const t = useTexts(exampleTexts);
  return (
    <BrowserFrame address={t('address')} hasMargin>
      <div className="-my-4 sm:-my-6 md:grid md:grid-cols-[3fr_2fr] md:gap-10">
        <div className="divide-y divide-line max-md:border-b max-md:border-line">
          <Part number={1}>
            <p className="text-2xl font-bold md:py-2 md:text-3xl">{t('headline')}</p>
          </Part>
          <Part number={2}>
            <PointList points={[t('fresh'), t('change'), t('term')]} />
          </Part>
          <Part number={3}>
            <p>
              <span className="font-semibold">{t('price')}.</span> {t('included')}
            </p>
          </Part>
        </div>
        <div className="md:self-center md:rounded-card md:border md:border-line md:bg-surface md:px-5">
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
  children: ReactNode;
}

/** A part of the page, with its number on the frame. */
const Part = ({ number, onCard = false, children }: PartProps) => (
  <div className="relative py-5">
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
