import type { Fact } from '../shape';

/** Titles of a benefit whose fact is too long for one. */
export const titles: Record<Fact, readonly string[]> = {
  feature: ['Cómo es', 'Qué tiene', 'De cerca', 'En detalle', 'Por dentro'],
  advantage: ['En el uso', 'En la práctica', 'Día a día', 'Cómo se usa', 'Qué se nota'],
  proof: ['Qué hay detrás', 'En los hechos', 'Con nombre y cifra', 'Lo que consta', 'De dónde sale'],
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
