import { useTexts } from '@/i18n/use-texts';
import { swiped, swipedRow } from '../layouts/swiped';
import { ColumnNames } from './column-names';
import { OfferingRow } from './offering-row';
import { offeringsOf, type Status } from './statuses';
import { catalogueTexts } from './texts/catalogue';

/** As many rows as a phone shows one under another. */
const few = 4;

/** The solutions of one status as ruled rows, in short form; nothing if there are none. */
export function StatusGroup({ status }: { status: Status }) {
  const t = useTexts(catalogueTexts);
  const own = offeringsOf(status);
  if (own.length === 0) return null;
  return (
    <div className="min-w-0">
      <div className="border-b border-line pb-2">
        <h3 className="text-xl">{t(`statuses.${status}.title`)}</h3>
        <p className="text-muted max-sm:hidden">{t(`statuses.${status}.text`)}</p>
        <ColumnNames facts={[t('purpose'), t('audience')]} />
      </div>
      <div className={own.length > few ? swiped : undefined}>
        {own.map((offering) => (
          <OfferingRow
            key={offering}
            offering={offering}
            heading="h4"
            className={own.length > few ? swipedRow : undefined}
          />
        ))}
      </div>
    </div>
  );
}
