import type { sizeBands } from '../../../../shared/leads/companies/scales';
import type { Lifecycle } from '../../../../shared/leads/companies/scales';
import type { ContactStatus, LeadSource } from '../../../../shared/leads/contacts/scales';
import type { firstStages } from '../../../../shared/leads/opportunities/scales';
import type { CommunicationType } from '../../../../shared/leads/communications/scales';
import type { Priority } from '../../../../shared/leads/tasks/scales';

export type StageCode = (typeof firstStages)[number]['code'];

/** A task. Days count from today: negative ones have passed. */
export interface DemoTask {
  title: string;
  due?: number;
  /** The hour in Madrid; without one it is due that day. */
  at?: string;
  done?: number;
  priority?: Priority;
  /** The person whom it concerns, as a place in the list of people. */
  person?: number;
}

export interface DemoPerson {
  first: string;
  last: string;
  job?: string;
  status?: ContactStatus;
  source?: LeadSource;
  /** Without a company there is no domain for an address. */
  email?: string;
  /** Reachable only by the company's phone and shared address. */
  office?: boolean;
  language?: 'en' | 'es';
  notes?: string;
  tags?: string[];
  doNotContact?: boolean;
}

export interface DemoDeal {
  title: string;
  /** Follows "sobre" or "about", in lower case with its article. */
  topic: string;
  source: LeadSource;
  euros?: number;
  dollars?: number;
  probability?: number;
  /** The day of the expected close, from today. */
  closes?: number;
  /** How many days ago it entered each stage, in the order in which it did. */
  steps: Partial<Record<StageCode, number>>;
  person?: number;
  /** A further person and their role. */
  also?: [person: number, role: string];
  /** What the client writes first. */
  asks: string;
  /** Findings of the first talk and the diagnosis. */
  found: [string, string?];
  offer?: string;
  lost?: { reason: string; note: string };
  tags?: string[];
  tasks?: DemoTask[];
}

/** Something said or written apart from any opportunity, some days ago. */
export interface DemoTalk {
  ago: number;
  type: CommunicationType;
  direction?: 'in' | 'internal';
  minutes?: number;
  subject: string;
  body: string;
  person?: number;
}

export interface DemoCompany {
  name: string;
  domain: string;
  industry: string;
  size: (typeof sizeBands)[number];
  address: string;
  city: string;
  region: string;
  postal: string;
  country?: string;
  phone: string;
  lifecycle: Lifecycle;
  description: string;
  tags?: string[];
}

/** A company with its people, or a person who has none. */
export interface DemoClient {
  company?: DemoCompany;
  /** How many days ago the client was added; by default when its first opportunity began. */
  since?: number;
  people: DemoPerson[];
  deals?: DemoDeal[];
  talks?: DemoTalk[];
  tasks?: DemoTask[];
}
