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
  const isPlain = isKindOf(usePiece().campaign.type, 'posts');
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
        // Nearer to what it heads than to what stands before it.
        <p className={isPlain ? undefined : 'mt-2 -mb-3 font-semibold'}>
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
      return <Labelled at={place} lines={lines} isPlain={isPlain} />;
    case 'pairs':
      return <Labelled at={place} lines={lines} isInline isPlain={isPlain} />;
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
  isPlain: boolean;
}

/** Questions with their answers, or, each in one line, names with their values. */
const Labelled = ({ at, lines, isInline, isPlain }: LabelledProps) => (
  <dl className={isInline ? undefined : 'grid gap-2'}>
    {lines.map((line, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a sentence is its place
      <div key={index}>
        <dt className={classNames(!isPlain && 'font-semibold', isInline && "inline after:content-[':_']")}>
          <Sentence at={`${at}.${index}.label`} line={line.label ?? ''} />
        </dt>
        <dd className={isInline ? 'inline' : undefined}>
          <Sentence at={`${at}.${index}`} line={line} />
        </dd>
      </div>
    ))}
    <NewText at={`${at}.${lines.length}.label`} />
  </dl>
);
