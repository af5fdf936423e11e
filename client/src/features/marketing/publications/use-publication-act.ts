import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@shared/http/wire';
import { marketingPublicationsApi as api } from '@shared/marketing/publications/endpoints';
import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { publicationsTexts } from './texts/publications';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { type ListedPublication, publicationOf } from './reads';

type Acted = Pick<ListedPublication, 'id' | 'version' | 'campaignId'>;

/** What a person does with a publication, by the name of the act. */
const acts = {
  retry: ({ id, version }: Acted) => call(api.retry, { id }, { version }),
  send: ({ id, version }: Acted) => call(api.send, { id }, { version }),
  cancel: ({ id, version }: Acted) => call(api.cancel, { id }, { version }),
  undo: ({ id, version }: Acted) => call(api.undo, { id }, { version }),
  absent: ({ id, version }: Acted) => call(api.confirm, { id }, { isThere: false, address: null, version }),
  pause: ({ campaignId: id }: Acted) => call(api.pause, { id }),
  resume: ({ campaignId: id }: Acted) => call(api.resume, { id }),
  replace: ({ campaignId: id }: Acted) => call(marketingCampaignsApi.replace, { id }),
};
export type PublicationAct = keyof typeof acts;

/**
 * Does something with a publication and shows its new state; after a refusal too, because the state may have changed
 * meanwhile.
 */
export function usePublicationAct(onDone?: () => void) {
  const t = useTexts(publicationsTexts);
  const refresh = useRefreshMarketing();
  const { mutate, isPending, variables } = useSaving(
    async ({ act, publication }: { act: PublicationAct; publication: Acted }): Promise<PublicationAct> => {
      await acts[act](publication);
      return act;
    },
    {
      onSaved: (act) => {
        toast({ title: t(`publication.done.${act}`) });
        void refresh();
        onDone?.();
      },
      onFailed: (error) => {
        toast({ variant: 'destructive', title: t('publication.failed'), description: errorText(error) });
        void refresh();
      },
    },
  );
  return { act: mutate, pending: isPending ? variables?.act : undefined };
}

export type Confirmed = BodyOf<typeof api.confirm>;

/** Tells the server the address at which a person found, or made, the post. */
export const confirmThere = (id: number, body: Confirmed) => call(api.confirm, { id }, body);

/** The whole publication, for what its list leaves out. */
export function useWholePublication() {
  const client = useQueryClient();
  return (id: number) => client.fetchQuery({ ...publicationOf(id), queryFn: () => call(api.read, { id }) });
}
