import { useState } from 'react';
import { SettingsSection } from '@/features/account/settings-section';
import { KeyRows, KeysHelp } from '@/features/leads/keyboard/keys-help';
import { LetterKeysBox } from '@/features/leads/keyboard/letter-keys-box';
import { keyboardTexts } from '@/features/leads/keyboard/texts/keyboard';
import { useTexts } from '@/i18n/use-texts';
import { useTouch } from '@/lib/use-touch';
import { Button } from '@/ui/controls/button';

/** The keys among the settings of LEADMANAGER; nothing where fingers are the input. */
export function KeySettings() {
  const t = useTexts(keyboardTexts);
  const isTouch = useTouch();
  const [isShown, setShown] = useState(false);
  if (isTouch) return null;
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <KeyRows group="anywhere" />
      <Button variant="secondary" className="mt-2 mb-4" onClick={() => setShown(true)}>
        {t('show')}
      </Button>
      <LetterKeysBox />
      {isShown && <KeysHelp onClose={() => setShown(false)} />}
    </SettingsSection>
  );
}
