import { languages } from '@shared/languages';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { type Theme, useTheme } from '@/lib/theme';
import type { Language } from '@shared/languages';
import { SelectField } from '@/ui/select-field';
import { SettingsSection } from './settings-section';

const themes = ['light', 'dark'] as const satisfies readonly Theme[];

export function Preferences() {
  const t = useTexts('account', 'common');
  const { language, setLanguage } = useLanguage();
  const { theme, setTheme } = useTheme();
  return (
    <SettingsSection title={t('account.preferences.title')} text={t('account.preferences.text')}>
      <div className="grid max-w-md gap-5">
        <SelectField
          label={t('account.preferences.language')}
          value={language}
          onChange={(event) => void setLanguage(event.target.value as Language)}
          choices={languages.map((each) => ({ value: each, label: t(`common.language.${each}`) }))}
        />
        <SelectField
          label={t('account.preferences.theme')}
          value={theme}
          onChange={(event) => setTheme(event.target.value as Theme)}
          choices={themes.map((each) => ({ value: each, label: t(`account.preferences.${each}`) }))}
        />
      </div>
    </SettingsSection>
  );
}
