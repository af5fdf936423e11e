import { useState } from 'react';
import { SettingsSection } from '@/features/account/settings-section';
import { KeysHelp } from '@/features/leads/keyboard/keys-help';
import { LetterKeysBox } from '@/features/leads/keyboard/letter-keys-box';
import { keyboardTexts } from '@/features/leads/keyboard/texts/keyboard';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';

/** The keys among the settings of LEADMANAGER. */
export function KeySettings() {
  const t = useTexts(keyboardTexts);
  const [isShown, setShown] = useState(false);
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <LetterKeysBox />
      <Button variant="secondary" className="mt-3" onClick={() => setShown(true)}>
        {t('show')}
      </Button>
      {isShown && <KeysHelp onClose={() => setShown(false)} />}
    </SettingsSection>
  );
}
