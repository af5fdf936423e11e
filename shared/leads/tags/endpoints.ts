import { del, get, patch, post, signedIn } from '../../http/endpoint';
import { leadMessages } from '../messages';
import type { Done, Saved } from '../../acts/record';
import { tagMessages } from './messages';
import { newTag, tagChanges } from './schemas';

export interface Tag {
  id: number;
  name: string;
}

/** How many records that are not in the bin carry a tag. */
export interface TagCount {
  id: number;
  contacts: number;
  companies: number;
  opportunities: number;
}

const missing = tagMessages['tag.missing'];
const conflicts = [leadMessages['tag.taken']];

export const leadTags = {
  /** All tags by name; a record may hold ids of deleted ones besides. */
  list: get('/api/leads/tags', signedIn).returns<Tag[]>(),
  /** The tags that some record carries. */
  counts: get('/api/leads/tags/counts', signedIn, undefined, {
    summary: 'Count the records of each tag',
  }).returns<TagCount[]>(),
  create: post('/api/leads/tags', signedIn, newTag, { conflicts }).returns<Saved<Tag>>(),
  update: patch('/api/leads/tags/:tagId', signedIn, tagChanges, { missing, conflicts }).returns<Saved<Tag>>(),
  /** Takes it from all records; taking back the act gives it back to them. */
  remove: del('/api/leads/tags/:tagId', signedIn, undefined, { status: 200, missing }).returns<Done>(),
};
