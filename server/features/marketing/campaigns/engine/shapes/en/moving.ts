import type { Goal } from '../../../../../../../shared/marketing/campaigns/scales';
import { bankOf } from '../shape';

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
    'come and see {the}',
    'have a look at {the}',
    'drop in and ask for {the}',
    'come by for {the}',
    'see {the} for yourself',
    'come and see us',
    'drop in',
  ],
  subscribe: [
    'sign up for {the}',
    'subscribe to {the}',
    'start with {the}',
    'sign up',
    'leave your email address',
    'get news of {the}',
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
  {act}. ~ If it fits, {act}.
  {act}. ~ If it is what you want, {act}.
  {act}. ~ {act} when you are ready.
  {act}. ~ If you need it, {act}.
  {act}. ~ If you like the sound of it, {act}.
  {act}. ~ If you can use it, {act}.
  {act} now.
  {act}. ~ If it suits you, {act}.
  {act}. ~ At {company}, {act}.
  {act}. ~ If that is for you, {act}.
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
  Less {bare short}
  {the}: {after}
  {short} again?
  {after}, for {price}
  {figs}
  {the} {p}
  {the}: {f}
  {f}
  {f}: {the}
  {the} for {price}
  {c}, for {price}
  {our} {p}
  {c}
  {after}: {price}
  Tired of {short}?
  {the} from {company}
  {a} that {p}
  {figs}: {the}
  {the}: {f}, {price}
  {your} {p}
  {your}, for {price}
  {the}, {moment}
  {your}, at {company}
  {a} from {company}
  {a} for {price}
  {the}, at {company}
  {company}: {the}
  What {the} [is/are] like
  What {the} [has/have]
  {the}, up close
  {the}: price and details
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
  {c}. ~ {company}, {the}: {c}.
  {c}. ~ {the}, {price}: {c}.
  {c}. ~ With {the}, {c}. ~ With {the} from {company}, {c}.
`,
);
