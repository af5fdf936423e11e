import type { Wire } from '@shared/http/wire';
import {
  companySenderApi,
  type ListedEnrolment,
  type ListedSequence as SharedListed,
  marketingSequencesApi,
  type Sequence as SharedSequence,
  type SequenceStep,
} from '@shared/marketing/sequences/endpoints';
import type { ListedMessage, MailedLead as SharedMailed } from '@shared/marketing/sequences/listed-mails';
import type { Simulation as SharedSimulation } from '@shared/marketing/sequences/simulated-mail';
import { query } from '@/lib/api/query-client';

export type ListedSequence = Wire<SharedListed>;
export type Sequence = Wire<SharedSequence>;
export type Step = Wire<SequenceStep>;
export type Simulation = Wire<SharedSimulation>;
export type Enrolment = Wire<ListedEnrolment>;
export type Message = Wire<ListedMessage>;
export type MailedLead = Wire<SharedMailed>;

export const sequencesOf = (company: number) => query(marketingSequencesApi.list, {}, { company });
/** The sequence that the address names, or the first one. */
export const chosenOf = (sequences: readonly ListedSequence[] = [], named?: number) =>
  sequences.find(({ id }) => id === named) ?? sequences[0];

export const sequenceOf = (id: number) => query(marketingSequencesApi.read, { id });
export const senderOf = (company: number) => query(companySenderApi.read, { id: company });

/** What of a sequence a simulation shows: with other steps it says nothing any more. */
export const printOf = ({ steps }: Sequence) =>
  JSON.stringify(
    steps.map(({ id, delay, condition, campaignId, subject }) => [id, delay, condition, campaignId, subject]),
  );
