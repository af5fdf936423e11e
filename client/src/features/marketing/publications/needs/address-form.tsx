import { confirmedPublication } from '@shared/marketing/publications/schemas';
import { useTexts } from '@/i18n/use-texts';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextField } from '@/ui/controls/fields/text-field';
import { publicationsTexts } from '../texts/publications';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import type { ListedPublication } from '../reads';
import { confirmThere } from '../use-publication-act';

interface AddressFormProps {
  publication: Pick<ListedPublication, 'id' | 'version'>;
  onSaved?: () => void;
}

/** Says that a post is there, with its address. */
export function AddressForm({ publication: { id, version }, onSaved }: AddressFormProps) {
  const t = useTexts(publicationsTexts);
  const refresh = useRefreshMarketing();
  const { field, frame } = useSaveForm(confirmedPublication, {
    defaultValues: { isThere: true, address: '', version },
    save: (values) => confirmThere(id, { ...values, version }),
    saved: { title: t('publication.done.confirmed') },
    failed: { title: t('publication.failed') },
    onSaved: () => {
      void refresh();
      onSaved?.();
    },
  });
  return (
    <Form {...frame} className="flex flex-wrap items-end gap-2">
      <div className="min-w-52 grow">
        <TextField
          type="url"
          inputMode="url"
          label={t('publication.confirm.address')}
          placeholder="https://"
          autoComplete="off"
          {...field('address')}
        />
      </div>
      <Button type="submit" pending={frame.pending}>
        {t('publication.confirm.there')}
      </Button>
    </Form>
  );
}
