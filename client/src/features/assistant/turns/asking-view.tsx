import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { ArgumentField } from '../arguments/argument-field';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import { useFirstControl } from '../use-first-control';
import type { Question } from '../wire';
import type { StepPlace } from './kept';
import { askedOf, type Progress, type Step } from './steps';
import type { StepActs } from './use-assistant';

interface AskingViewProps {
  step: Step;
  progress: Extract<Progress, { at: 'asking' }>;
  place: StepPlace;
  acts: StepActs;
}

/** Asks for what a command lacks: a choice between few readings, or values in fields. */
export function AskingView({ step, progress, place, acts }: AskingViewProps) {
  const { command } = step;
  const [question] = command.questions;
  if (!question) return <MissingFields step={step} progress={progress} place={place} acts={acts} />;
  return (
    <QuestionView
      key={question.name}
      question={question}
      onChoose={(option) => acts.choose(place, question, option)}
    />
  );
}

interface QuestionViewProps {
  question: Question;
  onChoose: (option: Question['options'][number]) => void;
}

function QuestionView({ question, onChoose }: QuestionViewProps) {
  const say = useBilingual();
  const frame = useFirstControl<HTMLFieldSetElement>();
  return (
    <fieldset ref={frame} className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{say(question.label)}</legend>
      {question.options.map((option) => (
        <button
          key={JSON.stringify([option.tool, option.args])}
          type="button"
          onClick={() => onChoose(option)}
          className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-control border border-line px-3 py-1.5 text-left wrap-anywhere hover:border-ink"
        >
          {say(option.text)}
          {option.detail && <span className="text-sm text-muted">{option.detail}</span>}
        </button>
      ))}
    </fieldset>
  );
}

function MissingFields({ step, progress, place, acts }: AskingViewProps) {
  const t = useTexts(assistantTexts);
  const say = useBilingual();
  const frame = useFirstControl<HTMLDivElement>();
  const { command } = step;
  const isRead = command.effect === 'read';
  const textOf = (name: string) => command.chips.find((chip) => chip.name === name)?.text;
  return (
    <Form aria-label={t('asking.title')} onSubmit={() => acts.complete(place)}>
      <div ref={frame} className="grid gap-3">
        {askedOf(step).map((argument) => {
          const known = textOf(argument.name);
          return (
            <ArgumentField
              key={argument.name}
              argument={argument}
              value={progress.draft[argument.name] ?? command.args[argument.name]}
              named={known && say(known)}
              error={progress.errors[argument.name]}
              onChange={(value) => acts.draft(place, argument.name, value)}
            />
          );
        })}
        <Button type="submit" className="justify-self-start">
          {t(isRead ? 'asking.showAnswer' : 'asking.showPreview')}
        </Button>
      </div>
    </Form>
  );
}
