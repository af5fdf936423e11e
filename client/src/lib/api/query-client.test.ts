import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from './query-client';

afterEach(() => onlineManager.setOnline(true));

test('without a connection reads and saves fail at once, instead of waiting for one', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(client.fetchQuery({ queryKey: ['/api/user'], queryFn: unreachable })).rejects.toThrow(
    'Failed to fetch',
  );
  const save = new MutationObserver(client, { mutationFn: unreachable });
  await expect(save.mutate()).rejects.toThrow('Failed to fetch');
});
