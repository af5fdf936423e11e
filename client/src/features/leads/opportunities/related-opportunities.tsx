import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@/i18n/use-texts';
import { moneyText } from '@/lib/values/money';
import { RelatedRecords } from './related-records';
import { type ListSearch, type Rows, stageList } from '../records';

const titleOf = ({ title }: Rows['opportunities']) => title;

/** The opportunities of a contact or a company. */
export function RelatedOpportunities({ search }: { search: ListSearch }) {
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
    />
  );
}
