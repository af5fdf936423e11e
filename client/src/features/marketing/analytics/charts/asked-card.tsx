import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';

interface AskedCardProps<Data> {
  title: string;
  asked: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** The place of a chart while its figures arrive, if they fail to, and once they are there. */
export function AskedCard<Data>({ title, asked: { data, error, refetch }, children }: AskedCardProps<Data>) {
  if (data !== undefined) return <ChartCard>{children(data)}</ChartCard>;
  return (
    <ChartCard>
      <div className="grid gap-3">
        <h2 className="text-lg font-semibold">{title}</h2>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-72" />}
      </div>
    </ChartCard>
  );
}

/** The surface of a chart. */
export const ChartCard = ({ children }: { children: ReactNode }) => (
  <Card as="div" className="min-w-0">
    {children}
  </Card>
);
