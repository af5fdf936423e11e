import { useTexts } from '@/i18n/use-texts';
import { buttonLook } from '@/ui/controls/button-look';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { Link } from 'wouter';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import type { Answer } from '../wire';
import { AnswerRows } from './answer-rows';
import { ComputedView } from './computed-view';

interface AnswerViewProps {
  answer: Answer;
  /** Called by a link, which leads away from the palette. */
  onLeave: () => void;
}

/** The answer to a question: one sentence, its figures, the rows behind them and how they were computed. */
export function AnswerView({ answer, onLeave }: AnswerViewProps) {
  const t = useTexts(assistantTexts);
  const say = useBilingual();
  const { said, figures, rows, list, computed, total } = answer;
  return (
    <div className="grid gap-4">
      <p className="text-lg font-semibold wrap-anywhere">{say(said)}</p>
      {figures.length > 0 && (
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {figures.map((figure, place) => (
            // Sums in several currencies share their label.
            <div key={`${place}-${figure.label.en}`} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{say(figure.label)}</dt>
              <dd className="text-xl font-semibold tabular-nums">{say(figure.text)}</dd>
            </div>
          ))}
        </dl>
      )}
      <AnswerRows rows={rows} total={total} onLeave={onLeave} />
      {list && (
        <Link href={list} onClick={onLeave} className={`${buttonLook('secondary')} justify-self-start`}>
          <Icon name={portalIcons.list} />
          {t('answer.list')}
        </Link>
      )}
      <ComputedView computed={computed} total={total} />
    </div>
  );
}
