import Flag from 'lucide-react/icons/flag';
import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { tasksTexts } from './texts/tasks';

/** The flag of what has a high priority, where a phone needs the room of its words for a name. */
export function UrgentMark() {
  const t = useTexts(tasksTexts);
  return (
    <span title={t('urgent')} className="mr-1 inline-block align-[-2px] text-warning">
      <Icon name={Flag} className="size-4" />
      <span className="sr-only">{t('urgent')}: </span>
    </span>
  );
}
