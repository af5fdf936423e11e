import type { OpenQuestion } from '@shared/consulting/items/open-questions';
import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { itemsTexts } from '../texts/items';

interface LackedFactsProps {
  /** The problem's short name. */
  problem: string;
  lacks: readonly OpenQuestion[];
  onTell: (question: OpenQuestion) => void;
}

/** What the report lacks of a problem, each as a small button that opens the problem's form at that field. */
export function LackedFacts({ problem, lacks, onTell }: LackedFactsProps) {
  const t = useTexts(itemsTexts);
  return (
    <fieldset aria-label={t('lacks.label')} className="-ml-2 flex flex-wrap gap-x-1 text-sm">
      {lacks.map((question) => (
        <button
          key={question}
          type="button"
          aria-label={t(`lacks.tell.${question}`, { problem })}
          onClick={() => onTell(question)}
          className="flex min-h-8 items-center gap-1 rounded-control px-2 font-medium text-brand hover:bg-ink/8 pointer-coarse:min-h-11"
        >
          <Icon name={portalIcons.plus} className="size-4" />
          {t(`lacks.${question}`)}
        </button>
      ))}
    </fieldset>
  );
}
