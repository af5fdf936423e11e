import { type ReactNode, useId } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { briefTexts } from '../texts/brief';
import { Brings } from '../answers/brings';
import { GoalForm } from '../goal/goal-form';
import { PriceList } from '../prices/price-list';
import { useBrief } from '../brief-context';
import { examples } from '../sentence/examples';
import { SaidWhileAnswered } from '../sentence/said-now';
import { PlaceAnswers } from '../answers/place-answers';
import { isAnswered, pointsOf, type QuestionName } from '../questions';

/** The words of a question, what it is for, and its fields. */
export function QuestionBody({ name }: { name: QuestionName }) {
  const t = useTexts(briefTexts);
  const { language } = useBrief().spoken;
  const hint = t(`questions.${name}.hint`);
  return (
    <SaidWhileAnswered>
      <p className="text-sm text-muted">
        {hint}{' '}
        {name !== 'prices' && name !== 'goal' && (
          <>
            {t('forExample')} <span lang={language}>{examples[language][name]}</span>
          </>
        )}
      </p>
      {name === 'prices' && <PriceList />}
      {name === 'goal' && <GoalForm />}
      {name !== 'prices' && name !== 'goal' && (
        <PlaceAnswers place={name} question={t(`questions.${name}.title`)} />
      )}
    </SaidWhileAnswered>
  );
}

/** A question with its number, which is a tick once it is answered, and half of a disc while more could be said. */
export function Question({ name, number }: { name: QuestionName; number: number }) {
  const t = useTexts(briefTexts);
  const { product } = useBrief();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-question={name}
      className="grid scroll-mt-20 gap-x-4 gap-y-2 border-t border-line py-5 first:border-t-0 sm:grid-cols-[1.75rem_minmax(0,1fr)]"
    >
      <Mark isDone={isAnswered(product, name)} couldSayMore={pointsOf(product, name) > 0}>
        {number}
      </Mark>
      <div className="grid min-w-0 gap-2">
        <h4 id={id} tabIndex={-1} className="flex flex-wrap items-center gap-x-2 text-lg font-semibold">
          {t(`questions.${name}.title`)} <Brings points={pointsOf(product, name)} />
        </h4>
        <QuestionBody name={name} />
      </div>
    </section>
  );
}

interface MarkProps {
  isDone: boolean;
  /** An answer that is there and could bring further points. */
  couldSayMore: boolean;
  children: ReactNode;
}

function Mark({ isDone, couldSayMore, children }: MarkProps) {
  const t = useTexts(briefTexts);
  const isHalf = isDone && couldSayMore;
  return (
    <span
      title={isHalf ? t('half') : undefined}
      className={classNames(
        'mt-0.5 grid size-7 place-items-center overflow-hidden rounded-full border text-sm font-semibold tabular-nums max-sm:hidden',
        isHalf
          ? 'border-accent'
          : isDone
            ? 'border-brand bg-brand text-on-brand'
            : 'border-muted/60 text-muted',
      )}
    >
      {isHalf && (
        <span aria-hidden className="size-full bg-linear-to-r from-accent from-50% to-transparent to-50%" />
      )}
      {isDone && !isHalf && <Icon name={portalIcons.check} className="size-4" />}
      {!isDone && <span aria-hidden>{children}</span>}
      {isDone && <span className="sr-only">{t(isHalf ? 'half' : 'answered')}</span>}
    </span>
  );
}
