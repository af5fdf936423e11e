import { webAddress } from '@shared/marketing/campaigns/rendering/web-address';
import { useTexts } from '@/i18n/use-texts';
import { TextField } from '@/ui/controls/fields/text-field';
import { contentsTexts } from '../texts/contents';

interface LinkFieldProps {
  value: string;
  onChange: (link: string) => void;
}

/** Where the texts lead when they are copied from here; campaigns get an address of their own when they go out. */
export function LinkField({ value, onChange }: LinkFieldProps) {
  const t = useTexts(contentsTexts);
  const isWrong = value.trim() !== '' && webAddress(value) === null;
  return (
    <TextField
      label={t('link.label')}
      hint={t('link.hint')}
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      {...(isWrong && { error: t('link.wrong') })}
    />
  );
}
