import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { briefTexts } from '../texts/brief';
import { useBrief } from '../brief-context';
import { Brings } from '../answers/brings';
import { isAnswered, nextQuestion, pointsOf, type QuestionName, questions } from '../questions';

/** The brief of a product on a phone: its questions as a list, each of which opens alone. */
export function BriefEntry({ onAsk }: { onAsk: (name: QuestionName) => void }) {
  const t = useTexts(briefTexts);
  const { product } = useBrief();
  const answered = questions.filter((name) => isAnswered(product, name)).length;
  const next = nextQuestion(product);
  return (
    <section aria-labelledby="brief-entry" className="grid gap-3">
      <div>
        <h3 id="brief-entry" className="text-xl">
          {t('first.title')}
        </h3>
        <p className="text-muted">{t('phone.answered', { answered, total: questions.length })}</p>
      </div>
      <Button onClick={() => onAsk(next ?? 'thing')}>
        {t(answered === 0 ? 'phone.start' : next ? 'phone.goOn' : 'phone.look')}
      </Button>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {questions.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onAsk(name)}
              className="flex min-h-12 w-full items-center gap-3 px-4 text-left"
            >
              <span className="min-w-0 grow">{t(`questions.${name}.title`)}</span>
              {isAnswered(product, name) && pointsOf(product, name) === 0 ? (
                <>
                  <Icon name={portalIcons.check} className="size-4 text-positive" />
                  <span className="sr-only">{t('answered')}</span>
                </>
              ) : (
                <Brings points={pointsOf(product, name)} />
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
