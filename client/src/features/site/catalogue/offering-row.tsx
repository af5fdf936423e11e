import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { classNames } from '@/lib/class-names';
import { catalogueTexts } from './texts/catalogue';
import { OfferingLinks } from './offering-links';
import { OfferingPicture } from './offering-picture';
import { ComingPart } from './solution-status';

interface OfferingRowProps {
  offering: Offering;
  className?: string | undefined;
}

/** One solution in short: its name beside the act, purpose, for whom, and the way to its page. */
export function OfferingRow({ offering, className }: OfferingRowProps) {
  const t = useTexts(catalogueTexts);
  const nameId = `${offering}-name`;
  return (
    <article
      aria-labelledby={nameId}
      className={classNames(
        'grid grid-cols-[1fr_auto] content-start gap-x-4 border-b border-line py-2 md:only:col-span-full',
        className,
      )}
    >
      <div className="row-start-1 flex min-h-11 min-w-0 items-center gap-3">
        <OfferingPicture offering={offering} />
        <h4 id={nameId} className="text-lg font-semibold">
          {t(`offerings.${offering}.name`)}
        </h4>
      </div>
      <dl className="col-span-2 mt-1 grid content-start gap-1 max-sm:text-sm">
        <div>
          <dt className="sr-only">{t('purpose')}</dt>
          <dd>{t(`offerings.${offering}.purpose`)}</dd>
        </div>
        <div className="text-sm text-muted">
          <dt className="inline font-semibold">{t('audience')}: </dt>
          <dd className="inline">{t(`offerings.${offering}.audience`)}</dd>
        </div>
      </dl>
      <p className="col-span-2 mt-1 empty:hidden">
        <ComingPart offering={offering} />
      </p>
      <OfferingLinks offering={offering} />
    </article>
  );
}
