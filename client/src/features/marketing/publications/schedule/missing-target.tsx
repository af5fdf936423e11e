import { useQueries } from '@tanstack/react-query';
import { z } from 'zod';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import type { ChannelNetwork } from '@shared/marketing/channels/networks';
import { showsLink } from '@shared/marketing/publications/carried';
import { nowSlot } from '@shared/marketing/publications/schemas';
import { optionalLink } from '@shared/record-fields';
import { messages } from '@shared/messages';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { showServerErrors } from '@/lib/forms/form-errors';
import { useSaving } from '@/lib/api/save';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/controls/fields/text-field';
import { Alert } from '@/ui/feedback/alert';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';
import { publicationsTexts } from '../texts/publications';
import { type Piece, planOf } from '../reads';

interface MissingTargetProps {
  /** The posts that are chosen. */
  posts: readonly Pick<Piece, 'id' | 'setId' | 'productId'>[];
  /** The networks that are chosen. */
  networks: readonly ChannelNetwork[];
  zone: string;
  /** Whether they go out at once, and so cannot wait for a page. */
  isNow: boolean;
  onGoLive?: (setId: number) => void;
}

/** Says before a channel is chosen that posts lead nowhere yet, and asks where they should. */
export function MissingTarget({ posts, networks, zone, isNow, onGoLive }: MissingTargetProps) {
  const t = useTexts(publicationsTexts);
  const asked = { channels: [], slots: [nowSlot], zone };
  const plans = useQueries({ queries: posts.map(({ id }) => planOf(id, asked)) });
  const lost = posts.find((_, at) => plans[at]?.data?.target === null);
  // A network that shows no link needs no place to lead to.
  const hasLinks = networks.length === 0 || networks.some(showsLink);
  if (!lost || !hasLinks) return null;
  const { setId, productId } = lost;
  return (
    <Alert tone="warning" title={t('scheduling.noTarget')}>
      <p>{t(isNow ? 'scheduling.waitsNot' : 'scheduling.waits')}</p>
      {productId !== null && <ProductAddress key={productId} productId={productId} />}
      {onGoLive && setId !== null && (
        <Button variant="secondary" className="mt-3" onClick={() => onGoLive(setId)}>
          {t('scheduling.withPage')}
        </Button>
      )}
    </Alert>
  );
}

const address = z.object({
  url: optionalLink.refine((link) => link !== null, messages['field.required']),
});

/** The address of the product, to which its posts lead then. */
function ProductAddress({ productId: id }: { productId: number }) {
  const t = useTexts(publicationsTexts);
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const { form, field } = useSchemaForm(address, { url: '' });
  const save = useSaving((url: string | null) => call(marketingProductsApi.update, { id }, { url }), {
    onSaved: ({ act }) => {
      tell(act, { title: t('scheduling.addressSaved') });
      void refresh();
    },
    onFailed: (error) => showServerErrors(form, error),
  });
  // This form is inside the form of the schedule, which it must not submit.
  const submit = () => void form.handleSubmit(({ url }) => save.mutate(url))();
  return (
    <div className="mt-3 grid gap-2">
      <TextField
        label={t('scheduling.address')}
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          submit();
        }}
        {...field('url')}
      />
      <Button variant="secondary" className="justify-self-start" pending={save.isPending} onClick={submit}>
        {t('scheduling.keepAddress')}
      </Button>
    </div>
  );
}
