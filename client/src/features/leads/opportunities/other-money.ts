import type { OutcomeSums } from '@shared/leads/opportunities/endpoints';
import type { Language } from '@shared/languages';
import { moneyText } from '@/lib/values/money';

/** The sum of the opportunities in one other currency; undefined where they have several, or none has an amount. */
export const otherMoney = (
  { otherCurrency, otherAmount }: OutcomeSums,
  language: Language,
): string | undefined =>
  otherCurrency && otherAmount ? moneyText(otherAmount, otherCurrency, language) : undefined;
