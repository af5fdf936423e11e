import { bankOf } from '../shape';

// Slots: {p} what the product does or is, after its subject; {c} the same as a clause with a pronoun; {f} the bare phrase.

/** A fact with the product as its subject. */
export const tellVerb = bankOf(
  'tell.verb',
  `
  {the} {p}. ~ {our} {p}.
  {the} {p}. ~ {the} from {company} {p}.
  {c}. ~ {this} {p}.
  {c}. ~ {your} {p}.
  And {c}.
  {c}, too.
  {c}. ~ {a} from {company} that {p}.
  {c}. ~ {company} has {a} that {p}.
  {c}. ~ [Here is/Here are] {a} that {p}.
  {c}. ~ What is more, {c}.
  {c}. ~ Good to know: {c}.
  {c}. ~ From {company}, {a} that {p}.
  {c}. ~ One more thing: {c}.
  {c}. ~ What you get: {a} that {p}.
  {c}. ~ And yes, {c}.
`,
);

/** A phrase that has no verb. */
export const tellPhrase = bankOf(
  'tell.phrase',
  `
  {f}. ~ {the}: {f}. ~ {the} from {company}: {f}.
  {f}. ~ Also: {f}.
  {f}. ~ At {company}: {f}.
  {f}. ~ Worth knowing: {f}.
  {f}, too.
  {f}. ~ {f}: {the}.
  {f}. ~ {f}: {the} from {company}.
  {f}. ~ {your}: {f}.
  {f}. ~ {our}: {f}.
  {f}. ~ {this}: {f}.
  {f}. ~ {the} in brief: {f}.
  {f}. ~ Good to have: {f}.
  {f}. ~ On the list: {f}.
`,
);

/** A fact in any form, in a sentence that names the product. */
export const tellAny = bankOf(
  'tell.any',
  `
  {c}. ~ {the}: {c}.
  {c}. ~ {the} from {company}: {c}.
  {c}. ~ {your}: {c}.
  {c}. ~ {our}: {c}.
  {c}. ~ About {the}: {c}.
  {c}. ~ About {the} from {company}: {c}.
  {c}. ~ [This is/These are] {the}: {c}.
  {c}. ~ {c}: {the}. ~ {c}: {the} from {company}.
  {c}. ~ {the} in a line: {c}.
  {c}. ~ One thing about {the}: {c}.
  {c}. ~ {the}, at {company}: {c}.
  {c}. ~ {this}: {c}.
`,
);

/** Several facts with the product as their subject: {list} joins what it does. */
export const listVerbs = bankOf(
  'list.verb',
  `
  {the} {list}. ~ {our} {list}.
  {the} {list}. ~ {the} from {company} {list}.
  {the} {list}. ~ {this} {list}.
  {the} {list}. ~ {your} {list}.
  {a} that {list}. ~ {company} has {a} that {list}.
  {a} that {list}. ~ {a} from {company} that {list}.
  {the} {list}. ~ From {company}: {a} that {list}.
  {the} {list}. ~ [Here is/Here are] {a} that {list}.
  {the} {list}. ~ At {company}, {the} {list}.
  {the} {list}. ~ What you get: {a} that {list}.
  {the} {list}. ~ From {company}, {a} that {list}.
  {the} {list}. ~ What {company} has: {a} that {list}.
  {the} {list}. ~ {a}, from {company}, that {list}.
`,
);

/** Several phrases in a row. */
export const listPhrases = bankOf(
  'list.phrase',
  `
  {list}.
  {list}. ~ {the}: {list}.
  {list}. ~ {the} from {company}: {list}.
  {list}. ~ {list}: {the}.
  {list}. ~ {list}: {the} from {company}.
  {list}. ~ {your}: {list}.
  {list}. ~ {our}: {list}.
  {list}. ~ Also: {list}.
  {list}. ~ {this}: {list}.
  {list}. ~ {the}, from {company}: {list}.
  {list}. ~ Good to know: {list}.
  {list}. ~ And the rest: {list}.
`,
);

/** Quantities first: {figs}. */
export const figures = bankOf(
  'figure',
  `
  {figs}.
  {figs}. ~ {the}: {figs}.
  {figs}. ~ {figs}: {the}.
  {figs}. ~ {the} in numbers: {figs}.
  {figs}. ~ {figs}: {the} from {company}.
  {figs}. ~ {your}: {figs}.
  {figs}. ~ {figs}: {your}.
  {figs}. ~ {figs}: that is {the}.
  {figs}. ~ {the}, in figures: {figs}.
  {figs}. ~ {our}: {figs}.
  {figs}. ~ {the} from {company}: {figs}.
  {figs}. ~ {figs}: {a} from {company}.
  {figs}. ~ In numbers, {the}: {figs}.
`,
);
