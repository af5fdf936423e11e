/** How far a lead is, for a person. */
export const leadStatuses = ['new', 'contacted', 'engaged', 'qualified', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Whether a lead agreed to be written to. */
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
 * Where visitors and leads came from: a channel's short link, that of a mail, a short link that is gone, UTM parameters, a
 * referring site, nowhere (direct); `none` is who never visited, such as an import.
 */
export const touchSources = ['channel', 'mail', 'link', 'utm', 'site', 'direct', 'none'] as const;
export type TouchSource = (typeof touchSources)[number];

/** Through what somebody left an address. */
export const doors = ['page', 'embed', 'json', 'import'] as const;
export type Door = (typeof doors)[number];

/** The doors that show the form themselves, so that whoever comes by them was counted as a visitor. */
export const countedDoors = ['page', 'embed'] as const satisfies readonly Door[];

/** A suspect lies apart, without mail, until a person releases it or thirty days are over. */
export const verdicts = ['accepted', 'suspect', 'released'] as const;
export type Verdict = (typeof verdicts)[number];

/** Why a submission is a suspect. */
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

/** Why an address is never written to; `contact` is that LEADMANAGER says so. */
export const suppressionReasons = [
  'unsubscribed',
  'bounced',
  'complained',
  'erased',
  'by hand',
  'contact',
] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** What can happen to a lead besides what a person changes. */
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
