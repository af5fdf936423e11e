import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@/i18n/use-texts';
import { moneyText } from '@/lib/values/money';
import { RelatedRecords } from './related-records';
import { type ListSearch, type Rows, stageList } from '../records';
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
  const { data: stages = [] } = useQuery(stageList());
  return (
    <RelatedRecords
      section="opportunities"
      search={search}
      nameOf={titleOf}
      hint={({ stageId, amount, currency }) =>
        [
          stages.find(({ id }) => id === stageId)?.name,
          amount !== null && moneyText(amount, currency, language),
        ]
          .filter(Boolean)
          .join(' · ')
      }
    >
      {sumsOf !== undefined && <DealSums companyId={sumsOf} />}
    </RelatedRecords>
  );
}
