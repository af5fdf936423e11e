import { useTexts } from '@/i18n/use-texts';
import { useTheme } from '@/lib/use-theme';
import { IconButton } from '../controls/icon-button';
import { commonTexts } from '../texts/common';

/** Switches between light and dark; until then the page follows the system. */
export function ThemeSwitch() {
  const t = useTexts(commonTexts);
  const { theme, setTheme } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={other === 'dark' ? 'moon' : 'sun'}
      label={t(`theme.${other}`)}
      onClick={() => setTheme(other)}
    />
  );
}
