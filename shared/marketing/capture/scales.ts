/** The status of a lead, which a person sets. */
export const leadStatuses = ['new', 'contacted', 'engaged', 'qualified', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** What a lead may wait for: a first answer, or a reply to its answer to a mail. */
export const waitingFor = ['answer', 'reply'] as const;

/** Whether a lead agreed to receive mails. */
export const consentStates = ['none', 'pending', 'confirmed', 'withdrawn'] as const;
export type ConsentState = (typeof consentStates)[number];

/** Whether mails reach a lead. */
export const deliveryStates = ['ok', 'soft', 'hard'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const pageStatuses = ['draft', 'live', 'off'] as const;
export type PageStatus = (typeof pageStatuses)[number];

/** How a page looks: as printed on paper, or on the colour of its company. */
export const pageThemes = ['paper', 'brand'] as const;
export type PageTheme = (typeof pageThemes)[number];

/**
 * The source of visitors and leads: a channel's short link, a mail's, a deleted short link, UTM parameters, a
 * referring site, or none (direct); `none` is for leads that never visited, such as imported ones.
 */
export const touchSources = ['channel', 'mail', 'link', 'utm', 'site', 'direct', 'none'] as const;
export type TouchSource = (typeof touchSources)[number];

/** The way in which an address was submitted. */
export const doors = ['page', 'embed', 'json', 'import'] as const;
export type Door = (typeof doors)[number];

/** The ways that show the form themselves, so that the sender was counted as a visitor. */
export const countedDoors = ['page', 'embed'] as const satisfies readonly Door[];

/** A suspect is stored separately and receives no mail. It stays until a person releases it, or for thirty days. */
export const verdicts = ['accepted', 'suspect', 'released'] as const;
export type Verdict = (typeof verdicts)[number];

/** Why a submission is suspected as spam. */
export const suspicions = [
  'honeypot',
  'token',
  'too fast',
  'too old',
  'address limit',
  'email limit',
  'disposable',
  'link in name',
  'links in text',
  'same text',
] as const;
export type Suspicion = (typeof suspicions)[number];

/** Why an address is never written to; `contact` means that LEADMANAGER says so. */
export const suppressionReasons = [
  'unsubscribed',
  'bounced',
  'complained',
  'erased',
  'by hand',
  'contact',
] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** The kinds of events of a lead, other than edits. */
export const leadEventKinds = [
  'submitted',
  'opt-in sent',
  'confirmed',
  'withdrawn',
  'lapsed',
  'handed over',
  'enrolled',
  'sent',
  'clicked',
  'answered',
  'bounced',
  'complained',
  'stopped',
] as const;
export type LeadEventKind = (typeof leadEventKinds)[number];
