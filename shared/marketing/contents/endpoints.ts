import type { Change, Done, Saved } from '../../acts/record';
import { del, get, patch, post, signedIn } from '../../http/endpoint';
import type { Counted, Page } from '../../list/page';
import { contentMessages } from './messages';
import type { Angle, CampaignStatus } from '../campaigns/scales';
import type { ContentPiece } from '../campaigns/versions/content-piece';
import { contentChanges, contentCopy, contentQuery, contentSearch } from './schemas';
import type { marketingContents, marketingContentVersions } from '../campaigns/versions/tables';

/** A content in the library, with the line by which its text begins. */
export interface ListedContent
  extends Omit<typeof marketingContents.$inferSelect, 'userId' | 'deletedAt' | 'folded' | 'body' | 'excerpt'>,
    Pick<typeof marketingContentVersions.$inferSelect, 'author' | 'by'> {
  /** Null only for a piece without a text, such as a design. */
  firstLine: string | null;
  /** The line after it; null where there is none. */
  nextLine: string | null;
  /** The product that it is about. */
  productName: string | null;
  /** That of its campaign; null for one that stands alone. */
  angle: Angle | null;
  /** How far its campaign is; null for one that stands alone. */
  status: CampaignStatus | null;
  /** The picture that its readers see, or one like it. */
  pictureId: number | null;
}

/** A content with its current piece. */
export interface Content extends ListedContent {
  piece: ContentPiece;
}

/** A version in the list: who made it, and when. */
export type ListedVersion = Omit<
  typeof marketingContentVersions.$inferSelect,
  'id' | 'userId' | 'contentId' | 'piece' | 'cited'
>;

export interface ContentVersion extends ListedVersion {
  piece: ContentPiece;
}

/** What was copied: a new content, or the content of the campaign that has a new version. */
export type Copied = Saved<Content>;

const missing = contentMessages['content.missing'];
const path = '/api/marketing/contents';
const one = `${path}/:id` as const;
const conflicts = [contentMessages['content.ofCampaign']];

export const marketingContentsApi = {
  list: get(path, signedIn, contentQuery).returns<Page<ListedContent>>(),
  count: get(`${path}/count`, signedIn, contentSearch).returns<Counted>(),
  read: get(one, signedIn, undefined, { missing }).returns<Content>(),
  /** Its changes, newest first, at most 500. */
  history: get(`${one}/history`, signedIn, undefined, { missing }).returns<Change[]>(),
  /** Changes one that stands alone; a campaign's is changed with its campaign. */
  update: patch(one, signedIn, contentChanges, { missing, conflicts }).returns<Saved<Content>>(),
  /** Puts one that stands alone in the bin. */
  remove: del(one, signedIn, undefined, { status: 200, missing, conflicts }).returns<Done>(),
  copy: post(`${one}/copies`, signedIn, contentCopy, {
    summary: 'Copy a content',
    missing,
    conflicts: [contentMessages['content.full']],
  }).returns<Copied>(),
  /** The latest first. */
  versions: get(`${one}/versions`, signedIn, undefined, { missing }).returns<ListedVersion[]>(),
  version: get(`${one}/versions/:number`, signedIn, undefined, {
    missing: contentMessages['version.missing'],
  }).returns<ContentVersion>(),
  /** Brings a version back, as a new one. */
  restore: post(`${one}/versions/:number/restore`, signedIn, undefined, {
    status: 200,
    missing: contentMessages['version.missing'],
  }).returns<Saved<Content>>(),
};
