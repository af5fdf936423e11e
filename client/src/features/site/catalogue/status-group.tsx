import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { OfferingRow, rowLook } from './offering-row';
import { offeringsOf, type Status, statusNames } from './statuses';
import { catalogueTexts } from './texts/catalogue';
import { statusTexts } from './texts/status';

interface StatusGroupProps {
  status: Status;
  /** What stands after them. */
  children?: ReactNode;
}

/** The solutions of one status in short form, in ruled rows; nothing if there are none. */
export function StatusGroup({ status, children }: StatusGroupProps) {
  const t = useTexts(catalogueTexts);
  const tStatus = useTexts(statusTexts);
  const own = offeringsOf(status);
  if (own.length === 0) return children;
  return (
    <section className="min-w-0">
      <div className={`items-baseline gap-x-6 border-b border-line pb-2 ${rowLook}`}>
        <h3 className="text-xl">{tStatus(`names.${status}`)}</h3>
        <p className="text-muted max-md:hidden max-lg:col-span-2">{t(`statuses.${status}`)}</p>
        {/* Said once over them all; each row names its facts for those who listen. */}
        {status === statusNames[0] && (
          <span aria-hidden className="text-sm text-muted max-lg:hidden">
            {t('audience')}
          </span>
        )}
      </div>
      {own.map((offering) => (
        <OfferingRow key={offering} offering={offering} />
      ))}
      {children}
    </section>
  );
}
