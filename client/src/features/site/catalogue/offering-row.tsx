import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { classNames } from '@/lib/class-names';
import { catalogueTexts } from './texts/catalogue';
import { OfferingLinks } from './offering-links';
import { OfferingPicture } from './offering-picture';
import { ComingPart } from './solution-status';
import { statuses } from './statuses';

/** The columns of the solutions in short, and of the line over them. */
export const rowLook = 'grid md:grid-cols-[5fr_9fr_6fr] lg:grid-cols-[11fr_15fr_12fr_9fr]';

/**
 * One solution in short: its name, purpose, for whom, and the ways to its page and to us, across on a wide screen. On a
 * phone the way to us stands beside the name, of what is open beside the way to use it.
 */
export function OfferingRow({ offering }: { offering: Offering }) {
  const t = useTexts(catalogueTexts);
  const nameId = `${offering}-name`;
  const isOpen = statuses[offering] === 'open';
  return (
    <article
      aria-labelledby={nameId}
      className={`gap-x-6 border-b border-line py-1.5 max-md:grid-cols-[1fr_auto] md:gap-y-0.5 md:py-3 ${rowLook}`}
    >
      <div
        className={classNames(
          'flex min-w-0 items-center gap-3 md:flex-row-reverse md:self-start',
          isOpen && 'max-md:col-span-2',
        )}
      >
        <OfferingPicture offering={offering} />
        <h4 id={nameId} className="grow font-semibold leading-snug md:text-lg">
          {t(`offerings.${offering}.name`)}
        </h4>
      </div>
      <div className="grid content-start gap-1 max-md:col-span-2 max-md:row-start-2 max-sm:text-sm/snug lg:contents">
        <dl className="grid content-start gap-1 lg:contents">
          <div>
            <dt className="sr-only">{t('purpose')}</dt>
            <dd>{t(`offerings.${offering}.purpose`)}</dd>
            <dd className="empty:hidden">
              <ComingPart offering={offering} />
            </dd>
          </div>
          {/* A phone has it among all of them in detail. */}
          <div
            className={`text-sm text-muted max-sm:leading-snug ${statuses[offering] === 'onRequest' ? 'max-md:hidden' : ''}`}
          >
            <dt className="inline font-semibold lg:sr-only">{t('audience')}: </dt>
            <dd className="inline">{t(`offerings.${offering}.audience`)}</dd>
          </div>
        </dl>
      </div>
      <OfferingLinks
        offering={offering}
        className={classNames(
          'max-md:contents max-md:[&>:last-child]:-my-2 md:-my-2 lg:-my-2.5 lg:flex-col',
          isOpen && 'max-md:[&>:first-child]:col-span-1 max-md:[&>:last-child]:row-start-3',
        )}
      />
    </article>
  );
}
