import { lettersOf } from '../../../../shared/plain-text';
import type { ImportedProductField } from '../../../../shared/marketing/products/scales';
import { priceBases } from '../../../../shared/marketing/products/scales';
import { ownSystem, type KnownSystem, type TargetField } from '../../../platform/imports/import-target';

/** The headers of each field: ours, Shopify's (before and since 2024), WooCommerce's and PrestaShop's, in both languages. */
const headers: Record<ImportedProductField, readonly string[]> = {
  handle: ['handle', 'url handle', 'product id', 'id', 'id de producto', 'id producto'],
  name: ['name', 'title', 'nombre', 'título', 'product name', 'nombre del producto', 'producto'],
  shortName: ['short name', 'nombre corto'],
  category: [
    'category',
    'product category',
    'categories',
    'type of product',
    'categoría',
    'categorías',
    'categories (x,y,z...)',
    'categorías (x,y,z...)',
    'categoría de producto',
  ],
  characteristics: ['characteristics', 'características'],
  advantages: ['advantages', 'ventajas', 'benefits', 'beneficios'],
  proof: ['proof', 'pruebas', 'prueba'],
  offer: ['offer', 'oferta', 'condiciones', 'terms'],
  description: ['body (html)', 'description', 'descripción', 'body', 'descripción larga'],
  summary: [
    'short description',
    'summary',
    'descripción corta',
    'resumen',
    'seo description',
    'metadescripción',
    'descripción seo',
    'meta description',
  ],
  price: ['price', 'variant price', 'regular price', 'precio', 'precio normal', 'precio habitual'],
  priceIncl: [
    'price tax included',
    'price (tax incl.)',
    'precio (imp. incl.)',
    'precio impuestos incluidos',
    'precio con impuestos',
  ],
  priceExcl: [
    'price tax excluded',
    'price (tax excl.)',
    'precio (imp. excl.)',
    'precio impuestos excluidos',
    'precio sin impuestos',
  ],
  salePrice: ['sale price', 'precio rebajado', 'precio de oferta'],
  saleEnds: ['date sale price ends', 'día en que termina el precio rebajado', 'fin del precio rebajado'],
  comparePrice: [
    'variant compare at price',
    'compare-at price',
    'compare at price',
    'precio anterior',
    'precio de comparación',
  ],
  currency: ['currency', 'moneda', 'divisa'],
  priceBasis: ['price basis', 'tax basis', 'impuestos', 'base del precio'],
  discountPercent: ['discount percent', 'porcentaje de descuento'],
  discountEnds: ['discount to (yyyy-mm-dd)', 'descuento hasta (aaaa-mm-dd)', 'descuento hasta'],
  url: ['url', 'product url', 'link', 'external url', 'url externa', 'enlace'],
  photoUrl: [
    'image src',
    'product image url',
    'images',
    'image urls (x,y,z...)',
    'image url',
    'image',
    'photo',
    'imágenes',
    'url de imagen (x,y,z...)',
    'urls de imágenes (x,y,z...)',
    'url de la imagen',
    'imagen',
    'foto',
    'imagen del producto',
    'url de imagen del producto',
  ],
  tags: ['tags', 'etiquetas', 'tags (x,y,z...)', 'etiquetas (x,y,z...)'],
  vendor: ['vendor', 'manufacturer', 'brand', 'brands', 'proveedor', 'fabricante', 'marca', 'marcas'],
  features: [
    'feature(name:value:position)',
    'feature (name:value:position:customized)',
    'característica(nombre:valor:posición)',
  ],
  optionName: numbered([
    'option{} name',
    'nombre de la opción {}',
    'attribute {} name',
    'nombre del atributo {}',
  ]),
  optionValue: numbered([
    'option{} value',
    'valor de la opción {}',
    'attribute {} value(s)',
    'valor(es) del atributo {}',
  ]),
  rowType: ['type', 'tipo'],
  parent: ['parent', 'superior', 'principal'],
  sku: ['sku', 'variant sku', 'reference #', 'reference', 'referencia'],
  status: ['status', 'estado'],
};

function numbered(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) =>
    [1, 2, 3, 4, 5, 6].map((place) => pattern.replace('{}', String(place))),
  );
}

/** A header as it is left by a program that cannot write accents. */
const withoutAccents = (header: string) => header.replace(/[^\x20-\x7f]/g, '');

const several: readonly ImportedProductField[] = ['description', 'summary', 'optionName', 'optionValue'];
const kinds: Partial<Record<ImportedProductField, TargetField['kind']>> = {
  characteristics: 'text',
  advantages: 'text',
  description: 'text',
  summary: 'text',
  tags: 'list',
  photoUrl: 'text',
  saleEnds: 'date',
  discountEnds: 'date',
  discountPercent: 'number',
  currency: 'currency',
  priceBasis: 'choice',
};

/** What files call the bases of a price. */
const basisWords = {
  incl: [
    'incl',
    'included',
    'incl tax',
    'tax incl',
    'iva incl',
    'iva incluido',
    'con iva',
    'sí',
    'gross',
    'impuestos incluidos',
  ],
  excl: [
    'excl',
    'excluded',
    'excl tax',
    'tax excl',
    'sin iva',
    'iva no incluido',
    '+ iva',
    'net',
    'impuestos no incluidos',
  ],
  request: ['request', 'on request', 'a consultar'],
};

const fields: readonly TargetField[] = Object.entries(headers).map(([key, spellings]) => {
  const name = key as ImportedProductField;
  const isBasis = name === 'priceBasis';
  return {
    name,
    kind: kinds[name] ?? 'line',
    several: several.includes(name),
    own: null,
    choices: isBasis ? priceBases.map((value) => ({ value, label: null })) : null,
    headers: [...new Set([...spellings, ...spellings.map(withoutAccents)])],
    ...(isBasis && { words: basisWords }),
  };
});

/** What only files of Shopify call the name of a product in its address. */
const handles = new Set(['handle', 'urlhandle']);

/**
 * The fields of a product, and how their columns are recognised. `Type` says in a file of Shopify what a product is, in
 * one of WooCommerce what a row is.
 */
export function productFieldsOf(inFile: readonly string[]): TargetField[] {
  if (!inFile.some((header) => handles.has(lettersOf(header)))) return [...fields];
  return fields.map((field) => {
    if (field.name === 'rowType') return { ...field, headers: [] };
    return field.name === 'category' ? { ...field, headers: [...field.headers, 'type', 'tipo'] } : field;
  });
}

/** The programs whose files are known. */
export const productSystems: readonly KnownSystem[] = [
  {
    name: 'shopify',
    marks: [
      ['handle', 'title', 'variant price'],
      ['url handle', 'title'],
      ['handle', 'option1 name'],
    ],
  },
  {
    name: 'woocommerce',
    marks: [
      ['sku', 'name', 'regular price'],
      ['sku', 'nombre', 'precio normal'],
      ['type', 'sku', 'name', 'parent'],
    ],
  },
  {
    name: 'prestashop',
    marks: [
      ['product id', 'price tax excluded'],
      ['product id', 'categories (x,y,z...)'],
      ['price (tax excl.)', 'name'],
      ['precio (imp. excl.)', 'nombre'],
    ],
  },
  { name: ownSystem, marks: [['name', 'characteristics', 'advantages']] },
];
