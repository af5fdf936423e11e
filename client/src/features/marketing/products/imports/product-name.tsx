import { useQuery } from '@tanstack/react-query';
import { productOf } from '../../reads';

/** The name of a product; its number while nobody knows the name. */
export function ProductName({ id }: { id: number }) {
  const { data } = useQuery(productOf(id));
  return data?.name ?? `#${id}`;
}
