import { useQuery } from '@tanstack/react-query';
import { leadOpportunities, type OutcomeSums } from '@shared/leads/opportunities/endpoints';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { moneyText } from '@/lib/values/money';
import { TextLink } from '@/ui/navigation/link';
import { inCurrency, inOthers, ofCompany, opportunitiesAt } from '../../addresses';
import { otherMoney } from '../other-money';
import { recordTexts } from '../../texts/record';

/** The sums of a company's open and won opportunities; those in other currencies are counted apart. */
export function DealSums({ companyId }: { companyId: number }) {
  const t = useTexts(recordTexts);
  const { language } = useLanguage();
  const { data } = useQuery({
    ...query(leadOpportunities.sums, {}, { company: String(companyId) }),
    staleTime: 0,
  });
  if (!data) return null;
  const { currency } = data;
  const otherText = (sums: OutcomeSums) => {
    const other = otherMoney(sums, language);
    return other && `+ ${other}`;
  };
  return (
    <>
      {(['open', 'won'] as const).map((outcome) => {
        const { amount, others } = data[outcome];
        if (amount === 0 && others === 0) return null;
        const at = (which: object) => opportunitiesAt(outcome, { ...ofCompany(companyId), ...which });
        return (
          <span key={outcome} className="flex flex-wrap gap-x-2 tabular-nums">
            <TextLink to={at(inCurrency(currency))}>
              {t(`deals.${outcome}`, { sum: moneyText(amount, currency, language) })}
            </TextLink>
            {others > 0 && (
              <TextLink to={at(inOthers(currency))}>
                {otherText(data[outcome]) ?? t('deals.others', { count: others })}
              </TextLink>
            )}
          </span>
        );
      })}
    </>
  );
}
