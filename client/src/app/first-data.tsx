import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { type Address, firstDataOf } from '@shared/http/address';

/** Starts the queries of an address's first data, so that they run while the script of its page loads. */
export function FirstData({ address, children }: { address: Address; children: ReactNode }) {
  const client = useQueryClient();
  for (const url of firstDataOf(address, useParams())) {
    const queryKey = [url];
    if (!client.getQueryState(queryKey)) void client.prefetchQuery({ queryKey });
  }
  return children;
}
