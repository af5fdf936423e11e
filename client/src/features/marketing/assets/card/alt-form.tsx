import { marketingAssetsApi } from '@shared/marketing/assets/endpoints';
import { assetChanges } from '@shared/marketing/assets/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { saveChanges } from '@/lib/forms/save-changes';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextAreaField } from '@/ui/controls/fields/text-field';
import { assetsTexts } from '../texts/assets';
import { useUndo } from '../../use-undo';
import { type Asset, picturesOf } from '../reads';

/** The description of a picture in the person's own words. */
export function AltForm({ picture, onClose }: { picture: Asset; onClose: () => void }) {
  const t = useTexts(assetsTexts);
  const { tell } = useUndo();
  const { id, campaignId, alt } = picture;
  const { field, frame } = useSaveForm(assetChanges, {
    defaultValues: { alt },
    refreshes: [picturesOf(campaignId)],
    save: ({ alt: changed }) =>
      saveChanges({
        seen: picture,
        changes: { alt: changed },
        update: ({ version }) => call(marketingAssetsApi.update, { id }, { alt: changed, version }),
        clashing: t('card.clash'),
      }),
    failed: { title: t('card.notSaved') },
    onSaved: ({ act }) => {
      if (act) tell(act, { title: t('card.saved') });
      onClose();
    },
  });
  return (
    <Form {...frame} className="grid gap-2">
      <TextAreaField label={t('card.alt')} rows={5} {...field('alt')} />
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          {t('card.cancel')}
        </Button>
        <Button type="submit" pending={frame.pending}>
          {t('card.save')}
        </Button>
      </div>
    </Form>
  );
}
