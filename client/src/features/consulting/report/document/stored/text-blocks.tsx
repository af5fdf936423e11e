import type { TextBlock } from '@shared/consulting/report/stored/text-sections';
import { classNames } from '@/lib/class-names';
import { LongText } from '../../../items/cards/long-text';
import type { FindItem } from './known-items';
import { ItemLine } from './item-line';

interface TextBlocksProps {
  blocks: TextBlock[];
  itemOf: FindItem;
  isLinked: boolean;
  /** Whether these blocks hang from an item. */
  isInner?: boolean;
  /** Whether lists have two columns if the report is wide enough. */
  isWide?: boolean;
}

/** The lines and lists of a part of a text, in their order. */
export const TextBlocks = ({
  blocks,
  itemOf,
  isLinked,
  isInner = false,
  isWide = false,
}: TextBlocksProps) => (
  <>
    {blocks.map((block, index) => {
      if (block.kind === 'lines') {
        return (
          <LongText
            key={index}
            className={classNames('max-w-measure', isInner ? 'text-sm text-muted' : 'mb-2')}
          >
            {block.lines.join('\n')}
          </LongText>
        );
      }
      const List = block.start === null ? 'ul' : 'ol';
      return (
        <List
          key={index}
          {...(block.start !== null && { start: block.start })}
          className={classNames(
            'grid gap-x-10 gap-y-2 pl-5 marker:text-muted',
            isWide ? '@3xl:grid-cols-2' : 'max-w-measure',
            block.start === null ? 'list-disc' : 'list-decimal',
            isInner && 'gap-y-0.5 text-sm text-muted',
          )}
        >
          {block.items.map((item, at) => (
            <TextItem key={at} item={item} itemOf={itemOf} isLinked={isLinked} isInner={isInner} />
          ))}
        </List>
      );
    })}
  </>
);

interface TextItemProps {
  item: TextBlock[];
  itemOf: FindItem;
  isLinked: boolean;
  isInner: boolean;
}

/** An item of a list and what hangs from it. */
function TextItem({ item, itemOf, isLinked, isInner }: TextItemProps) {
  const known = itemOf(item);
  const [first, ...others] = item;
  const [line = '', ...further] = first?.kind === 'lines' ? first.lines : [];
  return (
    <li className="min-w-0 break-inside-avoid-page">
      {line && (
        <ItemLine
          known={known}
          isLinked={isLinked}
          isStrong={!isInner && further.length > 0 && !known?.rating}
        >
          {line}
        </ItemLine>
      )}
      {further.length > 0 && <LongText className="text-sm text-muted">{further.join('\n')}</LongText>}
      <TextBlocks
        blocks={first?.kind === 'lines' ? others : item}
        itemOf={itemOf}
        isLinked={isLinked}
        isInner
      />
    </li>
  );
}
