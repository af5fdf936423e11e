import { useTexts } from '@/i18n/use-texts';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import type { Step, View } from './steps';

/** What a screen reader is told of the panel: how far the sentence has come. */
export function useSaid(view: View | null): string {
  const t = useTexts(assistantTexts);
  const say = useBilingual();
  const ofStep = useStepSaid();
  switch (view?.at) {
    case undefined:
      return '';
    case 'understanding':
      return t('understanding');
    case 'failed':
      return `${t('failed')}. ${view.why}`;
    case 'unknown':
      return view.notice ? say(view.notice) : t('unknown.title');
    case 'reading':
      return t('model.reading');
    case 'said':
      return view.answer.said;
    case 'refused':
      return `${t('refused.title')}. ${say(view.why.text)}`;
    case 'steps':
      return [view.notice && say(view.notice), ...view.steps.map(ofStep)].filter(Boolean).join(' ');
  }
}

function useStepSaid() {
  const t = useTexts(assistantTexts);
  const say = useBilingual();
  return function ofStep({ command, progress }: Step): string {
    switch (progress.at) {
      case 'waiting':
        return '';
      case 'asking':
        return t('said.asking', { title: say(command.title) });
      case 'working':
        return t(command.effect === 'read' ? 'reading' : 'preparing');
      case 'answer':
        return say(progress.answer.said);
      case 'proposal':
        return [progress.notice, t('said.proposal', { title: say(command.title) })].filter(Boolean).join(' ');
      case 'done':
        return t(progress.isUndone ? 'done.undone' : 'done.title');
      case 'cancelled':
        return t('done.cancelled');
      case 'refused':
        return progress.why;
    }
  };
}
