import type { Language } from '@shared/languages';
import { framed, frameOf } from '@shared/marketing/products/brief/frames';
import type { FactForm, Place } from '@shared/marketing/products/brief/places';
import { isQuestion } from '@shared/marketing/products/brief/replies';
import { useTexts } from '@/i18n/use-texts';
import { TextField } from '@/ui/controls/fields/text-field';
import { briefTexts } from '../texts/brief';
import { type ReactNode, useState } from 'react';
import { type Answer, asksReply, spokenWith, withForm, withText } from './answer';
import { Reply } from './reply';
import { useBrief } from '../brief-context';
import {
  AgreementChips,
  ArticleChips,
  knownBy,
  ResultChoices,
  Tick,
  VoiceChoices,
} from '../sentence/frame-choices';
import { FrameField, type FrameFieldProps, goOnByEnter } from '../sentence/frame-field';

interface AnswerFieldsProps extends Pick<FrameFieldProps, 'label' | 'mark' | 'describedBy' | 'isBroken'> {
  place: Place;
  draft: Answer;
  onChange: (answer: Answer) => void;
  onForm: (form: FactForm) => void;
  onLines?: ((lines: string[]) => void) | undefined;
}

/** Length from which on a name is too long for advertisements. */
const SHORT = 25;

/** The frame of a place as it stands before its field; the article is chosen within it. */
function useFrame(place: Place, draft: Answer) {
  const { spoken } = useBrief();
  const { article: _, ...form } = draft.form;
  const isChosen = place === 'thing' || place === 'kind';
  const frame = frameOf(place, spokenWith(spoken, isChosen ? { ...draft, form } : draft));
  // The label of a pair and the last day of an offer have fields of their own.
  if (place === 'detail') return { before: '', after: '' };
  return place === 'offer' ? { ...frame, after: '' } : frame;
}

/** An article that was typed is the one that is chosen, and the mark of a question makes one. */
function withOwnForm(place: Place, before: Answer, typed: string, language: Language): Answer {
  const answer = withText(before, typed);
  if (place === 'voice' && isQuestion(typed) && !isQuestion(before.text))
    return withForm(answer, { asks: 'question' });
  if (answer.form.article !== undefined || !/^\p{Ll}/u.test(answer.text)) return answer;
  if (place !== 'thing' && place !== 'kind') return answer;
  const { text, form } = framed(place, answer.text, language);
  const article = form?.article;
  if (!article) return answer;
  return withForm({ ...answer, text }, { article, ...(place === 'thing' && knownBy(article)) });
}

/** The fields of an answer, in the sentence of its place. */
export function AnswerFields({ place, draft, onChange, onForm, onLines, ...field }: AnswerFieldsProps) {
  const t = useTexts(briefTexts);
  const { form, text, until, isAllowed } = draft;
  const frame = useFrame(place, draft);
  const { language } = useBrief().spoken;
  const line = (
    <FrameField
      {...field}
      frame={frame}
      within={
        (place === 'thing' || place === 'kind') && <ArticleChips place={place} form={form} onForm={onForm} />
      }
      value={text}
      onChange={(typed) => onChange(withOwnForm(place, draft, typed, language))}
      {...(onLines && { onLines })}
    />
  );
  return (
    <>
      {place === 'result' && <ResultChoices form={form} onForm={onForm} />}
      {place === 'detail' ? (
        <Pair draft={draft} onChange={onChange}>
          {line}
        </Pair>
      ) : (
        line
      )}
      {place === 'thing' && <AgreementChips form={form} onForm={onForm} />}
      {place === 'voice' && text.trim() !== '' && <VoiceChoices form={form} onForm={onForm} />}
      {asksReply(place, draft) && <Reply place={place} draft={draft} onChange={onChange} />}
      {place === 'offer' && (
        <TextField
          label={t('fields.until')}
          type="date"
          optional
          value={until}
          className="w-auto!"
          onChange={({ target }) => onChange({ ...draft, until: target.value })}
        />
      )}
      {place === 'case' && (
        <Tick
          label={t('fields.allowed')}
          checked={isAllowed}
          onChange={(next) => onChange({ ...draft, isAllowed: next })}
        />
      )}
    </>
  );
}

/** What advertisements call a product whose name is too long for them. */
export function ShortName({ draft, onChange }: Inner) {
  const { form, text } = draft;
  const t = useTexts(briefTexts);
  const isOwn = Boolean(form.short) && form.short !== text;
  // A field in which somebody types stays, whatever is typed.
  const [wasAsked, setAsked] = useState(isOwn);
  if (isOwn && !wasAsked) setAsked(true);
  if (text.length <= SHORT && !wasAsked) return null;
  return (
    <div className="mt-3">
      <TextField
        label={t('fields.short')}
        hint={t('hints.short')}
        maxLength={SHORT}
        value={form.short ?? ''}
        onKeyDown={goOnByEnter}
        data-answer
        onChange={({ target }) => onChange(withForm(draft, { short: target.value || undefined }))}
      />
    </div>
  );
}

type Inner = Pick<AnswerFieldsProps, 'draft' | 'onChange'>;

/** A name and what stands beside it. */
function Pair({ draft, onChange, children }: Inner & { children: ReactNode }) {
  const t = useTexts(briefTexts);
  return (
    <div className="grid gap-2 sm:grid-cols-[minmax(8rem,12rem)_minmax(0,1fr)]">
      <FrameField
        label={t('fields.label')}
        frame={{ before: '', after: ':' }}
        maxLength={40}
        placeholder={t('hints.label')}
        value={draft.label}
        onChange={(label) => onChange({ ...draft, label })}
      />
      {children}
    </div>
  );
}
