import { useLanguage, useTexts } from '@/i18n/use-texts';
import { moneyText } from '@/lib/values/money';
import { TextLink } from '@/ui/navigation/link';
import { inCurrency, inOthers, ofCompany, opportunitiesAt } from '../addresses';
import type { Rows } from '../records';
import { recordTexts } from '../texts/record';

interface OpenDealsProps {
  row: Rows['companies'];
  currency: string;
}

/** The number and the sum of a company's open opportunities, and the number of those in other currencies. */
export function OpenDeals({ row: { id, openDeals, openAmount, openOthers }, currency }: OpenDealsProps) {
  const t = useTexts(recordTexts);
  const { language } = useLanguage();
  const added = openDeals - openOthers;
  const at = (which: object) => opportunitiesAt('open', { ...ofCompany(id), ...which });
  return (
    <span className="flex flex-wrap justify-end gap-x-2">
      {added > 0 && (
        <TextLink to={at(inCurrency(currency))}>
          {openAmount > 0 ? `${added} · ${moneyText(openAmount, currency, language)}` : added}
        </TextLink>
      )}
      {openOthers > 0 && (
        <TextLink to={at(inOthers(currency))} aria-label={t('deals.others', { count: openOthers })}>
          + {openOthers}
        </TextLink>
      )}
    </span>
  );
}
