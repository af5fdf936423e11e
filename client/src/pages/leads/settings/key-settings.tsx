import { SettingsSection } from '@/features/account/settings-section';
import { KeyGroups } from '@/features/leads/keyboard/keys-help';
import { LetterKeysBox } from '@/features/leads/keyboard/letter-keys-box';
import { keyboardTexts } from '@/features/leads/keyboard/texts/keyboard';
import { useTexts } from '@/i18n/use-texts';
import { useTouch } from '@/lib/use-touch';

/** The keys among the settings of LEADMANAGER; nothing where fingers are the input. */
export function KeySettings() {
  const t = useTexts(keyboardTexts);
  const isTouch = useTouch();
  if (isTouch) return null;
  return (
    <SettingsSection title={t('title')} text={t('text')} isWide>
      <KeyGroups />
      <div className="mt-5 border-t border-line pt-4">
        <LetterKeysBox />
      </div>
    </SettingsSection>
  );
}
