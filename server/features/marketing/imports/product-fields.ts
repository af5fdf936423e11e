import { lettersOf } from '../../../../shared/plain-text';
import type { ImportedProductField } from '../../../../shared/marketing/products/scales';
import { priceBases } from '../../../../shared/marketing/products/scales';
import type { KnownSystem } from '../../../platform/imports/import-target';
import { ownSystem, type TargetField } from '../../../platform/imports/target-field';
import { productHeaders } from './product-headers';

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

const fields: readonly TargetField[] = Object.entries(productHeaders).map(([key, spellings]) => {
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
