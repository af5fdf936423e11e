import { useMemo } from 'react';
import { lifecycles } from '@shared/leads/companies/scales';
import type { Column } from '@/ui/data-table/column';
import { Code, Day } from '../cells';
import { InlineChoice } from '../lists/inline-fields';
import type { Rows } from '../records';
import { recordsTexts } from '../texts/records';
import { useCurrency } from '../fields/use-currency';
import { useChoices } from '../use-choices';
import { OpenDeals } from './open-deals';
import { useKeptTexts } from '../use-kept-texts';

/** The columns of the list of companies. */
export function useCompanyColumns(): Column<Rows['companies']>[] {
  const t = useKeptTexts(recordsTexts);
  const choices = useChoices();
  const currency = useCurrency();
  return useMemo(
    () => [
      { name: 'name', label: t('columns.name'), sortable: true, cell: () => null },
      {
        name: 'domain',
        label: t('columns.domain'),
        sortable: true,
        cell: ({ domain }) => domain,
        summary: true,
      },
      {
        name: 'lifecycle',
        label: t('columns.lifecycle'),
        sortable: true,
        cell: ({ lifecycle }) => <Code code={lifecycle} words={t(`lifecycle.${lifecycle}`)} />,
        summary: ({ lifecycle }) => t(`lifecycle.${lifecycle}`),
        edit: (row, close) => (
          <InlineChoice
            {...{ row, close, section: 'companies', field: 'lifecycle', label: t('columns.lifecycle') }}
            choices={choices('lifecycle', lifecycles)}
          />
        ),
      },
      { name: 'city', label: t('columns.city'), sortable: true, cell: ({ city }) => city, summary: true },
      {
        name: 'contactCount',
        label: t('columns.contacts'),
        sortable: true,
        descendingFirst: true,
        align: 'end',
        width: 7,
        cell: ({ contactCount }) => contactCount,
      },
      {
        name: 'openAmount',
        label: t('columns.openDeals'),
        sortable: true,
        descendingFirst: true,
        align: 'end',
        width: 11,
        cell: (row) => <OpenDeals row={row} currency={currency} />,
      },
      {
        name: 'lastContactedAt',
        label: t('columns.lastContact'),
        sortable: true,
        descendingFirst: true,
        cell: ({ lastContactedAt }) => <Day at={lastContactedAt} />,
      },
    ],
    [t, choices, currency],
  );
}
