import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Chevron } from '@/ui/chevron';
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
import { UnfoldingContext } from '../answers/unfolding';
import { wantsCare } from '../answers/wants-care';
import { isAnswered, pointsOf, type QuestionName } from '../questions';
import { ToldInShort } from './told';

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

interface QuestionProps {
  name: QuestionName;
  number: number;
  /** Whether it is open as long as it has no answer. */
  waitsOpen: boolean;
  isAsked: boolean;
}

/**
 * A question that folds to one line with its answer. It is open at first while it waits for an answer or for a better
 * one; what was typed in it stays in its fields while it is folded.
 */
export function Question({ name, number, waitsOpen, isAsked }: QuestionProps) {
  const t = useTexts(briefTexts);
  const { product, spoken } = useBrief();
  const id = useId();
  const isDone = isAnswered(product, name);
  const points = pointsOf(product, name);
  const [isOpen, setOpen] = useState(
    isAsked || (isDone ? wantsCare(product, name, spoken.language) : waitsOpen),
  );
  const unfolding = useMemo(() => ({ isOpen, open: () => setOpen(true) }), [isOpen]);
  return (
    <section aria-labelledby={id} className="border-b border-line last:border-b-0">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        data-question={name}
        className="group scroll-mt-20"
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
          <Mark isDone={isDone} couldSayMore={points > 0}>
            {number}
          </Mark>
          <h4
            id={id}
            className={classNames('font-semibold', isDone && !isOpen && 'w-72 shrink-0', isOpen && 'text-lg')}
          >
            {t(`questions.${name}.title`)}
          </h4>
          {isDone && !isOpen && <ToldInShort name={name} />}
          <span className="ml-auto flex shrink-0 items-center gap-3">
            <Brings points={points} />
            <Icon name={Chevron} className="size-4 text-muted group-open:rotate-180" />
          </span>
        </summary>
        <div className="px-4 pb-5 sm:pl-14">
          <UnfoldingContext value={unfolding}>
            <QuestionBody name={name} />
          </UnfoldingContext>
        </div>
      </details>
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
        'grid size-7 shrink-0 place-items-center overflow-hidden rounded-full border text-sm font-semibold tabular-nums max-sm:hidden',
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
