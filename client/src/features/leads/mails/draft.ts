/** What a mail begins with; empty but for a mail that was taken back. */
export interface Draft {
  address?: string;
  subject: string;
  body: string;
}

export const emptyDraft: Draft = { subject: '', body: '' };
