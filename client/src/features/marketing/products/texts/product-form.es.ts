import type { Texts } from '@/i18n/texts';
import type { texts as english } from './product-form.en';

export const texts: Texts<typeof english> = {
  create: 'Nuevo producto',
  edit: 'Editar producto',
  created: 'Producto creado',
  saved: 'Producto guardado',
  notSaved: 'No se ha guardado el producto',
  more: 'Más: como lo tiene tu tienda o tu archivo',
  fields: {
    name: 'Nombre',
    shortName: 'Nombre corto',
    category: 'Categoría',
    characteristics: 'Características',
    advantages: 'Ventajas',
    price: 'Precio',
    priceBasis: 'Impuestos',
    currency: 'Moneda',
    priceMinor: 'Precio',
    comparePriceMinor: 'Precio anterior',
    url: 'Dirección en la web',
    photoId: 'Foto',
    language: 'Idioma de los textos',
    text: 'Texto',
    marketingCompanyId: 'Empresa',
  },
  hints: {
    name: 'Basta con el nombre. Después, seis preguntas cortas te piden lo demás.',
    characteristics: 'Qué es y qué tiene, una cosa por línea. Cada línea nueva te espera como propuesta.',
    advantages: 'Qué consigue quien lo compra, una cosa por línea.',
    text: 'De tu web, un folleto o un correo. Tú decides dónde va cada frase.',
    comparePriceMinor: 'Las campañas solo lo muestran si confirmas que fue el más bajo de treinta días.',
  },
  priceBasis: { incl: 'Con impuestos', excl: 'Más impuestos', request: 'A consultar' },
  photoShown: 'imagen',
  languages: { en: 'Inglés', es: 'Español' },
  paste: {
    title: 'Añadir desde un texto',
    save: 'Leer el texto',
    added: 'Texto leído: sus frases esperan un sitio',
    notAdded: 'No se ha añadido nada',
  },
};
