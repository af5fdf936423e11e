import { useId } from 'react';
import type { Place } from '@shared/marketing/products/brief/places';
import { useTexts } from '@/i18n/use-texts';
import { briefTexts } from '../texts/brief';
import { useBrief } from '../brief-context';
import { replyWords } from '../sentence/examples';
import { FrameField } from '../sentence/frame-field';
import { type Answer, isUnanswered } from './answer';
import { Note } from './answer-notes';

interface ReplyProps {
  place: Place;
  draft: Answer;
  onChange: (answer: Answer) => void;
}

/** The answer to a question. What customers ask is saved without one too, and says that it is not told until then. */
export function Reply({ place, draft, onChange }: ReplyProps) {
  const t = useTexts(briefTexts);
  const { language, company } = useBrief().spoken;
  const id = useId();
  const isAsked = place === 'voice';
  const label = t(isAsked ? `fields.replyTo.${company.speaker}` : 'fields.reply');
  const isMissing = isUnanswered(place, draft);
  return (
    <div className="grid gap-1.5">
      {isAsked && (
        <span aria-hidden className="text-sm font-medium">
          {label}
        </span>
      )}
      <FrameField
        label={label}
        frame={{ before: replyWords[language][company.speaker], after: '' }}
        value={draft.answer}
        describedBy={isMissing ? id : undefined}
        onChange={(answer) => onChange({ ...draft, answer })}
      />
      {isMissing && <Note id={id}>{t('unanswered')}</Note>}
    </div>
  );
}
