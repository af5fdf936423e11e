import type { Goal } from '../../../../../../../shared/marketing/campaigns/scales';
import { bankOf } from '../shape';

/** What whoever buys a place or a date is asked for. */
export const bookings: readonly string[] = [
  'book {your}',
  'reserve {your}',
  'choose your date',
  'book your place',
  'make your booking',
];

/** What the reader is asked for, as an order with a small first letter. */
export const acts: Record<Goal, readonly string[]> = {
  buy: ['order {your}', 'choose {your}', 'get {your}', 'buy {your}', 'place your order'],
  quote: [
    'ask for a quote on {the}',
    'get a quote for {the}',
    'ask the price of {the}',
    'request a quote for {the}',
    'ask us to price {the}',
    'ask for a quote',
    'get your quote',
  ],
  demo: [
    'ask for a demo of {the}',
    'see {the} at work',
    'book a demo of {the}',
    'ask us to show you {the}',
    'request a demo of {the}',
    'ask for a demo',
    'book a demo',
  ],
  visit: [
    'come and ask about {the}',
    'have a look at {the}',
    'drop in and ask about {the}',
    'come by for {the}',
    'call in',
    'come and see us',
    'drop in',
  ],
  subscribe: [
    'sign up for {the}',
    'start with {the}',
    'put your name down for {the}',
    'sign up',
    'leave your email address',
    'join us',
  ],
};

/** The one thing asked: {act}. */
export const invitations = bankOf(
  'invitation',
  `
  {act}. ~ {act} at {company}.
  {act} today.
  {act}. ~ Whenever you like, {act}.
  {act}. ~ When it suits you, {act}.
  {act}. ~ {act} this week.
  {act}. ~ Go ahead and {act}.
  {act}. ~ The next step: {act}.
  {act}. ~ {act} when you are ready.
  {act}. ~ To get started, {act}.
  {act}. ~ If you like the sound of it, {act}.
  {act}. ~ Have a think, then {act}.
  {act} now.
  {act}. ~ If it suits you, {act}.
  {act}. ~ At {company}, {act}.
  {act}. ~ Over to you: {act}.
`,
);

/** Where the link is, on a network that shows none in a post. */
export const profileLink = [
  'The link is in our profile.',
  'You will find the link for it in our profile.',
  'Link in profile.',
  'Find the link in our profile.',
];

/** Subjects and headings; the slot that a shape needs decides where it can stand. */
export const headlines = bankOf(
  'headline',
  `
  No more {bare short}
  {after}
  Instead of {short}, {after}
  {after} instead of {short}
  An end to {short}
  {the}: {after}
  {short} again?
  {after}, for {price}
  {figs}
  {the} {p}
  {the}: {f}
  {f}
  {f}: {the}
  {the} for {price}
  {a} that {p}, for {price}
  {our} {p}
  {after}, with {the}
  Tired of {short}?
  {the} from {company}
  {a} that {p}
  {figs}: {the}
  {the}: {f}, {price}
  {your} {p}
  {your}, for {price}
  {your}, at {company}
  {a} from {company}
  {a} for {price}
  {the}, at {company}
  {company}: {the}
  What {the} [is/are] like
  What {the} [has/have]
  {the}, up close
  {the}: price and details
  All about {the}
`,
);

/** The line beside a subject: it goes on from there. */
export const preheaders = bankOf(
  'preheader',
  `
  {c}. ~ {s}. ~ {s}, for {price}.
  {c}. ~ {the}: {c}. ~ {c}; {the}, {price}.
  {c}. ~ {the} from {company}: {c}.
  {c}. ~ {our} {p}. ~ {our} {p}, for {price}.
  {c}. ~ {a} that {p}. ~ {a} that {p}, for {price}.
  {c}. ~ {your} {p}. ~ {your} {p}; {price} at {company}.
  {c}. ~ {a} from {company} that {p}.
  {c}. ~ {this} {p}. ~ {this} {p}, for {price}.
  {c}. ~ For {price}, {a} that {p}.
  {c}. ~ {the} from {company} {p}. ~ {the} from {company} {p}; {price}.
  {c}. ~ From {company}, {a} that {p}.
  {c}. ~ About {the}: {c}.
  {c}. ~ {the} in a line: {c}.
  {c}. ~ One thing about {the}: {c}.
`,
);
