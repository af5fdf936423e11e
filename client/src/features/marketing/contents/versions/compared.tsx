import { useQuery } from '@tanstack/react-query';
import { diffWordsWithSpace } from 'diff';
import type { ContentPiece } from '@shared/marketing/campaigns/versions/content-piece';
import { useTexts } from '@/i18n/use-texts';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { campaignsTexts } from '../../campaigns/texts/campaigns';
import { type Passage, passagesOf } from './passages';
import { versionOf } from './version-reads';

interface ComparedProps {
  contentId: number;
  left: number;
  right: number;
}

/** Two versions side by side: what only one of them says is marked there. */
export function Compared({ contentId, left, right }: ComparedProps) {
  const t = useTexts(campaignsTexts);
  const [one, other] = [useQuery(versionOf(contentId, left)), useQuery(versionOf(contentId, right))];
  const error = one.error ?? other.error;
  if (one.data && other.data) {
    return (
      <Passages
        titles={[t('versions.number', { number: left }), t('versions.number', { number: right })]}
        pieces={[one.data.piece as ContentPiece, other.data.piece as ContentPiece]}
      />
    );
  }
  if (!error) return <Skeleton className="h-72" />;
  return (
    <ErrorState
      error={error}
      onRetry={() => {
        void one.refetch();
        void other.refetch();
      }}
    />
  );
}

interface PassagesProps {
  titles: [string, string];
  pieces: [ContentPiece, ContentPiece];
}

function Passages({ titles, pieces }: PassagesProps) {
  const t = useTexts(campaignsTexts);
  const [left, right] = [passagesOf(pieces[0]), passagesOf(pieces[1])];
  const said = left.flatMap((passage) => {
    const twin = right.find(({ key }) => key === passage.key);
    return passage.text || twin?.text ? [{ passage, before: passage.text, after: twin?.text ?? '' }] : [];
  });
  const changed = said.filter(({ before, after }) => before !== after);
  const nameOf = ({ part }: Passage) =>
    typeof part === 'string' ? t(`versions.parts.${part}`) : part.network;
  return (
    <div className="grid gap-3">
      <p aria-live="polite" className="text-sm text-muted">
        {changed.length === 0
          ? t('versions.same')
          : t('versions.changes', { count: changed.length, all: said.length })}
      </p>
      {changed.map(({ passage, before, after }) => (
        <section key={passage.key} aria-label={nameOf(passage)}>
          <h3 className="mb-1 text-sm font-medium text-muted">{nameOf(passage)}</h3>
          <div className="grid gap-2 sm:grid-cols-2">
            <Side title={titles[0]} before={before} after={after} isLeft />
            <Side title={titles[1]} before={before} after={after} />
          </div>
        </section>
      ))}
    </div>
  );
}

interface SideProps {
  title: string;
  before: string;
  after: string;
  isLeft?: boolean;
}

/** One version of a passage; the words that only it has are marked. */
function Side({ title, before, after, isLeft = false }: SideProps) {
  const words = diffWordsWithSpace(before, after).filter(({ added, removed }) => !(isLeft ? added : removed));
  return (
    <div className="rounded-control border border-line p-3">
      <p className="text-sm text-muted">{title}</p>
      <p className="whitespace-pre-line wrap-anywhere">
        {words.map(({ value, added, removed }, index) => {
          if (removed) {
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a word is its place
              <del key={index} className="bg-danger/12 decoration-danger">
                {value}
              </del>
            );
          }
          return added ? (
            // oxlint-disable-next-line react/no-array-index-key -- a word is its place
            <ins key={index} className="bg-positive/12 decoration-positive underline-offset-4">
              {value}
            </ins>
          ) : (
            value
          );
        })}
      </p>
    </div>
  );
}
