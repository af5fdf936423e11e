import { useTexts } from '@/i18n/use-texts';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { keyboardTexts } from './texts/keyboard';
import { setLetterKeys, useLetterKeys } from './use-letter-keys';

/** Switches single keys on and off in this browser. */
export function LetterKeysBox() {
  const t = useTexts(keyboardTexts);
  const isOn = useLetterKeys();
  return (
    <CheckboxField
      label={t('letters')}
      hint={t('lettersHint')}
      checked={isOn}
      onChange={({ target }) => setLetterKeys(target.checked)}
    />
  );
}
