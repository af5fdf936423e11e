import { useTexts } from '@/i18n/use-texts';
import { useChipText } from '../arguments/use-chip-text';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import type { Understanding } from '../wire';
import { UnusedWords } from './unused-words';

/** What was understood of the words that are being typed, and what Enter does with it. */
export function UnderstoodFace({
  understanding,
  isTyping,
}: {
  understanding: Understanding;
  isTyping: boolean;
}) {
  const say = useBilingual();
  const textOf = useChipText();
  const next = useNext(understanding);
  return (
    <span
      className={`flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-1 ${isTyping ? 'opacity-60' : ''}`}
    >
      <span className="grid min-w-0 gap-1.5">
        {understanding.refusal && <span className="wrap-anywhere">{say(understanding.refusal.text)}</span>}
        {understanding.commands.map((command, place) => (
          <span key={`${place}-${command.tool}`} className="flex min-w-0 flex-wrap items-center gap-1.5">
            <span className="font-semibold">{say(command.title)}</span>
            {command.chips.map((chip) => (
              <span
                key={chip.name}
                className="max-w-full truncate rounded-full border border-line bg-ink/6 px-2.5 py-0.5 text-sm"
              >
                {textOf(chip)}
              </span>
            ))}
          </span>
        ))}
        <UnusedWords unused={understanding.unused} />
      </span>
      <span className="shrink-0 text-sm text-muted">
        {next} <kbd className="font-sans max-sm:hidden">↵</kbd>
      </span>
    </span>
  );
}

/** What comes next for a sentence, in a word. */
function useNext({ refusal, outcome, commands }: Understanding): string {
  const t = useTexts(assistantTexts);
  if (refusal) return t('next.refused');
  if (outcome === 'incomplete' || outcome === 'ambiguous') return t(`next.${outcome}`);
  return t(commands[0]?.effect === 'read' ? 'next.answer' : 'next.preview');
}
