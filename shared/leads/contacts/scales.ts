export const contactStatuses = ['new', 'working', 'qualified', 'customer', 'disqualified'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** Where a contact or an opportunity came from. */
export const leadSources = [
  'website',
  'referral',
  'event',
  'import',
  'outbound',
  'partner',
  'comerzia',
  'other',
] as const;
export type LeadSource = (typeof leadSources)[number];

export const pointKinds = ['email', 'phone'] as const;
export const pointLabels = ['work', 'personal', 'mobile', 'other'] as const;

/** An email address or phone of a contact. */
export interface ContactPoint {
  kind: (typeof pointKinds)[number];
  value: string;
  label: (typeof pointLabels)[number];
  primary: boolean;
  /** An address that several contacts may have, such as info@. */
  shared: boolean;
}

/** The purposes of a consent. */
export const purposes = ['enquiry_reply', 'marketing', 'profiling'] as const;
export type Purpose = (typeof purposes)[number];

export const consentStates = ['granted', 'withdrawn'] as const;
export type ConsentState = (typeof consentStates)[number];
