import { bankOf } from '../shape';

// Slots: {p} what the product does or is, after its subject; {c} the same as a clause of its own; {f} the bare phrase.

/** A fact with the product as its subject. */
export const tellVerb = bankOf(
  'tell.verb',
  `
  {the} {p}. ~ {our} {p}.
  {the} {p}. ~ {the} de {company} {p}.
  {p}. ~ En {company}, {the} {p}.
  {p}. ~ {this} {p}.
  Y {p}. ~ Y además, {p}. ~ Y además, {the} {p}.
  También {p}.
  {a} que {p}.
  {p}. ~ {p}: así [es/son] {the}. ~ {p}: así [es/son] {the} de {company}.
  {p}. ~ {your} {p}.
  {p}. ~ {the}, por su parte, {p}.
  {the} {p}. ~ En pocas palabras, {the} {p}.
  {p}. ~ De {the} se puede decir que {p}.
  {p}. ~ Resulta que {the} {p}.
  Eso sí: {p}. ~ Eso sí, {the} {p}.
  Por cierto, {p}. ~ Por cierto, {the} {p}.
  {p}. ~ Con {the} no hay misterio: {p}.
  {p}. ~ {company} tiene {a} que {p}.
  {p}. ~ Así [es/son] {the} de {company}: {p}.
  {p}, y punto. ~ {the} {p}, y punto.
  Para empezar, {p}. ~ Para empezar, {the} {p}.
  {p}. ~ Basta un dato de {the}: {p}.
  {p}. ~ La verdad es que {the} {p}.
`,
);

/** A phrase that has no verb. */
export const tellPhrase = bankOf(
  'tell.phrase',
  `
  {f}. ~ {the}: {f}. ~ {the} de {company}: {f}.
  {f}. ~ {f}: así [llega/llegan] {the}. ~ {f}: así [llega/llegan] {the} de {company}.
  {f}. ~ En la ficha de {the}: {f}. ~ Lo que pone en la ficha de {the}: {f}.
  {f}. ~ De {the}, lo concreto: {f}. ~ De {the} de {company}, lo concreto: {f}.
  {f}. ~ {Apunta|Apunte}: {f}. ~ {Apunta|Apunte} esto de {the}: {f}.
  {f}. ~ Un detalle de {the}: {f}. ~ Un detalle de {the} que conviene saber: {f}.
  {f}. ~ Y más: {f}. ~ Y un detalle más de {the}: {f}.
  {f}. ~ Además: {f}. ~ Además, con {the}: {f}.
  {f}. ~ Con {the}, {f}. ~ Con {the} de {company}, {f}.
  {f}. ~ Lo que {te llevas|se lleva}: {f}. ~ Lo que {te llevas|se lleva} con {the}: {f}.
  {f}. ~ Dicho en corto: {f}. ~ {the}, dicho en corto: {f}.
  {f}. ~ {f}, de {company}. ~ {f}, en {the} de {company}.
  {f}. ~ Para empezar, {f}. ~ Para empezar a hablar de {the}: {f}.
  {f}. ~ En concreto: {f}. ~ {the}, en concreto: {f}.
`,
);

/** A fact in any form, as it is told. */
export const tellAny = bankOf(
  'tell.any',
  `
  {c}. ~ Un dato: {c}. ~ Un dato sobre {the}: {c}.
  {c}. ~ Lo que hay: {c}. ~ Lo que hay con {the}: {c}.
  {c}. ~ Para tener en cuenta: {c}. ~ Para tener en cuenta con {the}: {c}.
  {c}. ~ En {company}, {c}. ~ Así es en {company}: {c}.
  {c}. ~ Conviene saberlo: {c}. ~ Conviene saberlo de {the}: {c}.
  {c}. ~ Y algo más: {c}. ~ Y algo más sobre {the}: {c}.
  {c}. ~ Por escrito: {c}. ~ Por escrito, y sobre {the}: {c}.
  {c}. ~ Tal cual: {c}. ~ Tal cual lo cuenta {company}: {c}.
  {c}. ~ Otra línea: {c}. ~ Otra línea para {the}: {c}.
  {c}. ~ Vale la pena leerlo: {c}. ~ Vale la pena leerlo despacio: {c}.
  {c}. ~ Sobre {the}: {c}. ~ Sobre {the} de {company}: {c}.
  {c}. ~ Lo dicho por {company}: {c}. ~ Lo que {company} dice de {the}: {c}.
  {c}. ~ Un apunte: {c}. ~ Un apunte sobre {the}: {c}.
  {c}. ~ Queda dicho: {c}. ~ Que quede dicho de {the}: {c}.
`,
);

/** Several facts with the product as their subject: {list} joins what it does. */
export const listVerbs = bankOf(
  'list.verb',
  `
  {the} {list}. ~ {our} {list}.
  {the} {list}. ~ {the} de {company} {list}.
  {the} {list}. ~ En {company}, {the} {list}.
  {the} {list}. ~ {this} {list}.
  {the} {list}. ~ {your} {list}.
  {a} que {list}. ~ {company} tiene {a} que {list}.
  {the} {list}. ~ En resumen, {the} {list}.
  {the} {list}. ~ De un vistazo: {the} {list}.
  {the} {list}. ~ Así [es/son] {the}: {list}.
  {the} {list}. ~ Lo que se sabe de {the}: {list}.
  {list}: así [es/son] {the}. ~ {list}: así [es/son] {the} de {company}.
  {the} {list}. ~ Todo junto: {the} {list}.
  {the} {list}. ~ {the} {list}, y punto.
  {the} {list}. ~ En pocas palabras, {the} {list}.
`,
);

/** Several phrases in a row. */
export const listPhrases = bankOf(
  'list.phrase',
  `
  {list}. ~ {the}: {list}. ~ {the} de {company}: {list}.
  {list}. ~ De un vistazo: {list}. ~ {the}, de un vistazo: {list}.
  {list}. ~ Todo esto: {list}. ~ Todo esto con {the}: {list}.
  {list}. ~ En resumen: {list}. ~ {the} en resumen: {list}.
  {list}. ~ La lista corta: {list}. ~ La lista corta de {the}: {list}.
  {list}. ~ Punto por punto: {list}. ~ {the}, punto por punto: {list}.
  {list}. ~ Lo que trae: {list}. ~ Lo que [trae/traen] {the}: {list}.
  {list}. ~ Línea a línea: {list}. ~ La ficha de {the}, línea a línea: {list}.
  {list}. ~ Para quien lee deprisa: {list}. ~ {the}, para quien lee deprisa: {list}.
  {list}. ~ Los detalles: {list}. ~ Los detalles de {the}: {list}.
  {list}. ~ Por orden: {list}. ~ Por orden, {the}: {list}.
  {list}. ~ Sobre el papel: {list}. ~ {the} sobre el papel: {list}.
`,
);

/** Quantities first: {figs}. */
export const figures = bankOf(
  'figure',
  `
  {figs}. ~ En números: {figs}. ~ {the} en números: {figs}.
  {figs}. ~ Los números: {figs}. ~ Los números de {the}: {figs}.
  {figs}. ~ {figs}: {the}. ~ {figs}: {the} de {company}.
  {figs}. ~ Las cuentas: {figs}. ~ Las cuentas de {the}, claras: {figs}.
  {figs}. ~ Para hacer cuentas: {figs}. ~ Para hacer cuentas con {the}: {figs}.
  {figs}. ~ Con cifras: {figs}. ~ {the} con cifras: {figs}.
  {figs}. ~ Se mide así: {figs}. ~ {figs}: eso se mide en {the}.
  {figs}. ~ Lo que se puede medir: {figs}. ~ Lo que se puede medir de {the}: {figs}.
  {figs}. ~ {figs}, y poco más que añadir. ~ {figs}, y poco más que añadir sobre {the}.
  {figs}. ~ Primero las cifras: {figs}. ~ Primero, las cifras de {the}: {figs}.
  {figs}. ~ Números en la mano: {figs}. ~ Con los números de {the} en la mano: {figs}.
  {figs}. ~ Sin adjetivos: {figs}. ~ {the} sin adjetivos: {figs}.
  {figs}. ~ Dicho con cifras: {figs}. ~ {company} lo dice con cifras: {figs}.
`,
);
