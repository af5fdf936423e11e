import { useLanguage, useTexts } from '@/i18n/use-texts';
import { moneyText } from '@/lib/values/money';
import { TextLink } from '@/ui/navigation/link';
import { inCurrency, inOthers, ofCompany, opportunitiesAt } from '../addresses';
import type { Rows } from '../records';
import { recordTexts } from '../texts/record';
import { recordsTexts } from '../texts/records';

interface OpenDealsProps {
  row: Rows['companies'];
  currency: string;
  /** Where no column says what the sum is of. */
  isNamed?: boolean;
}

/** The sum of a company's open opportunities, with their number from two up, and what those in other currencies add up to. */
export function OpenDeals({ row, currency, isNamed = false }: OpenDealsProps) {
  const { id, openDeals, openAmount, openOthers, openElsewhere } = row;
  const t = useTexts(recordTexts);
  const tRecords = useTexts(recordsTexts);
  const { language } = useLanguage();
  const added = openDeals - openOthers;
  const at = (which: object) => opportunitiesAt('open', { ...ofCompany(id), ...which });
  const number = added > 1 ? `${added} · ` : '';
  const sum = number + moneyText(openAmount, currency, language);
  const elsewhere = openElsewhere
    .filter(({ amount }) => amount > 0)
    .map((one) => moneyText(one.amount, one.currency, language))
    .join(' + ');
  const named = (text: string) => (isNamed ? t('deals.openSum', { sum: text }) : text);
  return (
    <span className="flex flex-wrap justify-end gap-x-2 text-sm">
      {added > 0 && (
        <TextLink
          to={at(inCurrency(currency))}
          title={tRecords('linked.opportunities', { count: added })}
          className={openAmount > 0 ? undefined : 'font-normal! text-muted!'}
        >
          {openAmount === 0 ? number + t('deals.noAmount') : named(sum)}
        </TextLink>
      )}
      {openOthers > 0 && (
        <TextLink
          to={at(inOthers(currency))}
          title={t('deals.others', { count: openOthers })}
          {...(added > 0 && !elsewhere && { 'aria-label': t('deals.others', { count: openOthers }) })}
        >
          {added > 0 && `+ ${elsewhere || openOthers}`}
          {added === 0 && (elsewhere ? named(elsewhere) : t('deals.onlyOthers', { count: openOthers }))}
        </TextLink>
      )}
    </span>
  );
}
