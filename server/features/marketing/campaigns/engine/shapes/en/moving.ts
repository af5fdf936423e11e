import { bankOf } from '../shape';

// Slots: {c} a fact as a clause; {means} what it does, small; {short} what ends, {after} what comes instead; {scene} the
// reader's day; {moment} when.

/** Openers for products that the lexicon knows nothing of. */
export const questions = bankOf(
  'question',
  `
  What do you ask of {a}? ~ What do you ask of {a} {moment}?
  Looking for {a}? ~ Still looking for {a}? ~ Still looking for {a} {moment}?
  Who has {the} {moment}? ~ Who needs {a} {moment}?
  How do you choose {a}? ~ How long do you take to choose {a}?
  Could you use {a}? ~ Could you use {a} {moment}?
  When did you last replace {the}? ~ When did you last think about {the}?
  Do you need {a}? ~ Do you ever need {a} {moment}?
  What is missing {moment}? ~ What do you miss most {moment}: {a}?
  Why {a}? ~ Why {a}, and why {moment}?
  Is it time for {a}? ~ Is it time for {a} from {company}?
  What should {a} do? ~ What should {a} do {moment}?
  Seen {the} yet? ~ Have you seen {the} from {company} yet?
  {moment}, and no {thing}? ~ {moment}, and still no {thing}?
  Which {thing} do you reach for? ~ Which {thing} do you reach for {moment}?
  Do you know {your}? ~ How well do you know {your}?
`,
);

/** A moment of the reader, with the product alone. */
export const situations = bankOf(
  'situation',
  `
  {moment}, {a}. ~ {moment}, {a} at hand.
  {moment}, {a} and not much else.
  Some days call for {a}. ~ Some days call for {a}, above all {moment}.
  {moment}, you miss {a}.
  {moment}, there is room for {a}. ~ {moment}, there is always room for {a}.
  Choosing {a} takes time. ~ Choosing {a} takes time, and more so {moment}.
  {moment}, the same question: which {thing}?
  The moment for {a} comes. ~ The moment for {a} comes, often {moment}.
  {moment}, it is easy to think of {a}.
  You miss {a} when there is none. ~ You miss {a} most {moment}.
  It starts {moment}, with a search for {a}.
  {moment}, you would settle for {a}. ~ {moment}, you would settle for {a} that simply works.
  It happens {moment}: you need {a}. ~ It happens {moment}: you need {a} and find none.
`,
);

/** The reader's day without the thing: {scene} is a complete sentence of the lexicon. */
export const scenes = bankOf(
  'scene',
  `
  {scene}.
  {scene}. ~ It happens: {scene}. ~ It happens, and more so {moment}: {scene}.
  {scene}. ~ The usual: {scene}. ~ The usual, {moment}: {scene}.
  {scene}. ~ You know how it goes: {scene}. ~ You know how it goes {moment}: {scene}.
  {scene}. ~ {moment}, {scene}.
  {scene}. ~ And then {scene}. ~ And then, {moment}, {scene}.
  {scene}. ~ A familiar picture: {scene}. ~ A familiar picture {moment}: {scene}.
  {scene}. ~ So it goes: {scene}. ~ So it goes {moment}: {scene}.
  {scene}. ~ Picture it: {scene}. ~ Picture it {moment}: {scene}.
  {scene}. ~ Nobody laughs: {scene}. ~ Nobody laughs {moment}: {scene}.
  {scene}. ~ Round it goes again: {scene}. ~ Round it goes again {moment}: {scene}.
  {scene}. ~ Until then, {scene}. ~ Until {the} arrives, {scene}.
`,
);

/** A fact and what it does. */
export const consequences = bankOf(
  'consequence',
  `
  {c}: {means}. ~ {c}: {means}. ~ {c}: {means}.
  {c}; {means}. ~ {c}; {means}. ~ {c}; {means}.
  {means}: {c}. ~ {means}: {c}. ~ {means}: {c}.
  {c}; {means}. ~ {c}; in practice, {means}. ~ {c}; in practice, {means}.
  {c}: {means}. ~ {c}; in other words, {means}. ~ {c}; in other words, {means}.
  {c}: {means}. ~ {c}: here, {means}. ~ {c}: here, {means}.
  {c}; {means}. ~ {c}; in the end, {means}. ~ {c}; in the end, {means}.
  {c}, and {means}. ~ {c}, and {means}. ~ {c}, and {means}.
  {c}: {means}. ~ {c}; {moment}, {means}. ~ {c}; {moment}, {means}.
  {means}; {c}. ~ {means}; {c}. ~ {means}; {c}.
  {c}: {means}. ~ {c}; day to day, {means}. ~ {c}; day to day, {means}.
  {c}: {means}. ~ {c}; put plainly, {means}. ~ {c}; put plainly, {means}.
  {c}; {means}. ~ {c}; for you, {means}. ~ {c}, and {means}.
`,
);

/** What ends, beside what there is. */
export const contrasts = bankOf(
  'contrast',
  `
  No {bare short}. ~ No more {bare short}: {after}.
  Not {short} but {after}.
  {after} instead of {short}.
  Before, {short}; now, {after}.
  Less {bare short}, more {bare after}.
  {after}, and no {bare short}.
  {short} out, {after} in.
  Goodbye, {short}; hello, {after}.
  {short}, no; {after}, yes.
  Where there was {short}, {after}. ~ Where there was {short}, now {after}.
  Yesterday, {short}; today, {after}.
  It is {short} or {after}. ~ It is {short} or {after}: your choice.
  It used to be {short}. ~ It used to be {short}; with {the}, it is {after}.
`,
);

/** What it costs. */
export const terms = bankOf(
  'terms',
  `
  {price}. ~ {the} [costs/cost] {price}. ~ {the} from {company} [costs/cost] {price}.
  It is {price}. ~ It is {price} for {the}. ~ It is {price} for {the} from {company}.
  {price}. ~ {price} for {the}. ~ {price} for {the} from {company}.
  Price: {price}. ~ Price of {the}: {price}. ~ The price of {the}, in plain view: {price}.
  {price}. ~ At {company}, {price}. ~ At {company}, {the} [is/are] {price}.
  {price}. ~ The sum is short: {price}. ~ The sum for {the} is short: {price}.
  {price}. ~ To pay: {price}. ~ To pay for {the}: {price}.
  {price}. ~ {the}, {price}. ~ {the} from {company}, {price}.
  {price}. ~ Price up front: {price}. ~ The price of {the}, up front: {price}.
  {price}. ~ All this for {price}. ~ All this, with {the}, for {price}.
  {price}. ~ The price fits on one line: {price}. ~ The price of {the} fits on one line: {price}.
  {price}. ~ And the price: {price}. ~ And the price of {the}: {price}.
  {price}. ~ You pay {price}. ~ You pay {price} for {the}.
  {price}. ~ Yours for {price}. ~ {the}: yours for {price}.
`,
);

/** The price of a product that shows none. */
export const requests = bankOf(
  'request',
  `
  Price on request.
  Prices on request. ~ Price of {the} on request.
  Price by quote. ~ {the}, priced by quote.
  We quote first. ~ We quote for {the} first.
  A quote sets the price. ~ A quote sets the price of {the}.
  Ask, and we quote. ~ Ask, and we quote for {the}.
  The price comes by quote. ~ The price of {the} comes by quote.
  First comes the quote. ~ First comes the quote for {the}.
  Quotes on request. ~ {the}: quote on request.
  There is a quote for that. ~ There is a quote for {the}.
  The price: on request. ~ The price of {the}: on request.
  Priced by quote. ~ {the}: price by quote.
`,
);

/** What a fact does that has been told before. */
export const meanings = bankOf(
  'meaning',
  `
  {means}.
  {means}. ~ That is to say, {means}.
  {means}. ~ In practice, {means}.
  {means}. ~ In other words, {means}.
  {means}. ~ At last, {means}.
  {means}. ~ {moment}, {means}.
  {means}. ~ Day to day, {means}.
  {means}. ~ Here, {means}.
  {means}. ~ In plain terms, {means}.
  {means}. ~ And yes, {means}.
  {means}. ~ When it comes to it, {means}.
  {means}. ~ Put differently, {means}.
`,
);

/** A measure and its price in one line. */
export const measured = bankOf(
  'measured',
  `
  {fig} for {price}.
  That is {fig} for {price}.
  {fig}, {price}. ~ {the}: {fig}, {price}.
  For {price}, {fig}. ~ For {price}, {fig} from {company}.
  {price} buys {fig}.
  {fig} and {price}: the sum is short.
  {price} for {fig}. ~ {price} for {fig} of it.
  The sum: {fig}, {price}. ~ The sum for {the}: {fig}, {price}.
  Size and price: {fig}, {price}.
  {fig} at {price}. ~ {the}, {fig} at {price}.
  In numbers: {fig}, {price}.
  You get {fig} for {price}.
`,
);
