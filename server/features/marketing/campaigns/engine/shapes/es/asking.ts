import { bankOf } from '../shape';

// Slots: {c} a fact as a clause; {s} the same with the product as its subject; {means} what it does, small; {short} what
// ends, {after} what comes instead; {scene} the reader's day; {moment} when.

/** The reader's day without the thing: {scene} is a complete sentence of the lexicon. */
export const scenes = bankOf(
  'scene',
  `
  {scene}.
  {scene}. ~ Ya {sabes|sabe} cómo es: {scene}.
  {scene}. ~ Seguro que {te|le} suena: {scene}.
  {scene}. ~ Pasa a menudo: {scene}.
  {scene}. ~ Un día cualquiera, {scene}.
  {scene}. ~ Pasa más de lo que parece: {scene}.
  {scene}. ~ Hoy, otra vez: {scene}.
  {scene}. ~ Otra vez lo mismo: {scene}.
  {scene}. ~ Y siempre igual: {scene}.
  {scene}. ~ Puede que {te|le} suene: {scene}.
  {scene}. ~ Una escena conocida: {scene}.
  {scene}. ~ Suele pasar: {scene}.
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
  {c}, y {means}.
  {c}: {means}. ~ {s}: {means}.
  {c}; {means}. ~ {s}; {means}.
  {c}, y {means}. ~ {s}, y {means}.
  {means}: {c}. ~ {means}: {s}.
  {c}: {means}. ~ {our} {p}: {means}.
  {c}, y {means}. ~ {this} {p}, y {means}.
  {c}: {means}. ~ {the} de {company} {p}: {means}.
  {c}; {means}. ~ {your} {p}; {means}.
  {c}: {means}. ~ {a} que {p}: {means}.
  {means}; {c}. ~ {means}; {our} {p}.
`,
);

/** What ends, beside what there is. */
export const contrasts = bankOf(
  'contrast',
  `
  {after}, y no {short}.
  En vez de {short}, {after}.
  Donde había {short}, {after}.
  Antes, {short}; ahora, {after}.
  Menos {bare short} y más {bare after}.
  De {short} a {after}.
  {after} en lugar de {short}.
  {Cambia|Cambie} {short} por {after}.
  Sin {bare short}. ~ Sin {bare short}: {after}.
  Ni rastro de {short}. ~ Ni rastro de {short}: {after}.
  Mejor {after} que {short}.
  Con {the}, {after}.
`,
);

/** What it costs. */
export const terms = bankOf(
  'terms',
  `
  {price}. ~ {the} [cuesta/cuestan] {price}. ~ {the} de {company} [cuesta/cuestan] {price}.
  Son {price}. ~ Son {price} por {the}.
  {price}. ~ {price}, en {company}.
  Precio: {price}. ~ Precio de {the}: {price}.
  {price}. ~ {the} [sale/salen] por {price}.
  {price}. ~ El precio de {the} es de {price}.
  {price}. ~ {Te|Le} [sale/salen] por {price}.
  {price}. ~ {your}, por {price}.
  {price}. ~ {the}, {price}.
  {price}. ~ [Cuesta/Cuestan] {price}.
  {price}. ~ {our} [cuesta/cuestan] {price}.
  {price}. ~ {the} se [queda/quedan] en {price}.
  {price}. ~ Por {the} {pagas|paga} {price}.
  {price}. ~ En {company} [cuesta/cuestan] {price}.
  {price}. ~ {this} [vale/valen] {price}.
`,
);

/** The price of a product that shows none. */
export const requests = bankOf(
  'request',
  `
  Precio a consultar.
  Precio según presupuesto.
  El precio, a consultar. ~ El precio de {the}, a consultar.
  Según presupuesto. ~ {the}, según presupuesto.
  El precio va en el presupuesto. ~ El precio de {the} va en el presupuesto.
  Precios a consultar. ~ {the}: precio a consultar.
  Se hace presupuesto. ~ Se hace presupuesto de {the}.
  El precio, con presupuesto. ~ El precio de {the}, con presupuesto.
  El precio depende del presupuesto. ~ El precio de {the} depende del presupuesto.
  Va según presupuesto. ~ En {company}, {the} [va/van] según presupuesto.
  Primero, un presupuesto. ~ Primero, un presupuesto de {the}.
  El precio se da en presupuesto. ~ El precio de {the} se da en presupuesto.
`,
);

/** A measure and its price in one line. */
export const measured = bankOf(
  'measured',
  `
  Son {fig} por {price}.
  {fig} por {price}.
  {fig}, {price}.
  Por {price} {te llevas|se lleva} {fig}.
  {fig}: {price}.
  {fig} a {price}.
  {fig} por {price}. ~ {the}: {fig} por {price}.
  {fig} por {price}. ~ En {company}, {fig} por {price}.
  {fig} por {price}. ~ {fig} por {price}, en {company}.
  {Te llevas|Se lleva} {fig} por {price}.
  {Pagas|Paga} {price} por {fig}.
  {fig}, {price}. ~ {your}: {fig}, {price}.
`,
);
