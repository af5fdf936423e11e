import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { hasPage } from './catalogue';
import { catalogueTexts } from './texts/catalogue';
import { OfferingLinks } from './offering-links';
import { OfferingPicture } from './offering-picture';
import { ComingPart } from './solution-status';
import { statuses } from './statuses';

/**
 * One solution in short: its name, purpose, for whom, and the ways to its page and to us; what is alone in its group has
 * these in the columns of the others. On a phone a single way stands beside the name.
 */
export function OfferingRow({ offering }: { offering: Offering }) {
  const t = useTexts(catalogueTexts);
  const nameId = `${offering}-name`;
  return (
    <article
      aria-labelledby={nameId}
      className="grid grid-rows-[auto_1fr] gap-x-10 border-b border-line pt-3 max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:py-1.5 md:only:col-span-full lg:only:grid-cols-3 lg:only:grid-rows-none lg:only:pb-3"
    >
      <div className="flex min-w-0 items-center gap-3 md:self-start">
        <OfferingPicture offering={offering} />
        <h4 id={nameId} className="font-semibold max-md:leading-snug md:text-lg">
          {t(`offerings.${offering}.name`)}
        </h4>
      </div>
      <div className="grid content-start gap-1 max-md:col-span-2 max-sm:text-sm/snug">
        <dl className="grid gap-1">
          <div>
            <dt className="sr-only">{t('purpose')}</dt>
            <dd>{t(`offerings.${offering}.purpose`)}</dd>
          </div>
          {/* A phone has it among all of them in detail. */}
          <div
            className={`text-sm text-muted max-sm:leading-snug ${statuses[offering] === 'onRequest' ? 'max-md:hidden' : ''}`}
          >
            <dt className="inline font-semibold">{t('audience')}: </dt>
            <dd className="inline">{t(`offerings.${offering}.audience`)}</dd>
          </div>
        </dl>
        <p className="empty:hidden">
          <ComingPart offering={offering} />
        </p>
      </div>
      <OfferingLinks
        offering={offering}
        className={
          hasPage(offering) ? 'max-md:col-span-2' : 'max-md:col-start-2 max-md:row-start-1 max-md:-my-2'
        }
      />
    </article>
  );
}
