import { get, post, signedIn } from '../../http/endpoint';
import type { Counted, Page } from '../../list/page';
import { leadMessages } from '../messages';
import type { Done } from '../../acts/record';
import type { Likelihood, TwinEntity, TwinReason } from './scales';
import { distinctPair, duplicateQuery, typedRecord } from './schemas';

/** The fields that distinguish similar records; a contact has no domain, a company no job title. */
export interface Twin {
  id: number;
  name: string | null;
  jobTitle: string | null;
  companyName: string | null;
  email: string | null;
  phone: string | null;
  domain: string | null;
  taxId: string | null;
  city: string | null;
  createdAt: Date;
  /** What it has in common with the other of the pair, as it writes it; a name is not repeated here. */
  matching: Partial<Record<TwinReason, string>>;
}

/** Two records that may be the same, the older one first. */
export interface DuplicatePair {
  id: number;
  entity: TwinEntity;
  likelihood: Likelihood;
  reasons: TwinReason[];
  records: [Twin, Twin];
}

/** An existing record that may be the same as the one being typed. */
export interface Match {
  id: number;
  name: string | null;
  /** Company or job title; a company's domain or city. */
  detail: string | null;
  likelihood: Likelihood;
  reasons: TwinReason[];
}

export const leadDuplicates = {
  /** The most likely first. */
  list: get('/api/leads/duplicates', signedIn, duplicateQuery).returns<Page<DuplicatePair>>(),
  /** How many pairs there are of each entity, up to 10,000. */
  count: get('/api/leads/duplicates/count', signedIn).returns<Record<TwinEntity, Counted>>(),
  /** At most ten records that have something in common with what is typed, the most likely first. */
  matches: get('/api/leads/duplicates/matches', signedIn, typedRecord, {
    summary: 'Find records like the one being typed',
  }).returns<Match[]>(),
  /** Remembers that two records are not the same; can be taken back like any act. */
  distinguish: post('/api/leads/duplicates/distinct', signedIn, distinctPair, {
    summary: 'Mark two records as different',
    status: 200,
    missing: leadMessages['record.missing'],
  }).returns<Done>(),
};
