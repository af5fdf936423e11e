import { plainText } from '@shared/leads/fields/field-table';
import { site } from '@shared/site';
import { formatDate, formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { moneyText } from '@/lib/values/money';
import { recordsTexts } from '../texts/records';

/** The kinds whose values are written alike in own and built-in fields. */
type PlainKind = 'number' | 'percent' | 'money' | 'date' | 'time' | 'boolean';

/** Writes values of plain kinds in the language of the screen; amounts in their currency, the company's by default. */
export function useValueText() {
  const t = useTexts(recordsTexts);
  const { language } = useLanguage();
  return (kind: PlainKind, value: unknown, currency: string = site.currency): string => {
    switch (kind) {
      case 'money':
        return moneyText(Number(value), currency, language);
      case 'number':
        return formatNumber(Number(value), language, { maximumFractionDigits: 20 });
      case 'percent':
        return formatNumber(Number(value) / 100, language, { style: 'percent' });
      case 'date':
        return formatDate(plainText(value), language, { dateStyle: 'medium' });
      case 'time':
        return formatDate(plainText(value), language, { dateStyle: 'medium', timeStyle: 'short' });
      case 'boolean':
        return t(value === true ? 'yes' : 'no');
    }
  };
}
