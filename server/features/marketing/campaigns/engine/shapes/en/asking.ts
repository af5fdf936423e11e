import { bankOf } from '../shape';

// Slots: {c} a fact as a clause; {s} the same with the product as its subject; {means} what it does, small; {short} what
// ends, {after} what comes instead; {scene} the reader's day; {moment} when.

/** Openers for products that the lexicon knows nothing of. */
export const questions = bankOf(
  'question',
  `
  What do you ask of {a}?
  Looking for {a}? ~ Still looking for {a}?
  Who needs {a} {moment}?
  How do you choose {a}?
  Could you use {a}? ~ Could you use {a} {moment}?
  When did you last replace {your}?
  Do you need {a}? ~ Do you ever need {a} {moment}?
  Where do you buy {your}?
  Who is {a} for? ~ Who are you buying {a} for?
  Is it time for {a}?
  What should {a} do? ~ What should {a} do for you?
  Have you seen {this}? ~ Have you seen {the} from {company}?
  Still without {a}? ~ Still without {a} {moment}?
  Which {thing} do you reach for {moment}?
  How long does it take to choose {a}?
`,
);

/** A moment of the reader, with the product alone. */
export const situations = bankOf(
  'situation',
  `
  {moment}, {a} at hand.
  {moment}, {a} and not much else.
  Some days call for {a}. ~ Some days call for {a}, above all {moment}.
  {moment}, you miss {a}.
  {moment}, there is room for {a}.
  Choosing {a} takes time.
  {moment}, you need {a}.
  {moment}, somebody asks for {a}.
  Some people look for {a} for months.
  {moment}, the talk is of {a}.
  {moment}, it is time for {a}.
  On the list it says {a}.
  {moment}, you reach for {a}.
  {moment}, {the}.
  {moment}, {your}.
`,
);

/** The reader's day without the thing: {scene} is a complete sentence of the lexicon. */
export const scenes = bankOf(
  'scene',
  `
  {scene}.
  {scene}. ~ You know how it goes: {scene}.
  {scene}. ~ Without {a}, {scene}.
  {scene}. ~ For now, {scene}.
  {scene}. ~ On any given day, {scene}.
  {scene}. ~ {moment}, {scene}.
  {scene}. ~ Today, once more: {scene}.
  {scene}. ~ The same again: {scene}.
  {scene}. ~ The scene: {scene}.
  {scene}. ~ It may sound familiar: {scene}.
  {scene}. ~ A familiar scene: {scene}.
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
  Before, {short}; now, {after}.
  Less {bare short}, more {bare after}.
  {after}, and no {bare short}.
  From {short} to {after}.
  In place of {short}, {after}.
  Swap {short} for {after}.
  No {bare short}. ~ No {bare short}: {after}.
  {short} or {after}: your choice.
  {after}; {short}, no.
  Instead of {short}, {after}.
  With {the}, {after}. ~ With {the}, {after} and no {bare short}.
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
  We quote first. ~ We quote for {the} first.
  Quotes on request. ~ {the}: quote on request.
  A quote sets the price. ~ A quote sets the price of {the}.
  By quote. ~ At {company}, {the} [is/are] priced by quote.
  First, a quote. ~ First, a quote for {the}.
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
