import { useLanguage } from '@/i18n/use-texts';
import { moneyText } from '@/lib/values/money';
import { RelatedRecords } from './related-records';
import type { ListSearch, Rows } from '../records';
import { DealSums } from './deal-sums';

const titleOf = ({ title }: Rows['opportunities']) => title;

interface RelatedOpportunitiesProps {
  search: ListSearch;
  /** Adds the sums of the open and the won ones. */
  withSums?: boolean;
}

/** The opportunities of a contact or a company. */
export function RelatedOpportunities({ search, withSums }: RelatedOpportunitiesProps) {
  const { language } = useLanguage();
  return (
    <RelatedRecords
      section="opportunities"
      search={search}
      nameOf={titleOf}
      hint={({ amount, currency }) => amount !== null && moneyText(amount, currency, language)}
    >
      {withSums && <DealSums search={search} />}
    </RelatedRecords>
  );
}
