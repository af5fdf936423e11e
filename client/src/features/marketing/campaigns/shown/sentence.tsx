import { type KeyboardEvent, Suspense } from 'react';
import type { Line } from '@shared/marketing/campaigns/piece';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { lazyPart } from '@/lib/lazy-part';
import { Skeleton } from '@/ui/feedback/skeleton';
import { campaignsTexts } from '../texts/campaigns';
import { useDraft } from '../editor/drafts';
import { factsOf, wordsOf } from '../editor/places';
import { usePiece } from '../piece-context';

/** Loaded while the pieces are read. */
export const SentenceEditor = lazyPart(
  async () => (await import('../editor/sentence-editor')).SentenceEditor,
);

export const ShownEditor = ({ at, isNew = false }: { at: string; isNew?: boolean }) => (
  <Suspense fallback={<Skeleton className="h-40" />}>
    <SentenceEditor at={at} isNew={isNew} />
  </Suspense>
);

interface SentenceProps {
  at: string;
  line: Line | string;
  /** What precedes it, such as the sign of a tag. */
  before?: string;
  className?: string;
}

/** A sentence as its reader will see it; a click or Enter opens its editor in its place. */
export function Sentence({ at, line, before = '', className }: SentenceProps) {
  const { mayEdit, opened } = usePiece();
  const isOpen = opened?.at === at;
  if (isOpen && !opened.isNew) return <ShownEditor at={at} />;
  return (
    <>
      {isOpen && <ShownEditor at={at} isNew />}
      {mayEdit ? (
        <OpenableSentence at={at} line={line} before={before} className={className} />
      ) : (
        <span className={className}>
          {before}
          {wordsOf(line)}
        </span>
      )}
    </>
  );
}

function OpenableSentence({ at, line, before, className }: SentenceProps) {
  const t = useTexts(campaignsTexts);
  const { campaign, open } = usePiece();
  const mark = useMark(at, line);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    open(at);
  };
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button's text does not break across lines
      role="button"
      tabIndex={0}
      lang={campaign.language}
      data-at={at}
      title={mark ? t(`editor.marks.${mark}`) : t('editor.edit')}
      onClick={() => open(at)}
      onKeyDown={press}
      className={classNames(
        'cursor-text rounded-[3px] box-decoration-clone decoration-2 underline-offset-4 transition-colors duration-150 hover:bg-brand/10',
        mark === 'error' && 'bg-danger/8 underline decoration-danger decoration-wavy',
        mark === 'warning' && 'underline decoration-warning decoration-wavy',
        mark === 'changed' && 'bg-accent/12 underline decoration-warning decoration-dashed',
        mark === 'draft' && 'bg-info/8 underline decoration-info decoration-dotted',
        className,
      )}
    >
      {before}
      {wordsOf(line) || <span className="text-muted italic">{t('editor.empty')}</span>}
      {mark && <span className="sr-only"> ({t(`editor.marks.${mark}`)})</span>}
    </span>
  );
}

/** What a reader of the screen should know of a sentence before all else. */
function useMark(at: string, line: Line | string) {
  const { campaign, findings } = usePiece();
  const draft = useDraft(campaign.id, at);
  const found = findings.filter((finding) => finding.at === at);
  if (draft) return 'draft';
  if (found.some(({ severity }) => severity === 'error')) return 'error';
  if (factsOf(line).some((fact) => campaign.changedFacts.includes(fact))) return 'changed';
  return found.length > 0 ? 'warning' : undefined;
}
