import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import type { CampaignPictures } from './reads';
import { assetsTexts } from './texts/assets';
import { useAssetState } from './use-asset-state';
import { useWished } from './use-wished';

/** The value of the choice that asks for a headline to be typed; no headline is empty. */
const other = '';

/** The first headline of the pictures: a line of the campaign, or one that a person types. */
export function HeadlineChoice({ data }: { data: CampaignPictures }) {
  const t = useTexts(assetsTexts);
  const { change } = useAssetState();
  const { headline } = useWished(data);
  const { headlines } = data;
  const [isOther, setOther] = useState(!headlines.includes(headline));
  const [typed, setTyped] = useState(isOther ? headline : '');
  const show = (text: string) => change({ headline: text }, { replace: true });
  function choose(text: string) {
    setOther(text === other);
    if (text !== other) show(text);
  }
  return (
    <div className="grid gap-2">
      <SelectField
        label={t('controls.headline')}
        hint={t('controls.headlineHint')}
        value={isOther ? other : headline}
        onChange={({ target }) => choose(target.value)}
        choices={[
          ...headlines.map((text) => ({ value: text, label: text })),
          { value: other, label: t('controls.otherHeadline') },
        ]}
      />
      {isOther && (
        <TextField
          label={t('controls.typedHeadline')}
          hint={t('controls.typedHint')}
          maxLength={80}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => typed.trim() !== '' && show(typed.trim())}
          onKeyDown={({ key }) => key === 'Enter' && typed.trim() !== '' && show(typed.trim())}
        />
      )}
    </div>
  );
}
