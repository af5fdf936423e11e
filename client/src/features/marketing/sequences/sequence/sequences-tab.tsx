import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { ListedCompany } from '../../reads';
import { ChosenSequence } from '../chosen-sequence';
import { sequenceOf } from '../reads';
import { SequencePanel } from './sequence-panel';

interface SequencesTabProps {
  company: ListedCompany;
  onAdd: () => void;
}

/** A sequence as a list of mails with its next 30 days beside it. */
export const SequencesTab = ({ company, onAdd }: SequencesTabProps) => (
  <ChosenSequence company={company} onAdd={onAdd}>
    {({ id }) => <ReadSequence key={id} id={id} company={company} />}
  </ChosenSequence>
);

function ReadSequence({ id, ...rest }: Omit<SequencesTabProps, 'onAdd'> & { id: number }) {
  const { data, error, refetch } = useQuery({ ...sequenceOf(id), staleTime: 0 });
  if (data) return <SequencePanel sequence={data} {...rest} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="h-96 rounded-card" />;
}
