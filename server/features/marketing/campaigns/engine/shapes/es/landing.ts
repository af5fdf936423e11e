import type { Fact } from '../shape';

/** Titles of a benefit whose fact is too long for one. */
export const titles: Record<Fact, readonly string[]> = {
  feature: ['Cómo es', 'Qué tiene', 'De cerca', 'En detalle', 'Un detalle'],
  advantage: ['En la práctica', 'En el día a día', 'Lo que se nota', 'Lo que cambia', 'Y además'],
  proof: ['Qué hay detrás', 'Los hechos', 'Para fiarse', 'La experiencia', 'Por si hay dudas'],
  offer: ['Condiciones', 'Cómo se pide', 'Al hacer el pedido', 'La oferta', 'Antes de pedir'],
};

/** Titles for search engines, the longest that fits is taken. */
export const seoTitles = [
  '{name}: {f}',
  '{name}, {price} | {company}',
  '{name} | {company}',
  '{name}, {price}',
  '{name}',
];

/** Headlines of ads that need nothing but the product. */
export const adHeadlines = [
  '{name}',
  '{the}, {price}',
  'Por {price}',
  '{your}, {price}',
  '{company}',
  '{the}',
  '{your}',
  'Precio y detalles',
  'Ver todos los detalles',
  'Precio, datos y pedido',
];

export const consents = [
  'Quiero recibir mensajes de {company} sobre {the}.',
  'Acepto que {company} me escriba sobre {the}.',
  'Sí, {company} puede escribirme sobre {the}.',
];
