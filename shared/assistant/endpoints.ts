import { get, post, signedIn } from '../http/endpoint';
import type { Answer } from './answers';
import type { FoundRef, Understanding } from './commands';
import { assistantMessages } from './messages';
import type { Proposal } from './proposals';
import { recordQuery, saidWords, toolCall } from './schemas';
import type { Turn } from './turns';

export const assistantApi = {
  /** Reads a sentence without a model and without changing anything. 400 `words.long` above 500 characters. */
  parse: post('/api/assistant/parse', signedIn, saidWords, {
    status: 200,
    readersToo: true,
    summary: 'Understand a sentence',
  }).returns<Understanding>(),
  /** At most eight records by name, for the form of an argument. */
  records: get('/api/assistant/records', signedIn, recordQuery, {
    summary: 'Find records by name',
  }).returns<FoundRef[]>(),
  /** Runs a tool that reads. 400 names the arguments that do not fit. */
  answer: post('/api/assistant/answers', signedIn, toolCall, {
    status: 200,
    readersToo: true,
    summary: 'Answer a question',
  }).returns<Answer>(),
  /** Prepares a change; nothing changes before it is confirmed. */
  propose: post('/api/assistant/proposals', signedIn, toolCall, {
    summary: 'Propose a change',
    conflicts: [
      assistantMessages['proposal.nothing'],
      assistantMessages['records.many'],
      assistantMessages['records.none'],
      assistantMessages['records.found'],
      assistantMessages['records.far'],
    ],
  }).returns<Proposal>(),
  /** The host that receives what a language model is asked; null on a server without one. */
  model: get('/api/assistant/model', signedIn, undefined, {
    summary: 'Name the host of the language model',
  }).returns<{ host: string | null }>(),
  /**
   * Asks a language model what the sentence means, where it is `unknown` or `incomplete` without one. 403 `model.off`
   * without a model, and where the account's owner has not allowed it.
   */
  turn: post('/api/assistant/turns', signedIn, saidWords, {
    status: 202,
    readersToo: true,
    summary: 'Ask the language model',
    conflicts: [assistantMessages['turn.needless']],
  }).returns<{ id: number }>(),
};

const ofTurn = { missing: assistantMessages['turn.missing'] };

/** The turns of a person with the language model; nobody else sees them. */
export const turnsApi = {
  read: get('/api/assistant/turns/:turnId', signedIn, undefined, ofTurn).returns<Turn>(),
  /** It ends within a second or two; one that has ended stays as it is. */
  cancel: post('/api/assistant/turns/:turnId/cancel', signedIn, undefined, {
    ...ofTurn,
    status: 200,
    readersToo: true,
    summary: 'Cancel a question to the language model',
  }).returns<Turn>(),
};

const missing = assistantMessages['proposal.missing'];
const one = '/api/proposals/:proposal';

/** The changes that a person has been proposed; nobody else sees them. */
export const proposalsApi = {
  /** The open ones, the newest first. */
  list: get('/api/proposals', signedIn).returns<Proposal[]>(),
  read: get(one, signedIn, undefined, { missing }).returns<Proposal>(),
  /**
   * Does it, once. 409 `proposal.over` if it is not open; 409 `proposal.stale` if a row has changed: `current` is then a
   * new proposal.
   */
  confirm: post(`${one}/confirm`, signedIn, undefined, {
    status: 200,
    missing,
    conflicts: [assistantMessages['proposal.over'], assistantMessages['proposal.stale']],
  }).returns<Proposal>(),
  cancel: post(`${one}/cancel`, signedIn, undefined, {
    status: 200,
    missing,
    conflicts: [assistantMessages['proposal.over']],
  }).returns<Proposal>(),
};
