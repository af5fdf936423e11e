import { useTexts } from '@/i18n/use-texts';
import { ApiError, errorText } from '@/lib/api/api-client';
import { useAccount } from '@/lib/session/use-account';
import type { PaletteGroup } from '@/ui/command/command-palette';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import type { Understanding } from '../wire';
import { UnderstoodFace } from './understood-face';
import { type Place, useUnderstanding } from './use-understanding';

interface Asking {
  /** Asks what is typed. */
  ask: () => void;
  /** Asks the language model. */
  askModel: () => void;
  /** Types an example in its place. */
  type: (text: string) => void;
}

/** Whether something can be done with what was understood. */
const isMeant = ({ outcome, refusal }: Understanding) => outcome !== 'unknown' || refusal !== null;

/**
 * The palette's group for what is asked or commanded. It stands first, except where the words are no sentence: then they
 * are looked for as a name, and the examples come last. `model` asks the language model, where one may be asked.
 */
export function useAskGroup(words: string, place: Place, { ask, askModel, type }: Asking) {
  const t = useTexts(assistantTexts);
  const say = useBilingual();
  const isReader = useAccount().account?.role === 'reader';
  const { understanding, isTyping, error } = useUnderstanding(words, place);
  const group = (items: PaletteGroup['items'], note?: string): PaletteGroup => ({
    heading: t(isReader ? 'heading.reader' : 'heading.full'),
    note,
    items,
  });
  const isKnown = !isTyping;
  // Said where nothing else is there to see meanwhile.
  const waiting = words !== '' && isTyping ? t('understanding') : null;
  const nothing = { isFirst: false, isKnown, group: null, model: null, note: null, waiting };
  if (error) return { ...nothing, waiting: null, note: noteOf(error, t('silent')) };
  if (!understanding) return nothing;
  if (words !== '' && isMeant(understanding)) {
    const face = <UnderstoodFace understanding={understanding} isTyping={isTyping} />;
    const icon = <Icon name={portalIcons.message} className="size-5 text-brand" />;
    const item = { id: 'ask', label: words, icon, face, choose: ask, stays: true };
    return { ...nothing, isFirst: true, group: group([item]) };
  }
  // While the first letters are typed, nothing is known of them yet.
  if (words !== '' && isTyping) return nothing;
  const examples = understanding.examples.map((example) => ({
    id: `example-${example.en}`,
    label: say(example),
    icon: <Icon name={portalIcons.message} className="size-5 text-muted" />,
    choose: () => type(say(example)),
    stays: true,
  }));
  const isEmpty = words === '';
  const model = understanding.model && [
    {
      id: 'ask-model',
      label: t('model.ask'),
      detail: t('model.sent', understanding.model),
      icon: <Icon name={portalIcons.message} className="size-5 text-brand" />,
      choose: askModel,
      stays: true,
    },
  ];
  return {
    ...nothing,
    isFirst: isEmpty,
    group: group([...(model ?? []), ...examples], isEmpty ? undefined : t('unknown.title')),
    model: model && group(model),
  };
}

/** What is said below the palette where the words have no answer. */
const noteOf = (error: Error, otherwise: string) =>
  error instanceof ApiError && error.code === 'words.long' ? errorText(error) : otherwise;
