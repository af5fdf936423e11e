import { useMemo } from 'react';
import type { Stage } from '@shared/leads/opportunities/endpoints';
import { useTexts } from '@/i18n/use-texts';
import type { FilterColumn } from '@/lib/lists/list-filters';
import { digitsOf } from '@/lib/values/money';
import { type FilterChanges, useFieldFilters } from '../../lists/columns/use-field-filters';
import { yesNoFilter } from '../../lists/columns/yes-no-filter';
import { recordsTexts } from '../../texts/records';
import { useAskedFilter } from './use-asked-filter';

const choicesOf = (stages: readonly Stage[]) =>
  stages.map(({ id, name }) => ({ value: String(id), label: name }));

/** The filters of the list of opportunities, with those that are no fields: stages reached, and no news for too long. */
export function useDealFilters(stages: readonly Stage[]): FilterColumn[] {
  const t = useTexts(recordsTexts);
  const { companies, currency } = useAskedFilter();
  const scale = 10 ** digitsOf(currency);
  const changes: FilterChanges<'opportunities'> = useMemo(
    () => ({
      companyId: { choices: companies, linked: true },
      stageId: { choices: choicesOf(stages) },
      amount: { scale },
      expectedClose: { label: t('columns.close') },
    }),
    [t, companies, stages, scale],
  );
  const fields = useFieldFilters('opportunities', changes);
  return useMemo(() => {
    const reached: FilterColumn = {
      name: 'reached',
      label: t('columns.reached'),
      kind: 'choice',
      choices: choicesOf(stages.filter(({ outcome }) => outcome === 'open')),
      required: true,
    };
    const stale = yesNoFilter('stale', t('columns.stale'), t);
    return fields.flatMap((filter) => {
      if (filter.name === 'stageId') return [filter, reached];
      return filter.name === 'stageEnteredAt' ? [filter, stale] : filter;
    });
  }, [t, fields, stages]);
}
