import { type RefKind, readRef } from '../../../../../shared/assistant/refs';
import { has, take } from '../sentence';
import { type Draft, draftOf, type Frame, putListed, putRecord } from './draft';
import { asks, starts } from './starts';

/** The tool that changes each kind, and what it calls the record. */
const changes = {
  contact: 'change_contact',
  company: 'change_company',
  deal: 'change_deal',
  task: 'change_task',
};
type Changed = keyof typeof changes;
const isChanged = (kind: RefKind | undefined): kind is Changed => kind !== undefined && kind in changes;

/**
 * Sets the record that is named and with it the tool, each reading of several with its own; where none is named, the
 * one of the page, else the first of the kinds is asked for.
 */
export function putChanged(draft: Draft, kinds: readonly Changed[]): void {
  const [usual = 'company'] = kinds;
  putRecord(draft, usual, kinds, true);
  const ref = draft.args[usual];
  const kind = typeof ref === 'string' ? readRef(ref)?.kind : undefined;
  const named = isChanged(kind) ? kind : usual;
  draft.tool = changes[named];
  if (named !== usual && ref !== undefined) {
    delete draft.args[usual];
    draft.args[named] = ref;
  }
  const [question] = draft.questions;
  if (!question) return;
  const first = question.options[0]?.hit?.kind;
  const asked = isChanged(first) ? first : usual;
  draft.tool = changes[asked];
  question.name = asked;
  for (const option of question.options) {
    const { hit } = option;
    if (!hit || !isChanged(hit.kind)) continue;
    option.args = { [hit.kind]: hit.ref };
    if (hit.kind !== asked) option.tool = changes[hit.kind];
  }
}

/** «Tag Acme as VIP», «pon la etiqueta VIP a Acme». */
export const tagRecord: Frame = (sentence) => {
  const isSet = starts(sentence, 'set', 'add') && has(sentence, 'tag', 'tagVerb');
  if (!(starts(sentence, 'tagVerb') || isSet) || asks(sentence)) return undefined;
  const draft = draftOf('change_company', sentence);
  const own = draft.sentence;
  take(own, 'tagVerb', 'tagged', 'tag', 'set', 'add');
  draft.needs.push('tag');
  putListed(draft, 'tag', 'tag');
  const said = (['contact', 'company', 'deal'] as const).filter((kind) => has(own, kind));
  take(own, 'contact', 'company', 'deal');
  putChanged(draft, said.length > 0 ? said : ['company', 'contact']);
  return draft;
};

const assigned = ['deal', 'contact', 'company', 'task'] as const;

/** «Assign this opportunity to Jana», «asigna Acme a Jana». */
export const assignRecord: Frame = (sentence) => {
  if (!starts(sentence, 'assign')) return undefined;
  const draft = draftOf('change_deal', sentence);
  const own = draft.sentence;
  take(own, 'assign');
  draft.needs.push('to');
  putListed(draft, 'to', 'member');
  const said = assigned.filter((kind) => has(own, kind));
  take(own, ...assigned);
  putChanged(draft, said.length > 0 ? said : assigned);
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
