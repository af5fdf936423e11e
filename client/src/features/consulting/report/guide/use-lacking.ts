import { useMemo } from 'react';
import type { OpenQuestion } from '@shared/consulting/items/open-questions';
import { openOfProblems } from '@shared/consulting/report/projects/open-questions';
import { useCompanyDataNow } from '../use-company-data-now';

const nothing: ReadonlyMap<number, OpenQuestion[]> = new Map();

/** What the report would ask about each problem, by the problem's id; nothing unless it can still be told. */
export function useLacking(companyId: number, isOpen: boolean) {
  const { data } = useCompanyDataNow(companyId);
  return useMemo(() => (isOpen && data ? openOfProblems(data) : nothing), [isOpen, data]);
}
