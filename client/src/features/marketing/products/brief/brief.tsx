import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { briefTexts } from '../texts/brief';
import { useBrief } from '../brief-context';
import { Brings } from '../answers/brings';
import { Question, QuestionBody } from './question';
import { otherPlaces } from '@shared/marketing/products/brief/places';
import { firstQuestions, isAnswered, pointsOf, type QuestionName } from '../questions';
import { Chevron } from '@/ui/chevron';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';

/** The brief on a wide screen: six questions, price and goal one under another, the rest each behind its line. */
export function Brief({ asked }: { asked: QuestionName | undefined }) {
  const t = useTexts(briefTexts);
  return (
    <div className="grid gap-8" data-brief>
      <section aria-labelledby="brief-first">
        <h3 id="brief-first" className="text-xl">
          {t('first.title')}
        </h3>
        <p className="text-muted">{t('first.hint')}</p>
        <div className="mt-2">
          {firstQuestions.map((name, index) => (
            <Question key={name} name={name} number={index + 1} />
          ))}
        </div>
      </section>
      <section aria-labelledby="brief-others">
        <h3 id="brief-others" className="text-xl">
          {t('others.title')}
        </h3>
        <p className="mb-3 text-muted">{t('others.hint')}</p>
        <div className="rounded-card border border-line bg-surface">
          {otherPlaces.map((name) => (
            <FoldedQuestion key={`${name} ${asked === name}`} name={name} isAsked={asked === name} />
          ))}
        </div>
      </section>
    </div>
  );
}

/** A further question: open once it has an answer or was asked for. */
function FoldedQuestion({ name, isAsked }: { name: QuestionName; isAsked: boolean }) {
  const t = useTexts(briefTexts);
  const { product } = useBrief();
  const isDone = isAnswered(product, name);
  const points = pointsOf(product, name);
  const [isOpen, setOpen] = useState(isDone || isAsked);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-question={name}
      className="group scroll-mt-20 border-b border-line px-4 last:border-b-0"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 font-medium [&::-webkit-details-marker]:hidden">
        <span className="grow">{t(`questions.${name}.title`)}</span>
        {isDone && points === 0 ? (
          <Icon name={portalIcons.check} className="size-4 text-positive" />
        ) : (
          <Brings points={points} />
        )}
        <Icon name={Chevron} className="size-4 text-muted group-open:rotate-180" />
      </summary>
      {isOpen && (
        <div className="pb-4">
          <QuestionBody name={name} />
        </div>
      )}
    </details>
  );
}
