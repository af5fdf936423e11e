import type { LeadEventKind, SuppressionReason, Suspicion } from '@shared/marketing/capture/scales';

/** Suspicions, events and reasons by the names that their texts have. */
export const suspicionNames = {
  honeypot: 'honeypot',
  token: 'token',
  'too fast': 'tooFast',
  'too old': 'tooOld',
  'address limit': 'addressLimit',
  'email limit': 'emailLimit',
  disposable: 'disposable',
  'link in name': 'linkInName',
  'links in text': 'linksInText',
  'same text': 'sameText',
} as const satisfies Record<Suspicion, string>;

export const eventNames = {
  submitted: 'submitted',
  'opt-in sent': 'optInSent',
  confirmed: 'confirmed',
  withdrawn: 'withdrawn',
  lapsed: 'lapsed',
  'handed over': 'handedOver',
  enrolled: 'enrolled',
  sent: 'sent',
  clicked: 'clicked',
  answered: 'answered',
  bounced: 'bounced',
  complained: 'complained',
  stopped: 'stopped',
} as const satisfies Record<LeadEventKind, string>;

export const suppressionNames = {
  unsubscribed: 'unsubscribed',
  bounced: 'bounced',
  complained: 'complained',
  erased: 'erased',
  'by hand': 'byHand',
  contact: 'contact',
} as const satisfies Record<SuppressionReason, string>;
