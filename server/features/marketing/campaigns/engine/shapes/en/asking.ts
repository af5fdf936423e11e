import { bankOf } from '../shape';

// Slots: {c} a fact as a clause; {s} the same with the product as its subject; {means} what it does, small; {short} what
// ends, {after} what comes instead; {scene} the reader's day; {moment} when.

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

/** The reader's day without the thing: {scene} is a complete sentence of the lexicon. */
export const scenes = bankOf(
  'scene',
  `
  {scene}.
  {scene}. ~ You know how it goes: {scene}.
  {scene}. ~ It happens: {scene}.
  {scene}. ~ For now, {scene}.
  {scene}. ~ Picture it: {scene}.
  {scene}. ~ There it is again: {scene}.
  {scene}. ~ As things stand, {scene}.
  {scene}. ~ The same again: {scene}.
  {scene}. ~ We have all been there: {scene}.
  {scene}. ~ It may sound familiar: {scene}.
  {scene}. ~ A familiar story: {scene}.
  {scene}. ~ And {scene}.
`,
);

/** A fact and what it does. */
export const consequences = bankOf(
  'consequence',
  `
  {c}: {means}.
  {c}; {means}.
  {means}: {c}.
  {means}; {c}.
  {c}, and {means}.
  {c}: {means}. ~ {s}: {means}.
  {c}; {means}. ~ {s}; {means}.
  {c}, and {means}. ~ {s}, and {means}.
  {means}: {c}. ~ {means}: {s}.
  {c}: {means}. ~ {our} {p}: {means}.
  {c}, and {means}. ~ {this} {p}, and {means}.
  {c}: {means}. ~ {the} from {company} {p}: {means}.
  {c}; {means}. ~ {your} {p}; {means}.
  {c}: {means}. ~ {a} that {p}: {means}.
  {means}; {c}. ~ {means}; {our} {p}.
`,
);

/** What ends, beside what there is. */
export const contrasts = bankOf(
  'contrast',
  `
  Not {short} but {after}.
  {after} instead of {short}.
  Before: {short}. ~ Before: {short}; after: {after}.
  Out with {short}, in with {after}.
  {after}, and no more {bare short}.
  From {short} to {after}.
  In place of {short}, {after}.
  Swap {short} for {after}.
  No more {bare short}. ~ No more {bare short}: {after}.
  {after} rather than {short}.
  Instead of {short}, {after}.
  An end to {short}. ~ An end to {short}: {after}.
  With {the}, {after}.
`,
);

/** What it costs. */
export const terms = bankOf(
  'terms',
  `
  {price}. ~ {the} [costs/cost] {price}. ~ {the} from {company} [costs/cost] {price}.
  It is {price}. ~ It is {price} for {the}.
  {price}. ~ {price}, at {company}.
  Price: {price}. ~ Price of {the}: {price}.
  {price}. ~ {price} for {the}.
  {price}. ~ The price of {the} is {price}.
  {price}. ~ You pay {price}. ~ You pay {price} for {the}.
  {price}. ~ {your}, for {price}.
  {price}. ~ {the}, {price}.
  {price}. ~ [It costs/They cost] {price}.
  {price}. ~ {our} [costs/cost] {price}.
  {price}. ~ {the} [comes/come] to {price}.
  {price}. ~ For {the} you pay {price}.
  {price}. ~ At {company}, [it is/they are] {price}.
  {price}. ~ {this} [is/are] {price}.
`,
);

/** The price of a product that shows none. */
export const requests = bankOf(
  'request',
  `
  Price on request.
  Priced by quote.
  The price: on request. ~ The price of {the}: on request.
  A quote gives the price. ~ A quote gives the price of {the}.
  The price comes with the quote. ~ The price of {the} comes with the quote.
  Prices on request. ~ {the}: prices on request.
  You will have the price in a quote.
  Quotes on request. ~ {the}: quote on request.
  Price on request. ~ Price on request: we quote for {the}.
  Price on request. ~ The price is on request, as it depends on what you need.
  The price is on request.
  You get the price by quote. ~ You get the price of {the} by quote.
`,
);

/** A measure and its price in one line. */
export const measured = bankOf(
  'measured',
  `
  {fig} for {price}.
  That is {fig} for {price}.
  {fig}, {price}.
  For {price}, {fig}.
  {price} for {fig}.
  {price} buys {fig}.
  {fig} at {price}.
  {fig} for {price}. ~ {the}: {fig} for {price}.
  For {price}, {fig}. ~ For {price}, {fig} from {company}.
  {fig} for {price}. ~ {fig} for {price}, at {company}.
  You get {fig} for {price}.
  {fig}, {price}. ~ {your}: {fig}, {price}.
`,
);
