import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { controlLook } from '@/ui/controls/fields/field';
import { Form } from '@/ui/controls/form';
import { commonTexts } from '@/ui/texts/common';
import { campaignsTexts } from '../texts/campaigns';
import { usePiece } from '../piece-context';
import { counterAt } from './counters';
import { CounterLine } from './counter-line';
import { CitedFacts } from './cited-facts';
import { EditorActs } from './editor-acts';
import { OutdatedText } from './outdated-text';
import { placeName } from './place-name';
import { networkAt, twinsOf, wordsOf } from './places';
import { TypedFindings } from './typed-findings';
import { useSentence, useSentenceActs } from './use-sentence';

interface SentenceEditorProps {
  at: string;
  /** Adds a text before the one that stands at the place. */
  isNew: boolean;
}

/** Edits one text of a piece in its place: it is counted and validated as somebody types, and saved as a new version. */
export function SentenceEditor(props: SentenceEditorProps) {
  const { close } = usePiece();
  // What was typed is kept, and the sentence says so.
  const leave = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && close();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the keys of the form inside
    <div onKeyDown={leave}>
      <EditorForm {...props} />
    </div>
  );
}

function EditorForm({ at, isNew }: SentenceEditorProps) {
  const t = useTexts(campaignsTexts);
  const tCommon = useTexts(commonTexts);
  const { campaign, close } = usePiece();
  const sentence = useSentence(at, isNew);
  const { text, edited, isDirty, type, discard } = sentence;
  const acts = useSentenceActs(at, isNew, sentence);
  const [withTwins, setWithTwins] = useState(true);
  const twins = isNew ? 0 : twinsOf(campaign.piece, at).length;
  const counter = counterAt(edited, at);
  const isBusy = Object.values(acts).some(({ isPending }) => isPending);
  const setWords = (words: string) => type(typeof text === 'string' ? words : { ...text, text: words });
  const leave = () => {
    discard();
    close();
  };
  return (
    <Form
      aria-label={t('editor.editor')}
      pending={isBusy}
      onSubmit={() => (isDirty ? acts.save.mutate(withTwins) : close())}
      className="my-2 grid gap-3 rounded-card border border-brand bg-surface p-3 text-left text-base font-normal text-ink"
    >
      <Words at={at} language={campaign.language} words={wordsOf(text)} onWords={setWords} />
      {counter && <CounterLine counter={counter} network={networkAt(at)} />}
      <OutdatedText sentence={sentence} />
      <TypedFindings
        at={at}
        piece={edited}
        words={wordsOf(text)}
        pending={isBusy}
        onFact={acts.addFact.mutate}
      />
      {typeof text !== 'string' && (
        <CitedFacts facts={text.facts} onChange={(facts) => type({ ...text, facts })} />
      )}
      {twins > 0 && isDirty && (
        <CheckboxField
          label={t('editor.twins', { count: twins })}
          checked={withTwins}
          onChange={({ target }) => setWithTwins(target.checked)}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" pending={acts.save.isPending} disabled={isBusy}>
          {tCommon(isDirty ? 'actions.save' : 'actions.close')}
        </Button>
        {isDirty && (
          <Button variant="secondary" disabled={isBusy} onClick={leave}>
            {tCommon('discard.discard')}
          </Button>
        )}
        {!isNew && <EditorActs at={at} acts={acts} isBusy={isBusy} isDirty={isDirty} />}
      </div>
    </Form>
  );
}

interface WordsProps {
  at: string;
  language: string;
  words: string;
  onWords: (words: string) => void;
}

/** The text itself, in a field that grows with it; the focus starts at its end. */
function Words({ at, language, words, onWords }: WordsProps) {
  const t = useTexts(campaignsTexts);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const area = field.current;
    area?.focus({ preventScroll: false });
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t(`editor.places.${placeName(at)}`)}
      </label>
      <textarea
        ref={field}
        id={id}
        lang={language}
        rows={2}
        maxLength={4_000}
        value={words}
        // A sentence has no line breaks; Enter with Ctrl or ⌘ saves.
        onChange={({ target }) => onWords(target.value.replace(/\s*\n\s*/g, ' '))}
        className={controlLook('field-sizing-content')}
      />
    </div>
  );
}
