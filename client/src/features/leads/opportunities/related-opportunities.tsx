import { useLanguage } from '@/i18n/use-texts';
import { moneyText } from '@/lib/values/money';
import { RelatedRecords } from './related-records';
import type { ListSearch, Rows } from '../records';
import { DealSums } from './list/deal-sums';

const titleOf = ({ title }: Rows['opportunities']) => title;

interface RelatedOpportunitiesProps {
  search: ListSearch;
  /** Adds the sums of the open and the won ones of a company. */
  sumsOf?: number;
}

/** The opportunities of a contact or a company. */
export function RelatedOpportunities({ search, sumsOf }: RelatedOpportunitiesProps) {
  const { language } = useLanguage();
  return (
    <RelatedRecords
      section="opportunities"
      search={search}
      nameOf={titleOf}
      hint={({ amount, currency }) => amount !== null && moneyText(amount, currency, language)}
    >
      {sumsOf !== undefined && <DealSums companyId={sumsOf} />}
    </RelatedRecords>
  );
}
