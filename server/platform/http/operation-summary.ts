import type { Endpoint } from '../../../shared/http/endpoint';
import { thingsOf, wordsOf } from './operation-name';

type Stated = Pick<Endpoint, 'method' | 'path' | 'answers' | 'summary'>;

/** Last words of a path that are verbs: `POST …/campaigns/:id/approve`. */
const actions = new Set([
  'approve',
  'cancel',
  'commit',
  'confirm',
  'erase',
  'move',
  'pause',
  'publish',
  'release',
  'reopen',
  'replace',
  'restore',
  'resume',
  'retry',
  'rewrite',
  'schedule',
  'send',
  'simulate',
  'test',
  'undo',
  'validate',
]);

const verbs = { GET: 'Read', POST: 'Add', PATCH: 'Update', DELETE: 'Delete' };

/** Last words of a path with the same meaning for every list, by method and word. */
const ofLists: Record<string, string> = {
  'GET count': 'Count',
  'POST bulk': 'Change or delete several',
  'POST import': 'Import',
  'POST order': 'Reorder',
};

/**
 * A short description of an operation: the endpoint's `summary`, or one derived from method and path, such as “Update a
 * contact”. Undefined if nothing can be derived; such an endpoint must state a summary.
 */
export function operationSummary(stated: Stated): string | undefined {
  const { method, path, summary } = stated;
  if (summary !== undefined) return summary;
  if (!path.startsWith('/api/')) return undefined;
  const { isOne, last, list, parent } = partsOf(path);
  if (isOne) return method === 'POST' ? undefined : withFormat(stated, one(last));
  if (list !== '') return ofList(stated, list, last);
  return parent === undefined ? ofWhole(method, last) : ofParent(stated, one(parent), last);
}

/** The summary of an operation on a whole list, other than reading it. */
function ofList(stated: Stated, list: string, last: string): string | undefined {
  const verb = ofLists[`${stated.method} ${last}`];
  if (verb !== undefined) return `${verb} ${list}`;
  return stated.answers.as === 'file' && isPlural(last) ? withFormat(stated, last) : undefined;
}

/** The summary of an operation on a list, or on something that an account has once. */
function ofWhole(method: Stated['method'], last: string): string | undefined {
  if (method === 'GET' && isPlural(last)) return `List ${last}`;
  if (method === 'POST') return isPlural(last) ? `Create ${one(last)}` : undefined;
  return `${verbs[method]} the ${last}`;
}

/** The summary of an operation on data of one item. */
function ofParent(stated: Stated, parent: string, last: string): string | undefined {
  const { method, answers } = stated;
  if (method === 'GET' && last === 'history') return `List the changes of ${parent}`;
  if (method === 'GET' && answers.as === 'json' && isPlural(last)) return `List the ${last} of ${parent}`;
  if (method === 'POST' && actions.has(last))
    return `${last.charAt(0).toUpperCase()}${last.slice(1)} ${parent}`;
  if (method === 'POST') return isPlural(last) ? `Add ${one(last)} to ${parent}` : undefined;
  return actions.has(last) ? undefined : withFormat(stated, `the ${last} of ${parent}`);
}

/** The summary of a download, with its format: “Download the report of a company as PDF”. */
function withFormat({ method, path, answers }: Stated, what: string): string {
  const format = /\.(\w+)$/.exec(path)?.[1]?.toUpperCase();
  return `${answers.as === 'file' ? 'Download' : verbs[method]} ${what}${format ? ` as ${format}` : ''}`;
}

/**
 * Splits a path: in `contacts/:id/consents` the list is `consents` and its parent `contacts`; `contacts/count` names
 * one list.
 */
function partsOf(path: string) {
  const things = thingsOf(path.replace(/\.\w+$/, ''));
  const wordsAt = (place: number) => wordsOf(things.at(place) ?? '').join(' ');
  if (things.at(-1)?.startsWith(':')) return { isOne: true, last: wordsAt(-2), list: '', parent: undefined };
  const isInside = things.at(-2)?.startsWith(':') ?? false;
  return {
    isOne: false,
    last: wordsAt(-1),
    list: isInside ? '' : wordsAt(-2),
    parent: isInside ? wordsAt(-3) : undefined,
  };
}

const isPlural = (words: string) => words.endsWith('s') && !/(?:ss|is|us)$/.test(words);

/** “a contact” for `contacts`. */
function one(words: string): string {
  const singular = isPlural(words) ? words.replace(/ies$/, 'ys').slice(0, -1) : words;
  return `${/^[aeiou]/.test(singular) ? 'an' : 'a'} ${singular}`;
}
