import { useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { SpinnerRing } from '@/ui/controls/spinner';
import { Alert } from '@/ui/feedback/alert';
import { AnswerView } from '../answers/answer-view';
import { Chips } from '../arguments/chips';
import { DoneView } from './done-view';
import { ProposalView } from '../proposals/proposal-view';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import { AskingView } from './asking-view';
import type { StepPlace } from './kept';
import type { Step } from './steps';
import type { StepActs } from './use-assistant';

interface StepViewProps {
  step: Step;
  place: StepPlace;
  acts: StepActs;
  onLeave: () => void;
}

/** A command of a sentence: what was understood, and how far it has come. */
export function StepView(props: StepViewProps) {
  const { step, place, acts } = props;
  const { at } = step.progress;
  const say = useBilingual();
  const section = useRef<HTMLElement>(null);
  const before = useRef(at);
  // What had the focus may be gone, such as a button that was pressed. When the palette opens, its box has it.
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    if (at !== 'waiting' && document.activeElement?.matches('body, [role="dialog"]'))
      section.current?.focus();
  }, [at]);
  return (
    <section
      ref={section}
      aria-label={say(step.command.title)}
      tabIndex={-1}
      className="grid gap-4 outline-none"
    >
      <Chips
        command={step.command}
        editable={at === 'answer' || at === 'proposal' || at === 'asking' || at === 'refused'}
        onChange={(name, value) => acts.change(place, name, value)}
      />
      <Outcome {...props} />
    </section>
  );
}

function Outcome({ step, place, acts, onLeave }: StepViewProps) {
  const t = useTexts(assistantTexts);
  const { command, progress } = step;
  switch (progress.at) {
    case 'waiting':
      return <p className="text-muted">{t('waiting')}</p>;
    case 'asking':
      return <AskingView step={step} progress={progress} place={place} acts={acts} />;
    case 'working':
      return <Working text={t(command.effect === 'read' ? 'reading' : 'preparing')} />;
    case 'answer':
      return <AnswerView answer={progress.answer} onLeave={onLeave} />;
    case 'proposal':
      return (
        <ProposalView
          {...progress}
          onConfirm={() => acts.confirm(place)}
          onCancel={() => acts.cancel(place)}
          onLeave={onLeave}
        />
      );
    case 'done':
      return <DoneView {...progress} onUndo={() => acts.undo(place)} onLeave={onLeave} />;
    case 'cancelled':
      return <p>{t('done.cancelled')}</p>;
    case 'refused':
      return (
        <Alert tone="warning">
          <p>{progress.why}</p>
          <Button variant="secondary" className="mt-3" onClick={() => acts.again(place, command)}>
            {t('again')}
          </Button>
        </Alert>
      );
  }
}

/** Something is on its way. */
export const Working = ({ text }: { text: string }) => (
  <p className="flex items-center gap-3 text-muted">
    <SpinnerRing />
    {text}
  </p>
);
