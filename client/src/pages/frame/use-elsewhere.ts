import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shellTexts } from '@/features/shell/texts/shell';
import { useTexts } from '@/i18n/use-texts';
import { ApiError } from '@/lib/api/api-client';
import { keepInTab, readInTab } from '@/lib/storage';
import { toast } from '@/lib/toast';

/**
 * Follows a link into the account that has what it leads to: whoever sent it may have another one as their first. The page
 * is loaded anew for that account, once, and says so.
 */
export function useElsewhere(): void {
  const t = useTexts(shellTexts);
  const client = useQueryClient();
  const [foundIn] = useState(() => readInTab('found_in'));

  useEffect(() => {
    if (foundIn === null) return;
    keepInTab('found_in', null);
    toast({ title: t('accounts.found', { name: foundIn }) });
  }, [foundIn, t]);

  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query }) => {
        const { error } = query.state;
        if (foundIn !== null || !(error instanceof ApiError) || !error.elsewhere) return;
        keepInTab('found_in', error.elsewhere.name);
        const there = new URL(location.href);
        there.searchParams.set('account', String(error.elsewhere.id));
        location.replace(there);
      }),
    [client, foundIn],
  );
}
