import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { ArgumentValue } from '@shared/assistant/commands';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import type { ChoiceOption, Command, Proposal, Question, Turn } from '../wire';
import { type Place, understandingOf } from '../words/use-understanding';
import { askModel, cancelTurn, showTurn } from './asking-model';
import { cancel, confirm, type PortalActs, undo } from './confirming';
import { change, choose, complete, draft } from './editing';
import { beginWith, kept, keptAt, setView, showView, type StepPlace } from './kept';
import { send, start } from './sending';
import { isUnderWay, type View, viewOf } from './steps';

/** What is typed on this page and what came of it, with all that can be done about it. */
export function useAssistant(place: Place, acts: PortalActs) {
  const client = useQueryClient();
  const [path] = useLocation();
  const { words, view, isShown, turn } = keptAt(kept.use(), path);
  const stepActs = useStepActs(acts);
  // What was in front of an answer is gone when the palette is opened again.
  useEffect(() => () => showView(true), []);

  /** Asks what the words mean, and does it as far as nobody has to be asked; or asks the language model. */
  async function ask(text: string, by: 'grammar' | 'model' = 'grammar') {
    if (text === words && isUnderWay(view) && by === 'grammar') return showView(true);
    const its = beginWith(path, text, { at: 'understanding' });
    try {
      const understanding = await client.fetchQuery(understandingOf(text.trim(), place));
      if (by === 'model') {
        return await askModel(client, { turn: its, text: text.trim(), place, understanding });
      }
      const next = viewOf(understanding);
      setView(its, next);
      if (next.at === 'steps') await start(client, { turn: its, index: 0 });
    } catch (error) {
      setView(its, { at: 'failed', why: errorText(error as Error) });
    }
  }

  return {
    words,
    view: isShown ? view : null,
    turn,
    type: (typed: string) => void beginWith(path, typed),
    forget: () => void beginWith(path, ''),
    ask: (text: string) => void ask(text),
    model: useModelActs(turn, (text) => void ask(text, 'model')),
    back: () => showView(false),
    stepActs,
  };
}

/** What can be done about a turn of the language model. */
export type ModelActs = ReturnType<typeof useModelActs>;

type Reading = Extract<View, { at: 'reading' }>;

function useModelActs(turn: number, ask: (text: string) => void) {
  const client = useQueryClient();
  return {
    ask,
    end: ({ understanding }: Reading, ended: Pick<Turn, 'answer' | 'proposal' | 'notice'>) =>
      void showTurn(client, turn, understanding, ended),
    cancel: (reading: Reading) => void cancelTurn(client, turn, reading),
  };
}

/** What can be done about a step. */
export type StepActs = ReturnType<typeof useStepActs>;

function useStepActs(acts: PortalActs) {
  const client = useQueryClient();
  const t = useTexts(assistantTexts);
  const say = useBilingual();
  const noticeOf = ({ title, result }: Proposal) => ({
    title: t('done.title'),
    description: [say(title), result?.name].filter(Boolean).join(': '),
  });
  return {
    draft,
    complete: (at: StepPlace) =>
      void complete(client, at, { missing: t('asking.missing'), unreadable: t('asking.unreadable') }),
    choose: (at: StepPlace, question: Question, option: ChoiceOption) =>
      void choose(client, at, question, option),
    change: (at: StepPlace, name: string, value: ArgumentValue | undefined) =>
      void change(client, at, name, value),
    again: (at: StepPlace, command: Command) => void send(client, at, command),
    confirm: (at: StepPlace) => void confirm(client, at, acts, noticeOf),
    cancel: (at: StepPlace) => void cancel(client, at),
    undo: (at: StepPlace) => undo(at, acts),
  };
}
