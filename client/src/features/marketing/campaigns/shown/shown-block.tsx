import { isKindOf } from '@shared/marketing/campaigns/kinds';
import type { Block, Line } from '@shared/marketing/campaigns/piece';
import { classNames } from '@/lib/class-names';
import { usePiece } from '../piece-context';
import { NewText, Sentences } from './sentences';
import { Sentence } from './sentence';

interface ShownBlockProps {
  /** The block's place in the piece. */
  at: string;
  block: Block;
}

/** A block as its reader will see it, in a post without what networks do not show: each of its sentences opens its own editor. */
export function ShownBlock({ at, block: { kind = 'text', lines } }: ShownBlockProps) {
  const { type } = usePiece().campaign;
  const isPlain = isKindOf(type, 'posts');
  const isPage = isKindOf(type, 'page');
  const place = `${at}.lines`;
  switch (kind) {
    case 'text':
      return (
        <div>
          <Sentences at={place} lines={lines} />
        </div>
      );
    case 'heading':
      return (
        // Nearer to what it heads than to what stands before it; on a page it begins a section.
        <p
          className={classNames(
            !isPlain && 'mt-2 -mb-3 font-semibold',
            isPage && 'border-t border-line pt-5 text-lg leading-snug',
          )}
        >
          <Sentences at={place} lines={lines} />
        </p>
      );
    case 'list':
      return (
        <ul className="list-disc ps-5">
          <Items at={place} lines={lines} />
        </ul>
      );
    case 'steps':
      return (
        <ol className="list-decimal ps-5">
          <Items at={place} lines={lines} />
        </ol>
      );
    case 'quote':
      return (
        <ul className={isPlain ? undefined : 'border-s-2 border-brand ps-4'}>
          <Items at={place} lines={lines} />
        </ul>
      );
    case 'questions':
      return <Labelled at={place} lines={lines} look={isPlain ? 'plain' : 'bold'} />;
    case 'pairs':
      return (
        <Labelled at={place} lines={lines} look={isPage ? 'rows' : isPlain ? 'plain' : 'bold'} isInline />
      );
  }
}

const Items = ({ at, lines }: { at: string; lines: readonly Line[] }) => (
  <>
    {lines.map((line, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a sentence is its place
      <li key={index}>
        <Sentence at={`${at}.${index}`} line={line} />
      </li>
    ))}
    {/* Nothing, unless an item is being added. */}
    <NewText at={`${at}.${lines.length}`} />
  </>
);

interface LabelledProps {
  at: string;
  lines: readonly Line[];
  isInline?: boolean;
  /** As lines of text, with the label in bold or not, or as the ruled rows of a page. */
  look: 'plain' | 'bold' | 'rows';
}

/** Questions with their answers, or, each in one line, names with their values. */
function Labelled({ at, lines, isInline = false, look }: LabelledProps) {
  const isRuled = look === 'rows';
  const inLine = isInline && !isRuled;
  return (
    <dl className={inLine || isRuled ? undefined : 'grid gap-2'}>
      {lines.map((line, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- a sentence is its place
          key={index}
          className={classNames(
            isRuled &&
              'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 border-t border-line py-2 first:border-t-0',
          )}
        >
          <dt
            className={classNames(
              look === 'bold' && 'font-semibold',
              isRuled && 'text-muted',
              inLine && "inline after:content-[':_']",
            )}
          >
            <Sentence at={`${at}.${index}.label`} line={line.label ?? ''} />
          </dt>
          <dd className={classNames(inLine && 'inline', isRuled && 'font-medium')}>
            <Sentence at={`${at}.${index}`} line={line} />
          </dd>
        </div>
      ))}
      <NewText at={`${at}.${lines.length}.label`} />
    </dl>
  );
}
