import { useMemo } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Wrapped } from '@/ui/parts-line';
import { useCurrency } from '../fields/use-currency';
import { type ColumnChanges, useFieldColumns } from '../lists/columns/use-field-columns';
import { recordsTexts } from '../texts/records';
import { OpenDeals } from './open-deals';

/** The columns of the list of companies. */
export function useCompanyColumns() {
  const t = useTexts(recordsTexts);
  const currency = useCurrency();
  const changes: ColumnChanges<'companies'> = useMemo(
    () => ({
      name: { width: 30, cell: () => null },
      lifecycle: {
        width: 10,
        summary: ({ lifecycle, city }) => <Wrapped parts={[t(`lifecycle.${lifecycle}`), city]} />,
      },
      city: { width: 11, isQuiet: true },
      contactCount: { width: 7.25, isQuiet: true },
      openAmount: {
        label: t('fields.openDeals'),
        width: 11.5,
        endsBelow: true,
        onPhone: (row) => row.openDeals > 0 && <OpenDeals row={row} currency={currency} isNamed />,
        cell: (row) => <OpenDeals row={row} currency={currency} />,
      },
      lastContactedAt: {
        label: t('fields.lastContactShort'),
        descendingFirst: true,
        width: 8,
        isQuiet: true,
      },
    }),
    [t, currency],
  );
  return useFieldColumns('companies', changes);
}
