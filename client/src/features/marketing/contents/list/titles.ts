import { beginsByProduct, pieceName, postName } from '@shared/marketing/campaigns/piece-name';
import type { ListedContent } from '../reads';

const linesOf = ({ firstLine, nextLine, productName: product }: ListedContent) => ({
  firstLine,
  nextLine,
  product,
});

/** By its lines, as in the calendar, or by the name that a person gave. */
export function titleOf(content: ListedContent): string {
  const { campaignId, name, type, firstLine, productName } = content;
  if (campaignId === null) return name;
  return (type === 'social post' ? postName(linesOf(content)) : pieceName(firstLine, productName)) || name;
}

/** The line that stands below the title: the one that it is not made of. */
export const lineBelow = (content: ListedContent): string | null =>
  content.campaignId === null || (content.type === 'social post' && beginsByProduct(linesOf(content)))
    ? content.firstLine
    : content.nextLine;
