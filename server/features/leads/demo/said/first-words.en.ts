import type { LeadSource } from '../../../../../shared/leads/contacts/scales';
import type { DemoLine } from './demo-line';

const called: DemoLine[] = [
  {
    type: 'call',
    direction: 'in',
    durationMin: 6,
    outcome: 'reached',
    subject: 'Incoming call: {topic}',
    body: '{person} calls. In their own words: “{asks}”',
  },
  { type: 'whatsapp', direction: 'in', subject: 'Message from {person}', body: '{asks}' },
];

/** How somebody makes contact, by the way on which they came. */
export const firstWords: Record<LeadSource, DemoLine[]> = {
  website: [
    { type: 'form', direction: 'in', subject: 'Enquiry from the website: {topic}', body: '{asks}' },
    {
      type: 'form',
      direction: 'in',
      subject: 'Contact form from {company}',
      body: '{asks} Afternoons suit me best, thank you.',
    },
    { type: 'form', direction: 'in', subject: 'Enquiry from the website', body: 'Hello. {asks}' },
  ],
  referral: [
    {
      type: 'email',
      direction: 'in',
      subject: 'You were recommended to us',
      body: 'Good morning. A firm that we know gave us your name. {asks} Kind regards, {person}',
    },
    {
      type: 'call',
      direction: 'in',
      durationMin: 9,
      outcome: 'reached',
      subject: '{person} calls on a recommendation',
      body: '“{asks}” I promise an answer this week.',
    },
  ],
  event: [
    {
      type: 'note',
      direction: 'internal',
      subject: 'Card of {person}, small business day',
      body: 'Ten minutes over coffee. “{asks}” Write before it cools down.',
    },
    {
      type: 'meeting',
      durationMin: 15,
      outcome: 'held',
      subject: 'A talk with {person} at the fair',
      body: 'Came up to me after the panel. “{asks}”',
    },
  ],
  outbound: [
    {
      type: 'email',
      direction: 'in',
      subject: 'Re: An idea for {topic}',
      body: 'Thank you for your mail. {asks} {person}',
    },
  ],
  partner: [
    {
      type: 'email',
      direction: 'in',
      subject: 'An introduction: {company}',
      body: 'I am copying in {person}. What they are after: “{asks}” Fionn',
    },
  ],
  comerzia: called,
  import: called,
  other: called,
};

/** How a client comes back with something else. */
export const again: DemoLine[] = [
  { type: 'whatsapp', direction: 'in', subject: 'Something else on our minds', body: '{asks}' },
  {
    type: 'email',
    direction: 'in',
    subject: 'Could we look at {topic}, too?',
    body: 'Hello again. {asks} All the best, {person}',
  },
  {
    type: 'call',
    direction: 'in',
    durationMin: 12,
    outcome: 'reached',
    subject: '{person} calls: {topic}',
    body: '“{asks}” I will have a look before I name a figure.',
  },
];

/** The answer to it. */
export const answers: DemoLine[] = [
  {
    type: 'call',
    outcome: 'left_message',
    durationMin: 1,
    subject: 'First call to {person}',
    body: 'No answer. I leave a message and my mobile number.',
  },
  {
    type: 'email',
    outcome: 'replied',
    subject: 'Half an hour this week, {person}?',
    body: 'Thank you for writing. Rather than tell you generalities about {topic}, shall we talk for half an hour? Thursday at ten or Friday at half past twelve would suit me.',
  },
  {
    type: 'whatsapp',
    subject: 'Hello, {person}',
    body: 'I am looking after your enquiry about {topic}. May I ring you late this afternoon?',
  },
  {
    type: 'call',
    outcome: 'reached',
    durationMin: 7,
    subject: 'First call with {person}',
    body: 'We get on. Next time properly, with a real example on the table.',
  },
];
