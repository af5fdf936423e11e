import { limits } from '@shared/fields';
import type { Portal } from '@shared/addresses/portals';
import { settingsPartsTexts } from '@/features/account/texts/settings-parts';
import { assistantTexts } from '@/features/assistant/texts/assistant';
import { AssistantPanel } from '@/features/assistant/turns/assistant-panel';
import { useAssistant } from '@/features/assistant/turns/use-assistant';
import { useSaid } from '@/features/assistant/turns/use-said';
import { useAskGroup } from '@/features/assistant/words/use-ask-group';
import { companiesTexts } from '@/features/consulting/texts/companies';
import { keyboardTexts } from '@/features/leads/keyboard/texts/keyboard';
import { sectionsTexts } from '@/features/leads/texts/sections';
import { searchTexts } from '@/features/marketing/search/texts/search';
import { workspaceTexts } from '@/features/marketing/steps/texts/workspace';
import { paletteTexts } from '@/features/shell/texts/palette';
import { useLoadedTexts, useTexts } from '@/i18n/use-texts';
import { CommandPalette, type PaletteGroup } from '@/ui/command/command-palette';
import { usePaletteWords } from '@/ui/command/use-palette-words';
import type { Opened } from './opened';
import { useAbout } from './use-about';
import { useActs, useCreations } from './use-acts';
import { useFound } from './use-found';
import { usePlaces } from './use-places';
import { usePortalActs } from './use-portal-acts';

interface PortalPaletteProps {
  /** The portal of the page, whose records and acts stand first. */
  portal: Portal | null;
  onOpen: (opened: Opened) => void;
  onClose: () => void;
}

/** Answers and does what is said, finds what the three portals hold, leads to their sections and creates what is missing. */
export function PortalPalette({ portal, onOpen, onClose }: PortalPaletteProps) {
  useLoadedTexts(
    paletteTexts,
    assistantTexts,
    companiesTexts,
    sectionsTexts,
    searchTexts,
    workspaceTexts,
    keyboardTexts,
    settingsPartsTexts,
  );
  const t = useTexts(paletteTexts);
  const place = { portal, about: useAbout() };
  const assistant = useAssistant(place, usePortalActs());
  const { words, view, type, ask, model } = assistant;
  const asking = useAskGroup(words.trim(), place, {
    type,
    ask: () => ask(words),
    askModel: () => model.ask(words),
  });
  const found = useGroups(portal, words, { isSentence: asking.isFirst, isKnown: asking.isKnown, onOpen });
  const groups = inOrder(found, asking, isPhrase(words));
  const isBare = groups.every(({ items }) => items.length === 0);
  const notes = [...found.failures, asking.note, isBare ? asking.waiting : null];
  return (
    <CommandPalette
      onClose={onClose}
      title={t('title')}
      placeholder={t('placeholder')}
      words={words}
      onWords={type}
      onChosen={() => {
        assistant.forget();
        onClose();
      }}
      onEnter={() => words.trim() && ask(words)}
      groups={groups}
      notes={view ? [] : notes.filter((note) => note !== null)}
      panel={
        view && (
          <AssistantPanel
            view={view}
            turn={assistant.turn}
            acts={assistant.stepActs}
            model={model}
            onAskModel={() => model.ask(words)}
            onAsk={ask}
            onAgain={() => ask(words)}
            onLeave={onClose}
          />
        )
      }
      onBack={assistant.back}
      said={useSaid(view)}
    />
  );
}

/** More words than a name has. */
const isPhrase = (words: string) => words.trim().split(/\s+/).length > 2;

/**
 * The assistant's group stands first where it is meant, and where nothing is called by the words but the language model may
 * be asked; otherwise it comes after what was found.
 */
function inOrder(
  found: { groups: readonly PaletteGroup[]; isMiss: boolean },
  { group, model, isFirst }: Pick<ReturnType<typeof useAskGroup>, 'group' | 'model' | 'isFirst'>,
  isSaid: boolean,
): PaletteGroup[] {
  if (group && (isFirst || (model && found.isMiss))) return [group, ...found.groups];
  const last = found.isMiss ? group : isSaid ? model : null;
  return [...found.groups, ...(last ? [last] : [])];
}

interface Grouping {
  /** Whether the words are a question or a command. */
  isSentence: boolean;
  /** Whether that is known by now. */
  isKnown: boolean;
  onOpen: (opened: Opened) => void;
}

/** What the three portals hold and lead to, and what can be made of words that are no sentence and that none of them holds. */
function useGroups(portal: Portal | null, words: string, { isSentence, isKnown, onOpen }: Grouping) {
  const t = useTexts(paletteTexts);
  const { wanted, isNamed } = usePaletteWords(words);
  // No name is as long as a sentence may be.
  const { groups, failures, ...found } = useFound(portal, wanted.length > limits.name ? '' : wanted);
  const isMiss = found.isMiss && isKnown && !isSentence;
  const creations = useCreations(portal, wanted, onOpen);
  const all: PaletteGroup[] = [
    ...groups,
    { heading: t('acts'), items: useActs(portal, onOpen).filter(isNamed) },
    { heading: t('goTo'), items: usePlaces(portal).filter(isNamed) },
    ...(isMiss ? [{ heading: t('nothing', { words: wanted }), items: creations }] : []),
  ];
  return { groups: all, isMiss, failures };
}
