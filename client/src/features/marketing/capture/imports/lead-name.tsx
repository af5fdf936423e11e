import { useQuery } from '@tanstack/react-query';
import { leadOf, nameOfLead } from '../reads';

/** The name of a lead; its number while nobody knows the name. */
export function LeadName({ id }: { id: number }) {
  const { data } = useQuery(leadOf(id));
  return data ? nameOfLead(data) : `#${id}`;
}
