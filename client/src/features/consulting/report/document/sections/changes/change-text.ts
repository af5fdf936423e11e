import type { FieldChange } from './changes';
import { outOf } from '@shared/consulting/report/layout';
import { shortLabel } from '@shared/consulting/report/figures/short-label';
import type { ReportWords } from '@shared/consulting/report/texts/report.en';
import type { Language } from '@shared/languages';
import { formatNumber } from '@/i18n/formats';
import type { Translate } from '@/i18n/texts';
import { moneyText } from '@/lib/values/money';
import { countryName } from '@/lib/values/named-codes';
import type { reportTexts } from '../../../texts/report';

const levels = ['digitalizationLevel', 'priority', 'impact'];

/** The text of a change from one value to another. */
export function changeText(
  { field, before, after }: FieldChange,
  t: Translate<typeof reportTexts>,
  words: ReportWords,
  language: Language,
) {
  const coded: Record<string, Record<string, string>> = {
    size: words.size,
    structure: words.structure,
    type: words.productType,
  };
  const told = (value: FieldChange['before']) => {
    if (value === null) return t('changes.empty');
    if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no');
    if (typeof value === 'number')
      return levels.includes(field) ? outOf(value) : formatNumber(value, language);
    if (field === 'country') return countryName(value, language);
    if (field === 'hourCost') return amountText(value, language);
    return coded[field]?.[value] ?? t('changes.quoted', { text: shortLabel(value, 120) });
  };
  return t('changes.fromTo', {
    field: t(`changes.fields.${field}` as Parameters<typeof t>[0]),
    before: told(before),
    after: told(after),
  });
}

/** Minor units and their currency, such as "1850 EUR", as an amount. */
function amountText(value: string, language: Language): string {
  const [minor, currency = ''] = value.split(' ');
  return moneyText(Number(minor), currency, language);
}
