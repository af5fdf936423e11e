import { type FocusEvent, useEffect, useEffectEvent, useId } from 'react';
import { asksPoint, brokenBy } from '@shared/marketing/products/brief/broken';
import { sentenceOf } from '@shared/marketing/products/brief/frames';
import type { FactForm, Place } from '@shared/marketing/products/brief/places';
import type { Fact } from '@shared/marketing/products/fact';
import { useTexts } from '@/i18n/use-texts';
import { briefTexts } from '../texts/brief';
import { asksReply, lacksOf, spokenWith, withForm, withText } from './answer';
import { AnswerFields, ShortName } from './answer-fields';
import { Broken, Note, NotSaved, Saving, Sentence } from './answer-notes';
import { useBrief } from '../brief-context';
import { PointChoice } from '../sentence/point-choice';
import { SpellingNotes } from '../sentence/spelling-notes';
import { useUnfolded } from './unfolding';
import { useAnswer } from './use-answer';
import { useMoving } from './use-moving';
import { useSpelling } from '../sentence/use-spelling';

export interface AnswerSlotProps {
  place: Place;
  /** The whole question. */
  label: string;
  fact: Fact | undefined;
  /** What stands before a further line of a list. */
  mark?: string | undefined;
  /** Whether the sentence of this answer alone is shown. */
  showsSentence: boolean;
  onText: (text: string) => void;
  onAdded: (id: string) => void;
  /** Takes the further lines of a pasted list. */
  onLines?: ((lines: string[]) => void) | undefined;
}

/** One answer inside its sentence, which saves itself and says what is to be said of it. */
export function AnswerSlot({ place, label, fact, showsSentence, onText, ...props }: AnswerSlotProps) {
  const { mark, onAdded, onLines } = props;
  const t = useTexts(briefTexts);
  const { spoken } = useBrief();
  const { move } = useMoving();
  const id = useId();
  const saving = useAnswer({ place, fact, onAdded });
  const { draft, change, flush, isDirty, state, error, theirs } = saving;
  const { text, form } = draft;
  const spelling = useSpelling({
    text,
    isTyped: isDirty || state === 'saved',
    onCorrect: (better) => change(withText(draft, better)),
  });
  const reply = useSpelling({
    text: asksReply(place, draft) ? draft.answer : '',
    isTyped: isDirty || state === 'saved',
    onCorrect: (answer) => change({ ...draft, answer }),
  });
  const tellText = useEffectEvent(onText);
  useEffect(() => tellText(text), [text]);
  const sentence = sentenceOf(place, text, spokenWith(spoken, draft));
  const isLong = asksPoint(text, form) || form.point !== undefined;
  const broken = text.trim() && !asksPoint(text, form) ? brokenBy(place, text, form, spoken.language) : null;
  const onForm = (next: FactForm) => change(withForm(draft, next), { isAtOnce: text.trim() !== '' });
  // The first line is saved before the others, so that they keep their order.
  const paste = ([first = '', ...rest]: string[]) => {
    change(withText(draft, [text.trim(), first].filter(Boolean).join(' ')), { isAtOnce: true });
    onLines?.(rest);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    currentTarget.contains(relatedTarget) || flush();
  const lacks = isDirty ? lacksOf(place, draft) : null;
  useUnfolded(error !== null || lacks !== null);
  const described = [
    lacks && `${id}-lacks`,
    showsSentence && sentence && `${id}-sentence`,
    broken && `${id}-broken`,
  ];
  return (
    <div className="grid gap-1.5" data-slot-of={place} data-fact={fact?.id} onBlur={leave}>
      <AnswerFields
        place={place}
        label={label}
        mark={mark}
        draft={draft}
        onForm={onForm}
        onLines={onLines && paste}
        onChange={(next) => change(next)}
        isBroken={broken !== null}
        describedBy={described.filter(Boolean).join(' ') || undefined}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <div className="grid min-w-0 grow gap-1">
          {showsSentence && <Sentence id={`${id}-sentence`} text={sentence} />}
          {fact && fact.language !== spoken.language && (
            <p className="text-sm text-warning">{t(`otherLanguage.${fact.language}`)}</p>
          )}
        </div>
        {text.trim() !== '' && <Saving state={state} />}
      </div>
      {place === 'thing' && <ShortName draft={draft} onChange={(next) => change(next)} />}
      {broken && (
        <Broken
          id={`${id}-broken`}
          place={place}
          why={broken}
          onLoose={fact && place !== 'case' ? () => move({ ...fact, text }, 'loose') : undefined}
        />
      )}
      {lacks && <Note id={`${id}-lacks`}>{t(`broken.${lacks}`)}</Note>}
      {isLong && <PointChoice text={text} point={form.point} onPoint={(point) => onForm({ point })} />}
      <SpellingNotes spelling={spelling} lang={spoken.language} />
      <SpellingNotes spelling={reply} lang={spoken.language} />
      {error && (
        <NotSaved
          error={error}
          theirs={
            theirs && [theirs.text, asksReply(place, theirs) && theirs.answer].filter(Boolean).join(' ')
          }
          onRetry={flush}
          onKeepMine={saving.keepMine}
          onTakeTheirs={saving.takeTheirs}
        />
      )}
    </div>
  );
}
