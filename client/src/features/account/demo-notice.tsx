import Info from 'lucide-react/icons/info';
import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { settingsTexts } from './texts/settings';

/** Why nothing of the account itself can be changed in the demo: for information, since nothing went wrong. */
export function DemoNotice() {
  const t = useTexts(settingsTexts);
  return (
    <output className="flex gap-3 rounded-card border border-info/40 bg-info/8 p-4">
      <Icon name={Info} className="mt-0.5 size-5 text-info" />
      <span className="min-w-0">{t('demo')}</span>
    </output>
  );
}
