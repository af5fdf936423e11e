import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { OfferingRow } from './offering-row';
import { offeringsOf, type Status } from './statuses';
import { catalogueTexts } from './texts/catalogue';

interface StatusGroupProps {
  status: Status;
  /** What stands after them in the columns. */
  children?: ReactNode;
}

/** The solutions of one status in short form, in ruled columns; nothing if there are none. */
export function StatusGroup({ status, children }: StatusGroupProps) {
  const t = useTexts(catalogueTexts);
  const own = offeringsOf(status);
  if (own.length === 0) return children;
  return (
    <section className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-4 border-b border-line pb-2">
        <h3 className="text-xl">{t(`statuses.${status}.title`)}</h3>
        <p className="text-muted max-sm:hidden">{t(`statuses.${status}.text`)}</p>
      </div>
      <div className="md:grid md:grid-cols-2 md:gap-x-10 lg:grid-cols-3">
        {own.map((offering) => (
          <OfferingRow key={offering} offering={offering} />
        ))}
        {children}
      </div>
    </section>
  );
}
