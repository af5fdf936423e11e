import { get, post, signedIn } from '../../http/endpoint';
import { leadMessages } from '../messages';
import { typedName } from './schemas';

/** A text of the user that names the person or a namesake; it stays until the user changes it. */
export interface NamedIn {
  section: 'contacts' | 'companies' | 'opportunities' | 'communications' | 'tasks';
  id: number;
  name: string | null;
  /** It lies in the bin. */
  inBin: boolean;
}

/** What erasing a person deletes, and the first hundred texts that name the person and stay. */
export interface Erasure {
  /** The text that the user must type. */
  name: string;
  counts: Record<
    'contacts' | 'communications' | 'tasks' | 'consents' | 'changes' | 'importRows' | 'enquiries',
    number
  >;
  named: NamedIn[];
}

const missing = leadMessages['record.missing'];

export const leadErasing = {
  /** What would be deleted; writes nothing. */
  outlook: get('/api/leads/contacts/:id/erase', signedIn, undefined, {
    summary: 'Preview the erasure of a contact',
    missing,
  }).returns<Erasure>(),
  /** Deletes a person wherever the account has stored them. It cannot be taken back. */
  erase: post('/api/leads/contacts/:id/erase', signedIn, typedName, {
    proof: 'now',
    status: 200,
    missing,
  }).returns<Erasure>(),
};
