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
  {a} that {p}.
  {c}. ~ {a} from {company} that {p}.
  {c}. ~ [It is/These are] {a} that {p}.
  {c}. ~ {company} has {a} that {p}.
  {c}. ~ [Here is/Here are] {a} that {p}.
  {c}. ~ {the} we offer {p}.
  {c}. ~ {the} you get {p}.
  {c}. ~ From {company}, {a} that {p}.
  {c}. ~ Think of {a} that {p}.
  {c}. ~ {the} you get from {company} {p}.
`,
);

/** A phrase that has no verb. */
export const tellPhrase = bankOf(
  'tell.phrase',
  `
  {f}. ~ {the}: {f}. ~ {the} from {company}: {f}.
  {f}. ~ With {the}, {f}.
  {f}. ~ At {company}, {f}.
  And {f}.
  {f}, too.
  {f}. ~ {f}, at {company}.
  {f}. ~ With {your}, {f}.
  {f}. ~ {f}, with {the}.
  {f}. ~ {your}: {f}.
  {f}. ~ {our}: {f}.
  {f}. ~ With {the} from {company}, {f}.
  {f}. ~ {the} from {company}, {f}.
  {f}. ~ {f}, with {your}.
`,
);

/** A fact in any form, in a sentence that names the product. */
export const tellAny = bankOf(
  'tell.any',
  `
  {c}. ~ {the}: {c}.
  {c}. ~ {the} from {company}: {c}.
  {c}. ~ With {the}, {c}.
  {c}. ~ With {the} from {company}, {c}.
  {c}. ~ With {your}, {c}.
  {c}. ~ {your}: {c}.
  {c}. ~ {our}: {c}.
  {c}. ~ This is {the}: {c}.
  {c}. ~ {c}: {the}. ~ {c}: {the} from {company}.
  {c}. ~ {c}, with {the}.
  {c}. ~ {c}, with {your}.
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
  {the} {list}. ~ [It is/These are] {a} that {list}.
  {the} {list}. ~ [Here is/Here are] {a} that {list}.
  {the} {list}. ~ {the} we offer {list}.
  {the} {list}. ~ {the} you get {list}.
  {the} {list}. ~ From {company}, {a} that {list}.
  {the} {list}. ~ Think of {a} that {list}.
  {the} {list}. ~ {the} you get from {company} {list}.
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
  {list}. ~ {list}: {your}.
  {list}. ~ {this}: {list}.
  {list}. ~ {the}, from {company}: {list}.
  {list}. ~ {list}: that is {the}.
  {list}. ~ {list}: {our}.
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
