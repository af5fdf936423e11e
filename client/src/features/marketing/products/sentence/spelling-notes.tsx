import { useTexts } from '@/i18n/use-texts';
import { briefTexts } from '../texts/brief';
import type { Spelling } from './use-spelling';

/** What was corrected in an answer, each with a way back, and what may be misspelt, each with its replacements. */
export function SpellingNotes({ spelling, lang }: { spelling: Spelling; lang: string }) {
  const t = useTexts(briefTexts);
  const { words, corrected } = spelling;
  if (words.length === 0 && corrected.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {corrected.map((one) => (
        <li key={one.from} className="flex flex-wrap items-center gap-x-2 text-muted">
          <span lang={lang}>
            <s>{one.from}</s> → <mark className="bg-accent/20 px-0.5 text-ink">{one.to}</mark>
          </span>
          <SmallButton label={t('spelling.undoNamed', { from: one.from })} onClick={() => spelling.undo(one)}>
            {t('spelling.undo')}
          </SmallButton>
        </li>
      ))}
      {words.map((word) => (
        <li key={`${word.at} ${word.word}`} className="flex flex-wrap items-center gap-x-2">
          <span
            lang={lang}
            className="underline decoration-danger decoration-wavy decoration-from-font underline-offset-4"
          >
            {word.word}
          </span>
          <span className="sr-only">{t('spelling.unknown')}</span>
          {word.instead.slice(0, 3).map((by) => (
            <SmallButton
              key={by}
              label={t('spelling.replace', { word: word.word, by })}
              onClick={() => spelling.correct(word, by)}
            >
              {by}
            </SmallButton>
          ))}
          <SmallButton
            label={t('spelling.rightNamed', { word: word.word })}
            onClick={() => spelling.leave(word.word)}
            isQuiet
          >
            {t('spelling.right')}
          </SmallButton>
        </li>
      ))}
    </ul>
  );
}

interface SmallButtonProps {
  label: string;
  isQuiet?: boolean;
  onClick: () => void;
  children: string;
}

const SmallButton = ({ label, isQuiet, onClick, children }: SmallButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={`min-h-8 rounded-control px-2 pointer-coarse:min-h-11 hover:bg-ink/8 ${isQuiet ? 'text-muted' : 'font-medium text-brand'}`}
  >
    {children}
  </button>
);
