import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { exampleTexts } from '../texts/example';
import { BrowserFrame, FormPicture } from './page-parts';
import { PointList } from '../sections/point-list';

/** A landing page of the example as visitors see it; beside it, the numbers of its four parts. */
export function LandingAnatomy() {
  const t = useTexts(exampleTexts);
  return (
    <BrowserFrame address={t('address')} hasMargin>
      <div className="-my-4 divide-y divide-line sm:-my-6">
        <Part number={1}>
          <p className="text-2xl font-bold">{t('headline')}</p>
        </Part>
        <Part number={2}>
          <PointList points={[t('fresh'), t('change'), t('term')]} />
        </Part>
        <Part number={3}>
          <p>
            <span className="font-semibold">{t('price')}.</span> {t('included')}
          </p>
        </Part>
        <Part number={4}>
          <div className="max-w-sm">
            <FormPicture fields={[t('fields.email'), t('fields.people')]} button={t('order')} />
            <p className="mt-2 text-sm text-muted">{t('consent')}</p>
          </div>
        </Part>
      </div>
    </BrowserFrame>
  );
}

/** A part of the page, with its number on the frame. */
const Part = ({ number, children }: { number: number; children: ReactNode }) => (
  <div className="relative py-5">
    <span className="absolute top-4 -left-7.5 sm:-left-10">
      <PartNumber number={number} />
    </span>
    <div className="pl-2">{children}</div>
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
