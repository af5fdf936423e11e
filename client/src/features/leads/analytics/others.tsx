import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { query } from '@/lib/api/query-client';
import { TextLink } from '@/ui/navigation/link';
import { useWords } from './use-words';

interface OthersProps {
  count: number;
  /** The address of exactly these opportunities. */
  to: string;
  children?: ReactNode;
}

/** How many opportunities in other currencies a sum leaves out, and the way to them; nothing without any. */
export function Others({ count, to, children }: OthersProps) {
  const { t } = useWords();
  return count > 0 && <TextLink to={to}>{children ?? t('others', { count })}</TextLink>;
}

interface OtherSumProps extends Omit<OthersProps, 'children'> {
  outcome: 'open' | 'won';
  /** The currency of the sum. */
  currency: string;
  /** What finds the opportunities that the sum adds up, and these. */
  filter: object;
  /** Stands before a number of opportunities; an amount begins with a plus. */
  separator?: string;
}

/** As `Others`, with their amount where they all have one currency and the sum is in the account's. */
export function OtherSum({ outcome, currency, filter, separator, ...others }: OtherSumProps) {
  const { t, money } = useWords();
  const { data } = useQuery({
    ...query(leadOpportunities.sums, {}, { filter: JSON.stringify(filter) }),
    staleTime: 0,
    enabled: others.count > 0,
  });
  const { otherCurrency, otherAmount } = (data?.currency === currency && data[outcome]) || {};
  if (!otherCurrency || !otherAmount) {
    return (
      <>
        {separator}
        <Others {...others} />
      </>
    );
  }
  return (
    <Others {...others}>
      <span title={t('others', { count: others.count })} className="whitespace-nowrap">
        {t('otherSum', { sum: money(otherAmount, otherCurrency) })}
      </span>
    </Others>
  );
}
