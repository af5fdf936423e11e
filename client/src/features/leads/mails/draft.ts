/** The initial text of a mail; empty, except after a mail was taken back. */
export interface Draft {
  address?: string;
  subject: string;
  body: string;
}

export const emptyDraft: Draft = { subject: '', body: '' };
