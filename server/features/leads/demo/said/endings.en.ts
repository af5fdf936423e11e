import type { DemoLine } from './demo-line';

export const negotiation: DemoLine[] = [
  {
    type: 'call',
    durationMin: 24,
    outcome: 'reached',
    subject: 'Terms for {title}',
    body: 'They would like to pay in three instalments. Fine, if they sign this month. The price stays at {amount}.',
  },
  {
    type: 'meeting',
    durationMin: 60,
    outcome: 'held',
    subject: 'Last meeting before signing at {company}',
    body: 'The scope is agreed. They want a way out after three months, which is fair.',
  },
  {
    type: 'email',
    subject: 'The adjusted proposal',
    body: 'I have taken maintenance out, as we said. Everything else stays as it was: {amount} plus VAT.',
  },
];

export const won: DemoLine[] = [
  {
    type: 'email',
    direction: 'in',
    subject: 'Go ahead with {title}',
    body: 'Signed and sent back. When do we start? {person}',
  },
  {
    type: 'call',
    direction: 'in',
    durationMin: 5,
    outcome: 'reached',
    subject: '{company} says yes',
    body: '{person} confirms, and will send the signed contract tomorrow.',
  },
  {
    type: 'whatsapp',
    direction: 'in',
    subject: 'Approved',
    body: 'Approved. You will have the signature by email this afternoon.',
  },
];

export const kickoffs: DemoLine[] = [
  {
    type: 'video',
    durationMin: 45,
    outcome: 'held',
    subject: 'Kick-off: {title}',
    body: 'Four weeks planned, accesses asked for. One person to talk to on each side.',
  },
  {
    type: 'email',
    subject: 'Dates and accesses',
    body: 'We start on Monday. I need a test user, and half an hour with whoever does it by hand today.',
  },
];

export const afterwards: DemoLine[] = [
  {
    type: 'call',
    durationMin: 13,
    outcome: 'reached',
    subject: 'The first month',
    body: 'They use it every day. Two small adjustments, made during the call.',
  },
  {
    type: 'meeting',
    durationMin: 55,
    outcome: 'held',
    subject: 'Review of the results',
    body: 'The figure that we agreed on is better. I show before and after; they ask for a copy for their team.',
  },
  {
    type: 'email',
    direction: 'in',
    subject: 'It works',
    body: 'Just to tell you that nobody here wants to go back to how it was. {person}',
  },
];

export const lost: DemoLine[] = [
  {
    type: 'email',
    direction: 'in',
    subject: 'About your proposal',
    body: 'Thank you for the work and for being so clear. We will not go ahead for now. {person}',
  },
  { type: 'note', direction: 'internal', subject: 'Closed: {reason}', body: '{note}' },
  {
    type: 'call',
    durationMin: 8,
    outcome: 'reached',
    subject: 'Closing call with {person}',
    body: '{note}',
  },
];
