import { bankOf } from '../shape';

// Slots: {a} and {the} the product; {moment} when.

/** Openers for all products that the lexicon knows nothing of. */
export const questions = bankOf(
  'question',
  `
  What do you look for in {a}?
  Looking for {a}? ~ Still looking for {a}?
  Who is {a} for?
  How do you choose {a}?
  What should {a} do? ~ What should {a} do for you?
  Have you seen {this}? ~ Have you seen {the} from {company}?
  Have you heard of {the}?
  What would you ask about {the}?
  What do you want to know about {the}?
  Do you know {the}? ~ Do you know {the} from {company}?
  What matters to you in {a}?
  Thinking about {a}?
  Do you need {a}?
  Where do you go for {a}?
`,
);

/** Openers for what is bought again and again: food, a meal, soap. */
export const everydayQuestions = bankOf(
  'everyday question',
  `
  Could you use {a}? ~ Could you use {a} {moment}?
  Is it time for {a}?
  Is {a} on your list?
  Fancy {a}?
  Where do you buy {your}?
`,
);

/** Openers for what is kept: a chair, a shoe, a machine. */
export const durableQuestions = bankOf(
  'durable question',
  `
  What do you check before you buy {a}?
  Thinking of buying {a}?
  Comparing {a} with the others? ~ Still comparing {a} with the others?
  What would {a} have to do for you?
  Do the photos of {a} tell you enough?
`,
);

/** Openers for what is done for a person. */
export const serviceQuestions = bankOf(
  'service question',
  `
  What does {a} include?
  Who do you call for {a}?
  Have you been putting {a} off?
  What do you ask before you book {a}?
  Is it time to book {a}?
`,
);

/** Openers for what a firm has done, or works with. */
export const firmQuestions = bankOf(
  'firm question',
  `
  Who decides on {a} in your firm?
  Is there a budget for {a} this year?
  What does {a} cost, and what is included?
  What would your team ask about {a}?
  Do you have the facts to decide on {a}?
`,
);

/**
 * A moment of the reader, with the product alone; it suits all products. What names the product and cites no fact may hold
 * two words of meaning besides its name, and what does not name it six words.
 */
export const situations = bankOf(
  'situation',
  `
  Before you choose {a}, the facts.
  You want to know about {the}.
  You have heard of {the}.
  You are looking for {a}.
  There are questions about {the}.
  Anyone after {a} has questions.
  You know what you want from {a}.
  Somebody asks about {the}.
  The facts about {the}, in order.
  Here is {the}, point by point.
  This is for anyone choosing {a}.
  It is hard to choose {a}.
  Worth knowing about {the}.
`,
);

/** A moment before something is bought again. */
export const everydaySituations = bankOf(
  'everyday situation',
  `
  Some days call for {a}.
  {moment}, you could do with {a}.
  {a} [is/are] on the list.
  {moment}, it is time for {a}.
  Today calls for {a}.
`,
);

/** A moment before something is bought that is kept. */
export const durableSituations = bankOf(
  'durable situation',
  `
  You do not buy {a} often.
  Before you buy {a}, the details.
  You have seen photos of {a}.
  Photos only tell you so much.
  Every listing says something else.
  Too many tabs are open.
`,
);

/** A moment before something is done for a person. */
export const serviceSituations = bankOf(
  'service situation',
  `
  You have yet to book {a}.
  It is time to book {a}.
  You ask around for {a}.
  Nobody says what is included.
  Every quote covers something else.
  The call keeps getting put off.
`,
);

/** A moment before a firm decides. */
export const firmSituations = bankOf(
  'firm situation',
  `
  {a} [comes/come] up in a meeting.
  There is a decision due on {a}.
  Nobody has decided on {a}.
  You need a price for {a}.
  Every offer covers something else.
  The budget is still open.
`,
);
