import { useQueryClient } from '@tanstack/react-query';
import { renderText } from '@shared/marketing/campaigns/rendering/render-text';
import { marketingContentsApi } from '@shared/marketing/contents/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { mailOf } from '../campaigns/previews/mail-of';
import { useCopy } from '../campaigns/previews/use-copy';
import { type ListedCompany, productOf } from '../reads';
import { contentsTexts } from './texts/contents';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { useUndo } from '../use-undo';
import { contentOf, type ContentPiece, type ListedContent } from './reads';

/** What can be done with a content wherever it is shown: copying its text, and deleting one that stands alone. */
export function useContentActs(company: ListedCompany) {
  const t = useTexts(contentsTexts);
  const client = useQueryClient();
  const copy = useCopy();
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();

  async function textOf({ id, productId, language, audience }: ListedContent) {
    const [{ piece }, product] = await Promise.all([
      client.fetchQuery({ ...contentOf(id), staleTime: 0 }),
      productId === null ? null : client.fetchQuery(productOf(productId)).catch(() => null),
    ]);
    return renderText(piece, mailOf({ company, language, audience, link: product?.url ?? null }));
  }

  const remove = useSaving(({ id }: ListedContent) => call(marketingContentsApi.remove, { id }), {
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('notRemoved'), description: errorText(error) }),
  });
  return {
    copy: (content: ListedContent) => void copy(textOf(content), content.name),
    /** Copies a piece of it as it is on the screen, with the link that is typed there. */
    copyShown: ({ name, language, audience }: ListedContent, piece: ContentPiece, link: string) =>
      void copy(renderText(piece, mailOf({ company, language, audience, link })), name),
    isRemoving: remove.isPending,
    remove: (content: ListedContent, onRemoved?: () => void) =>
      remove.mutate(content, {
        onSuccess: ({ act }) => {
          onRemoved?.();
          tell(act, { title: t('removed'), description: content.name });
          void refresh(`/api/marketing/contents/${content.id}`);
        },
      }),
  };
}
