import { bankOf } from '../shape';

// Slots: {p} what the product does or is, after its subject; {c} the same as a clause of its own; {f} the bare phrase.

/** A fact with the product as its subject. */
export const tellVerb = bankOf(
  'tell.verb',
  `
  {the} {p}. ~ {our} {p}.
  {the} {p}. ~ {the} de {company} {p}.
  {p}. ~ {this} {p}.
  {p}. ~ {your} {p}.
  Y {p}.
  También {p}.
  {a} que {p}.
  {p}. ~ {a} de {company} que {p}.
  {p}. ~ [Es/Son] {a} que {p}.
  {p}. ~ {company} tiene {a} que {p}.
  {p}. ~ En {company} hay {a} que {p}.
  {p}. ~ Así [es/son] {the}: {p}.
`,
);

/** A phrase that has no verb. */
export const tellPhrase = bankOf(
  'tell.phrase',
  `
  {f}. ~ {the}: {f}. ~ {the} de {company}: {f}.
  {f}. ~ Con {the}, {f}.
  {f}. ~ En {company}, {f}.
  Y {f}.
  {f}. ~ {f}, en {company}.
  {f}. ~ Con {your}, {f}.
  {f}. ~ Con {this}, {f}.
  {f}. ~ {your}: {f}.
  {f}. ~ {our}: {f}.
  {f}. ~ Con {the} de {company}, {f}.
  {f}. ~ Con {our}, {f}.
  {f}. ~ {the}, en pocas palabras: {f}.
`,
);

/** A fact in any form, in a sentence that names the product. */
export const tellAny = bankOf(
  'tell.any',
  `
  {c}. ~ {the}: {c}.
  {c}. ~ {the} de {company}: {c}.
  {c}. ~ Con {the}, {c}.
  {c}. ~ Con {the} de {company}, {c}.
  {c}. ~ Con {your}, {c}.
  {c}. ~ {your}: {c}.
  {c}. ~ {our}: {c}.
  {c}. ~ Así [es/son] {the}: {c}.
  {c}. ~ Sobre {the}: {c}.
  {c}. ~ {the} de {company}, en pocas palabras: {c}.
  {c}. ~ {your}, en pocas palabras: {c}.
  {c}. ~ {the}, en {company}: {c}.
  {c}. ~ {this}: {c}.
`,
);

/** Several facts with the product as their subject: {list} joins what it does. */
export const listVerbs = bankOf(
  'list.verb',
  `
  {the} {list}. ~ {our} {list}.
  {the} {list}. ~ {the} de {company} {list}.
  {the} {list}. ~ {this} {list}.
  {the} {list}. ~ {your} {list}.
  {a} que {list}. ~ {company} tiene {a} que {list}.
  {a} que {list}. ~ {a} de {company} que {list}.
  {the} {list}. ~ [Es/Son] {a} que {list}.
  {the} {list}. ~ En {company} hay {a} que {list}.
  {the} {list}. ~ En {company}, {the} {list}.
  {the} {list}. ~ {Conoce|Conozca} {the}: {list}.
  {the} {list}. ~ Así [es/son] {the}: {list}.
  {the} {list}. ~ {the}, en pocas palabras: {list}.
`,
);

/** Several phrases in a row. */
export const listPhrases = bankOf(
  'list.phrase',
  `
  {list}.
  {list}. ~ {the}: {list}.
  {list}. ~ {the} de {company}: {list}.
  {list}. ~ En {company}, {list}.
  {list}. ~ Con {the} de {company}, {list}.
  {list}. ~ {your}: {list}.
  {list}. ~ {our}: {list}.
  {list}. ~ Con {your}, {list}.
  {list}. ~ {this}: {list}.
  {list}. ~ Así [es/son] {the}: {list}.
  {list}. ~ {list}: así [es/son] {the}.
  {list}. ~ Con {the}, {list}.
`,
);

/** Quantities first: {figs}. */
export const figures = bankOf(
  'figure',
  `
  {figs}.
  {figs}. ~ {the}: {figs}.
  {figs}. ~ En cifras, {the}: {figs}.
  {figs}. ~ {the} en números: {figs}.
  {figs}. ~ En {company}, {the}: {figs}.
  {figs}. ~ {your}: {figs}.
  {figs}. ~ {your}, en números: {figs}.
  {figs}. ~ {figs}: así [es/son] {the}.
  {figs}. ~ {the}, en cifras: {figs}.
  {figs}. ~ {our}: {figs}.
  {figs}. ~ {the} de {company}: {figs}.
  {figs}. ~ {your}, en cifras: {figs}.
  {figs}. ~ En números, {the}: {figs}.
`,
);
