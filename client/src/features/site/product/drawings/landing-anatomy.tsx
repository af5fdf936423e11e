import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { exampleTexts } from '../texts/example';
import { BrowserFrame, FormPicture } from './page-parts';
import { PointList } from '../sections/point-list';

interface LandingAnatomyProps {
  /** The names of the page's four parts, from the top. */
  parts: readonly string[];
}

/** A landing page of the example from top to bottom, each part with its name beside it. */
export function LandingAnatomy({
  parts: [attention = '', interest = '', desire = '', action = ''],
}: LandingAnatomyProps) {
  const t = useTexts(exampleTexts);
  return (
    <BrowserFrame address={t('address')}>
      <div className="-my-4 divide-y divide-line sm:-my-6">
        <Part name={attention}>
          <p className="text-2xl font-bold">{t('headline')}</p>
        </Part>
        <Part name={interest}>
          <PointList points={[t('fresh'), t('change'), t('term')]} />
        </Part>
        <Part name={desire}>
          <p>
            <span className="font-semibold">{t('price')}.</span> {t('included')}
          </p>
        </Part>
        <Part name={action}>
          <div className="max-w-sm">
            <FormPicture fields={[t('fields.email'), t('fields.people')]} button={t('order')} />
            <p className="mt-2 text-sm text-muted">{t('consent')}</p>
          </div>
        </Part>
      </div>
    </BrowserFrame>
  );
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid items-baseline gap-x-8 gap-y-2 py-5 sm:grid-cols-[8rem_1fr]">
    <p className="text-muted">
      <span className="text-2xl font-bold text-brand">{name.slice(0, 1)}</span>
      {name.slice(1)}
    </p>
    <div>{children}</div>
  </div>
);
