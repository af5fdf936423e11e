import type { FieldChange } from './changes';
import { outOf } from '@shared/consulting/report/layout';
import { shortLabel } from '@shared/consulting/report/figures/short-label';
import type { ReportWords } from '@shared/consulting/report/texts/report.en';
import type { Translate } from '@/i18n/texts';
import type { reportTexts } from '../../../texts/report';

const levels = ['digitalizationLevel', 'priority', 'impact'];

/** The text of a change from one value to another. */
export function changeText(
  { field, before, after }: FieldChange,
  t: Translate<typeof reportTexts>,
  words: ReportWords,
) {
  const coded: Record<string, Record<string, string>> = {
    size: words.size,
    structure: words.structure,
    type: words.productType,
  };
  const told = (value: FieldChange['before']) => {
    if (value === null) return t('changes.empty');
    if (typeof value === 'number') return levels.includes(field) ? outOf(value) : String(value);
    return coded[field]?.[value] ?? t('changes.quoted', { text: shortLabel(value, 120) });
  };
  return t('changes.fromTo', {
    field: t(`changes.fields.${field}` as Parameters<typeof t>[0]),
    before: told(before),
    after: told(after),
  });
}
