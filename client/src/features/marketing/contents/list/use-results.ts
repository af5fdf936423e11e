import { useQuery } from '@tanstack/react-query';
import { type PieceResult, pieceResults } from '../../piece-results';

/** How the texts of campaigns go out, and what they have brought, by the campaign. */
export type Results = ReadonlyMap<number, PieceResult>;

export function useResults(company: number): Results {
  const { data } = useQuery({ ...pieceResults(company), staleTime: 0 });
  return new Map(data?.map((result) => [result.id, result]));
}
