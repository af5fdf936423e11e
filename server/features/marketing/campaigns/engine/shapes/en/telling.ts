import { bankOf } from '../shape';

// Slots: {p} what the product does or is, after its subject; {c} the same as a clause with a pronoun; {f} the bare phrase.

/** A fact with the product as its subject. */
export const tellVerb = bankOf(
  'tell.verb',
  `
  {the} {p}. ~ {our} {p}.
  {the} {p}. ~ {the} from {company} {p}.
  {c}. ~ At {company}, {the} {p}.
  {c}. ~ {this} {p}.
  And {c}. ~ And {the} {p}.
  {c}, too.
  {a} that {p}.
  {c}. ~ {your} {p}.
  Yes, {c}. ~ Yes, {the} {p}.
  {the} {p}. ~ In short, {the} {p}.
  {c}. ~ As it happens, {the} {p}.
  By the way, {c}. ~ By the way, {the} {p}.
  {c}. ~ No mystery about {the}: {c}.
  {c}. ~ {company} has {a} that {p}.
  {c}, plain and simple. ~ {the} {p}, plain and simple.
  On top of that, {c}. ~ On top of that, {the} {p}.
  {c}. ~ That is {the} from {company}: {c}.
  {c}. ~ Picture {a} that {p}.
  For a start, {c}. ~ For a start, {the} {p}.
  {c}. ~ One fact about {the}: {c}.
  {c}. ~ The truth is that {the} {p}.
`,
);

/** A phrase that has no verb. */
export const tellPhrase = bankOf(
  'tell.phrase',
  `
  {f}. ~ {the}: {f}. ~ {the} from {company}: {f}.
  {f}. ~ {f}: that is {the}. ~ {f}: that is {the} from {company}.
  {f}. ~ On the sheet: {f}. ~ On the sheet of {the}: {f}.
  {f}. ~ The detail: {f}. ~ The detail to look for in {the}: {f}.
  {f}. ~ Note: {f}. ~ Note this about {the}: {f}.
  {f}. ~ Also: {f}. ~ Also part of {the}: {f}.
  {f}. ~ One more line: {f}. ~ One more line on {the}: {f}.
  {f}. ~ With {the}: {f}. ~ What you get with {the}: {f}.
  {f}. ~ In short: {f}. ~ {the}, in short: {f}.
  {f}. ~ To begin with, {f}. ~ To begin with {the}: {f}.
  {f}. ~ Up close: {f}. ~ {the}, up close: {f}.
  {f}. ~ Down to details: {f}. ~ {the}, down to details: {f}.
  {f}. ~ From {company}: {f}. ~ {the}, from {company}: {f}.
`,
);

/** A fact in any form, as it is told. */
export const tellAny = bankOf(
  'tell.any',
  `
  {c}. ~ Good to know: {c}. ~ Good to know about {the}: {c}.
  {c}. ~ Another line: {c}. ~ Another line on {the}: {c}.
  {c}. ~ From {company}: {c}. ~ In the words of {company}: {c}.
  {c}. ~ And this: {c}. ~ And this about {the}: {c}.
  {c}. ~ Worth reading: {c}. ~ Worth reading about {the}: {c}.
  {c}. ~ In writing: {c}. ~ In writing, for {the}: {c}.
  {c}. ~ As it is: {c}. ~ As {company} puts it: {c}.
  {c}. ~ A note: {c}. ~ A note on {the}: {c}.
  {c}. ~ On {the}: {c}. ~ On {the} from {company}: {c}.
  {c}. ~ Keep in mind: {c}. ~ Keep in mind with {the}: {c}.
  {c}. ~ The plain version: {c}. ~ The plain version of {the}: {c}.
  {c}. ~ Also true: {c}. ~ Also true of {the}: {c}.
  {c}. ~ For the record: {c}. ~ For the record, on {the}: {c}.
`,
);

/** Several facts with the product as their subject: {list} joins what it does. */
export const listVerbs = bankOf(
  'list.verb',
  `
  {the} {list}. ~ {our} {list}.
  {the} {list}. ~ {the} from {company} {list}.
  {the} {list}. ~ At {company}, {the} {list}.
  {the} {list}. ~ {this} {list}.
  {the} {list}. ~ {your} {list}.
  {a} that {list}. ~ {company} has {a} that {list}.
  {the} {list}. ~ In short, {the} {list}.
  {the} {list}. ~ At a glance, {the} {list}.
  {the} {list}. ~ All told, {the} {list}.
  {the} {list}. ~ Put together, {the} {list}.
  {the} {list}. ~ {the} {list}, plain and simple.
  {the} {list}. ~ In a few words, {the} {list}.
  {the} {list}. ~ Picture {a} that {list}.
`,
);

/** Several phrases in a row. */
export const listPhrases = bankOf(
  'list.phrase',
  `
  {list}. ~ {the}: {list}. ~ {the} from {company}: {list}.
  {list}. ~ At a glance: {list}. ~ {the} at a glance: {list}.
  {list}. ~ All this: {list}. ~ All this with {the}: {list}.
  {list}. ~ In short: {list}. ~ {the} in short: {list}.
  {list}. ~ The short list: {list}. ~ The short list for {the}: {list}.
  {list}. ~ Point by point: {list}. ~ {the}, point by point: {list}.
  {list}. ~ What you get: {list}. ~ What you get with {the}: {list}.
  {list}. ~ Line by line: {list}. ~ {the}, line by line: {list}.
  {list}. ~ For quick readers: {list}. ~ {the}, for quick readers: {list}.
  {list}. ~ The details: {list}. ~ The details of {the}: {list}.
  {list}. ~ In order: {list}. ~ {the}, in order: {list}.
  {list}. ~ On paper: {list}. ~ {the} on paper: {list}.
`,
);

/** Quantities first: {figs}. */
export const figures = bankOf(
  'figure',
  `
  {figs}. ~ In numbers: {figs}. ~ {the} in numbers: {figs}.
  {figs}. ~ The numbers: {figs}. ~ The numbers behind {the}: {figs}.
  {figs}. ~ {figs}: {the}. ~ {figs}: {the} from {company}.
  {figs}. ~ Measured: {figs}. ~ {the}, measured: {figs}.
  {figs}. ~ In figures: {figs}. ~ {the} in figures: {figs}.
  {figs}. ~ What you can measure: {figs}. ~ What you can measure in {the}: {figs}.
  {figs}. ~ Figures first: {figs}. ~ Figures first, for {the}: {figs}.
  {figs}. ~ No adjectives: {figs}. ~ {the} without adjectives: {figs}.
  {figs}. ~ Count it up: {figs}. ~ Count it up for {the}: {figs}.
  {figs}. ~ By the numbers: {figs}. ~ {the}, by the numbers: {figs}.
  {figs}. ~ It adds up: {figs}. ~ {company} says it in figures: {figs}.
  {figs}. ~ On the tape measure: {figs}. ~ With {the}, the figures are these: {figs}.
`,
);
