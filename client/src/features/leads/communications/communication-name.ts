import type { Rows } from '../records';

/** What a communication is called: its subject, else the beginning of its text. */
export const communicationName = ({ subject, body }: Rows['communications']) =>
  subject ?? body?.split('\n')[0]?.slice(0, 120) ?? '';
