import { has, take } from '../sentence';
import { draftOf, type Frame, putListed, putRecord } from './draft';
import { asks, starts } from './starts';

/** «Tag Acme as VIP», «pon la etiqueta VIP a Acme». */
export const tagRecord: Frame = (sentence) => {
  const isSet = starts(sentence, 'set', 'add') && has(sentence, 'tag', 'tagVerb');
  if (!(starts(sentence, 'tagVerb') || isSet) || asks(sentence)) return undefined;
  const draft = draftOf('tag_record', sentence);
  const own = draft.sentence;
  take(own, 'tagVerb', 'tagged', 'tag', 'set', 'add');
  putListed(draft, 'tag', 'tag');
  const said = (['contact', 'company', 'deal'] as const).filter((kind) => has(own, kind));
  take(own, 'contact', 'company', 'deal');
  const kinds = said.length > 0 ? said : (['company', 'contact'] as const);
  putRecord(draft, 'record', kinds, true);
  return draft;
};

const assigned = ['deal', 'contact', 'company', 'task'] as const;

/** «Assign this opportunity to Jana», «asigna Acme a Jana». */
export const assignRecord: Frame = (sentence) => {
  if (!starts(sentence, 'assign')) return undefined;
  const draft = draftOf('assign_record', sentence);
  const own = draft.sentence;
  take(own, 'assign');
  putListed(draft, 'to', 'member');
  const said = assigned.filter((kind) => has(own, kind));
  take(own, ...assigned);
  putRecord(draft, 'record', said.length > 0 ? said : assigned, true);
  return draft;
};

const binned = ['contact', 'company', 'deal', 'task'] as const;

export const binRecord: Frame = (sentence) => {
  if (!starts(sentence, 'delete')) return undefined;
  const draft = draftOf('bin_record', sentence);
  const own = draft.sentence;
  const said = binned.filter((kind) => has(own, kind));
  take(own, 'delete', ...binned, 'communication');
  putRecord(draft, 'record', said.length > 0 ? said : binned, true);
  return draft;
};
