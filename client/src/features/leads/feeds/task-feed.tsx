import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadFeeds } from '@shared/leads/feeds/endpoints';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { CopyField } from '@/ui/controls/fields/copy-field';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { feedsTexts } from './texts/feeds';

/** The address at which calendars read the tasks: made, renewed and switched off. */
export function TaskFeed() {
  const t = useTexts(feedsTexts);
  const { language } = useLanguage();
  const feed = query(leadFeeds.read, {});
  const { data, isPending } = useQuery({ ...feed, staleTime: 0 });
  const [url, setUrl] = useState<string>();
  const [asking, setAsking] = useState<'askRenew' | 'askOff'>();
  const refreshes = [feed];
  const onFailed = (error: Error) =>
    toast({ variant: 'destructive', title: t('failed'), description: errorText(error) });
  const renew = useSave(leadFeeds.renew, { refreshes, onFailed, onSaved: (made) => setUrl(made.url) });
  const remove = useSave(leadFeeds.remove, {
    refreshes,
    onFailed,
    onSaved: () => {
      setUrl(undefined);
      toast({ title: t('isOff') });
    },
  });
  if (isPending) return <LoadingBlock className="h-24" />;
  const confirm = () => {
    const isRenewal = asking === 'askRenew';
    setAsking(undefined);
    if (isRenewal) renew.mutate({});
    else remove.mutate({});
  };
  return (
    <div className="grid gap-4">
      {url ? (
        <CopyField
          key={url}
          value={url}
          label={t('address')}
          hint={t('once')}
          words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
        />
      ) : (
        data && <p>{t('since', { day: formatDate(data.createdAt, language, { dateStyle: 'long' }) })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          pending={renew.isPending}
          onClick={() => (data ? setAsking('askRenew') : renew.mutate({}))}
        >
          {t(data ? 'renew' : 'make')}
        </Button>
        {data && (
          <Button variant="quiet" pending={remove.isPending} onClick={() => setAsking('askOff')}>
            {t('off')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={confirm}
        title={t(`${asking ?? 'askOff'}.title`)}
        description={t(`${asking ?? 'askOff'}.text`)}
        confirmLabel={t(asking === 'askRenew' ? 'renew' : 'off')}
      />
    </div>
  );
}
