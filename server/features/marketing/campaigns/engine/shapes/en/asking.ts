import type { Goal } from '../../../../../../../shared/marketing/campaigns/scales';
import { bankOf } from '../shape';

/** What the reader is asked for, as an order with a small first letter. */
export const acts: Record<Goal, readonly string[]> = {
  buy: [
    'order {your}',
    'choose {your}',
    'get {the}',
    'put {the} in your basket',
    'buy {the}',
    'take {the} home',
  ],
  quote: [
    'ask for a quote on {the}',
    'get a quote for {the}',
    'ask the price of {the}',
    'request a quote for {the}',
    'ask about {the}',
    'tell us what you need from {the}',
  ],
  demo: [
    'ask for a demo of {the}',
    'see {the} at work',
    'book a demo of {the}',
    'watch {the} in use',
    'ask us to show {the}',
    'request a demo of {the}',
  ],
  visit: [
    'come and see {the}',
    'visit {company}',
    'have a look at {the}',
    'drop in and ask for {the}',
    'look at {the}',
    'see {the} for yourself',
  ],
  subscribe: [
    'sign up for {the}',
    'subscribe to {the}',
    'start with {the}',
    'join {company}',
    'sign up with {company}',
    'get news of {the}',
  ],
};

/** The one thing asked: {act}. */
export const invitations = bankOf(
  'invitation',
  `
  {act}. ~ {act} at {company}. ~ Whenever you like, {act} at {company}.
  {act} today. ~ {act} today at {company}.
  {act}. ~ When it suits you, {act}. ~ No rush: when it suits you, {act}.
  {act}. ~ If it fits, {act}. ~ If it fits your day, {act}.
  {act}. ~ Now {act}. ~ Now that you know, {act}.
  {act}. ~ One step: {act}. ~ The next step is this: {act}.
  {act}. ~ That simple: {act}. ~ At {company} it is that simple: {act}.
  {act}. ~ And if you like it, {act}. ~ And if you like what you read, {act}.
  {act}. ~ {act} and that is it. ~ {act} and that is all, at {company}.
  {act}. ~ One thing left: {act}. ~ There is one thing left: {act}.
  {act}. ~ The rest comes later: {act}. ~ The rest comes later; for now, {act}.
  {act}. ~ And now, {act}. ~ And now it is your turn: {act}.
  {act}. ~ From here, {act}. ~ Straight from here, {act}.
  {act}. ~ Take your time and {act}. ~ Take your time, then {act}.
`,
);

/** Where the link is, on a network that shows none in a post. */
export const profileLink = [
  'The link is in our profile.',
  'Link in profile.',
  'Find the link in our profile.',
];

/** Subjects and headings; the slot that a shape needs decides where it can stand. */
export const headlines = bankOf(
  'headline',
  `
  No more {bare short}
  {after}
  Goodbye, {short}
  {after}, for once
  Less {bare short}
  {the}: {after}
  {short} again?
  {after}, for {price}
  {figs}
  {the}, {moment}
  {the} {p}
  {the}: {f}
  {f}
  {f}: {the}
  {the} for {price}
  {c}, for {price}
  {our} {p}
  {c}
  {after}, {moment}
  Tired of {short}?
  {the} from {company}
  {a} that {p}
  {figs}: {the}
  {the}: {f}, {price}
  {the}, plainly put
  What goes into {the}
  {the}, without adjectives
  {the}, up close
  {the} in a few words
  A word about {the}
  {the}, point by point
  {the}, facts first
  This is {the}
  {the}, line by line
`,
);

/** The line beside a subject: it goes on from there. */
export const preheaders = bankOf(
  'preheader',
  `
  {c}. ~ {s}. ~ {s}, for {price}.
  {c}. ~ {the}: {c}. ~ {c}; {the}, {price}.
  {c}. ~ At {company}, {c}. ~ {the} from {company}: {c}.
  {c}. ~ Inside, the details: {c}. ~ Inside, the details of {the}: {c}.
  {c}. ~ And also, {c}. ~ And also, {s}.
  {c}. ~ One detail: {c}. ~ One detail of {the}: {c}.
  {c}. ~ For {price}, {c}. ~ For {price}, {the}: {c}.
  {c}. ~ Read on: {c}. ~ Read on about {the}: {c}.
  {c}. ~ The first line: {c}. ~ {company} puts it like this: {c}.
  {c}. ~ In short: {c}. ~ {the} in short: {c}.
  {c}. ~ What counts: {c}. ~ What counts in {the}: {c}.
  {c}. ~ More on {the}: {c}. ~ More on {the} from {company}: {c}.
  {c}. ~ Worth a minute: {c}. ~ Worth a minute, on {the}: {c}.
  {c}. ~ From {company}: {c}. ~ From {company}, {the}: {c}.
`,
);
