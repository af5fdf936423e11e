import { bankOf } from '../shape';

// Slots: {c} a fact as a clause; {s} the same with the product as its subject; {means} what it does, small; {short} what
// ends, {after} what comes instead; {scene} the reader's day; {moment} when.

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
