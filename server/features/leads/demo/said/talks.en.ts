import type { DemoLine } from './demo-line';

/** Whether and why it is worth going on. */
export const qualified: DemoLine[] = [
  {
    type: 'video',
    durationMin: 35,
    outcome: 'held',
    subject: 'Video call: {topic}',
    body: '{found} There is a budget this year, without a figure. Next step: see it from the inside.',
  },
  {
    type: 'call',
    durationMin: 21,
    outcome: 'reached',
    subject: 'Going through it with {person}',
    body: '{found} They want to begin with something small that shows within a month.',
  },
  {
    type: 'meeting',
    durationMin: 50,
    outcome: 'held',
    subject: 'Visit to {company}',
    body: '{found} They show me how they do it today, screen by screen. They know their problem.',
  },
  {
    type: 'call',
    durationMin: 16,
    outcome: 'reached',
    subject: 'Questions about {topic}',
    body: '{found} {decider} decides. I send the short questionnaire.',
  },
];

/** What the diagnosis found. */
export const diagnosis: DemoLine[] = [
  {
    type: 'meeting',
    durationMin: 120,
    outcome: 'held',
    subject: 'Diagnosis on site: {topic}',
    body: '{foundLater} I take a sample of the data with me, without names.',
  },
  {
    type: 'video',
    durationMin: 75,
    outcome: 'held',
    subject: 'Diagnosis: {topic}',
    body: '{foundLater} We agree how to measure it: one figure before, the same one after.',
  },
  {
    type: 'meeting',
    durationMin: 90,
    outcome: 'held',
    subject: 'A morning at {company}',
    body: '{foundLater} Mind the holidays: it has to be done before.',
  },
];

/** What is sent and asked for meanwhile. */
export const material: DemoLine[] = [
  {
    type: 'email',
    direction: 'in',
    subject: 'The data that you asked for',
    body: 'The last three months are attached. Tell me if a column is missing. {person}',
  },
  {
    type: 'email',
    subject: 'Summary of the session',
    body: 'Here are my notes on one page, with the figure that we start from. If anything is wrong, tell me by Friday and I will write the proposal.',
  },
];

export const proposal: DemoLine[] = [
  {
    type: 'email',
    subject: 'Proposal: {title}',
    body: 'Hello {person}, here is the proposal on two pages. {offer} Price: {amount} plus VAT. It stands for thirty days.',
  },
  {
    type: 'email',
    subject: '{title}: proposal and dates',
    body: '{offer} It would be {amount} plus VAT, half of it at the start. If that suits you, I will keep the dates free.',
  },
  {
    type: 'video',
    durationMin: 40,
    outcome: 'held',
    subject: 'Presentation: {title}',
    body: '{offer} {amount} plus VAT. They ask how long it takes and who looks after it. I send the PDF when we hang up.',
  },
];

/** What comes after a proposal. */
export const reminders: DemoLine[] = [
  {
    type: 'email',
    direction: 'in',
    subject: 'Re: Proposal',
    body: 'Received. I will read it properly on Monday and tell you. {person}',
  },
  {
    type: 'whatsapp',
    outcome: 'replied',
    subject: 'Did you get round to it?',
    body: 'Hello {person}. Any questions about the proposal? We could go through it in ten minutes.',
  },
  {
    type: 'call',
    outcome: 'no_answer',
    durationMin: 0,
    subject: 'Asking about the proposal',
    body: 'Does not pick up. I try again on Wednesday.',
  },
];
