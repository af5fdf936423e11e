import { wordsIn } from '@shared/marketing/products/brief/broken';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { briefTexts } from '../texts/brief';
import { useBrief } from '../brief-context';

/** The clauses of a long answer, each as it stands there. */
export const clausesOf = (text: string): string[] =>
  (text.match(/[^,;.:!?…—]+[!?…]?/gu) ?? [])
    .map((clause) => clause.trim())
    .filter((clause) => wordsIn(clause) > 1);

interface PointChoiceProps {
  text: string;
  point: string | undefined;
  onPoint: (point: string) => void;
}

/** Asks of a long answer which of its clauses is the point. */
export function PointChoice({ text, point, onPoint }: PointChoiceProps) {
  const t = useTexts(briefTexts);
  const { language } = useBrief().spoken;
  return (
    <fieldset className="grid gap-1 rounded-card border border-line bg-paper p-3">
      <legend className="float-left text-sm font-medium">{t('point.title', { count: wordsIn(text) })}</legend>
      <p className="clear-both text-sm text-muted">{t('point.hint')}</p>
      <div className="flex flex-wrap gap-1" lang={language}>
        {clausesOf(text).map((clause) => (
          <button
            key={clause}
            type="button"
            aria-pressed={clause === point}
            onClick={() => onPoint(clause)}
            className={classNames(
              'min-h-9 rounded-control border px-2 text-left text-sm pointer-coarse:min-h-11',
              clause === point ? 'border-brand bg-brand/8 font-medium' : 'border-line hover:border-ink',
            )}
          >
            {clause}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
