import { languages } from '@shared/languages';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { type Theme, useTheme } from '@/lib/use-theme';
import type { Language } from '@shared/languages';
import { SelectField } from '@/ui/controls/fields/select-field';
import { commonTexts } from '@/ui/texts/common';
import { SettingsSection } from './settings-section';
import { settingsTexts } from './texts/settings';

const themes = ['light', 'dark'] as const satisfies readonly Theme[];

export function Preferences() {
  const t = useTexts(settingsTexts);
  const tCommon = useTexts(commonTexts);
  const { language, setLanguage } = useLanguage();
  const { theme, setTheme } = useTheme();
  return (
    <SettingsSection title={t('preferences.title')} text={t('preferences.text')}>
      <div className="grid max-w-md gap-5">
        <SelectField
          label={t('preferences.language')}
          value={language}
          onChange={(event) => void setLanguage(event.target.value as Language)}
          choices={languages.map((each) => ({ value: each, label: tCommon(`language.${each}`) }))}
        />
        <SelectField
          label={t('preferences.theme')}
          value={theme}
          onChange={(event) => setTheme(event.target.value as Theme)}
          choices={themes.map((each) => ({ value: each, label: t(`preferences.${each}`) }))}
        />
      </div>
    </SettingsSection>
  );
}
