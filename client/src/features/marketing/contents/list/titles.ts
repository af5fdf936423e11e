import { pieceName } from '@shared/marketing/campaigns/piece-name';
import type { ListedContent } from '../reads';

/** What contents are called in a list, and what stands below. */
export interface Titles {
  title: (content: ListedContent) => string;
  below: (content: ListedContent) => string | null;
}

/** By the first line, or by the name that a person gave. */
const titleOf = ({ campaignId, name, firstLine, productName }: ListedContent) =>
  campaignId === null ? name : pieceName(firstLine, productName) || name;

const keyOf = (content: ListedContent) => `${content.type} ${titleOf(content)}`;

/**
 * The titles of a list. Posts of one product may all begin by what it is: those that begin alike are called by the line
 * after it, and the first line stands below.
 */
export function titlesIn(listed: readonly ListedContent[]): Titles {
  const seen = new Set<string>();
  const alike = new Set<string>();
  for (const key of listed.map(keyOf)) (seen.has(key) ? alike : seen).add(key);
  const isAlike = (content: ListedContent) =>
    content.campaignId !== null && content.nextLine !== null && alike.has(keyOf(content));
  return {
    title: (content) =>
      isAlike(content) ? pieceName(content.nextLine, content.productName) : titleOf(content),
    below: (content) =>
      content.campaignId === null || isAlike(content) ? content.firstLine : content.nextLine,
  };
}
