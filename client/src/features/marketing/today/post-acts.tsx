import { marketingPublicationsApi } from '@shared/marketing/publications/endpoints';
import type { PostNeed } from '@shared/today/today';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { ButtonLink } from '@/ui/navigation/link';
import { publicationsTexts } from '../publications/texts/publications';
import { useRefreshMarketing } from '../use-refresh-marketing';

interface WaitingPost {
  row: { id: number; version: number; title: string; need: PostNeed | null; to: string };
}

/** What a person does with a post on its own page. */
const goesTo = {
  assisted: 'publication.postIt',
  unconfirmed: 'publication.needs.unconfirmed',
  disconnected: 'publication.reconnect',
  other: 'publication.details',
} as const;

/** Sends a post again or late; one that a person has to publish or look for leads to where that is done. */
export function PostActs({ row: { id, version, title, need, to } }: WaitingPost) {
  const t = useTexts(publicationsTexts);
  const refresh = useRefreshMarketing();
  const act = need === 'late' ? 'send' : 'retry';
  const go = useSaving(() => call(marketingPublicationsApi[act], { id }, { version }), {
    onSaved: () => {
      toast({ title: t(`publication.done.${act}`) });
      void refresh();
    },
    onFailed: (error) => {
      toast({ variant: 'destructive', title: t('publication.failed'), description: errorText(error) });
      void refresh();
    },
  });
  const mayWrite = useMayWrite();
  if (need !== 'late' && need !== 'failed') {
    const does = mayWrite ? t(goesTo[need ?? 'other']) : t('publication.details');
    return (
      <ButtonLink variant="secondary" to={to} aria-label={`${does}: ${title}`}>
        {does}
      </ButtonLink>
    );
  }
  return (
    <IfMayWrite>
      <Button
        variant="secondary"
        aria-label={`${t(`publication.acts.${act}`)}: ${title}`}
        pending={go.isPending}
        onClick={() => go.mutate(undefined)}
      >
        {t(`publication.acts.${act}`)}
      </Button>
    </IfMayWrite>
  );
}
