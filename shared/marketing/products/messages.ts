import { english, type Message, validation } from '../../message';

export const productMessages = {
  'product.missing': english(
    'This product is not there, or is in the bin',
    'Este producto no existe o está en la papelera',
  ),
  'products.full': english(
    'A company can have at most {{most}} products',
    'Una empresa puede tener como máximo {{most}} productos',
  ),
  'facts.full': validation(
    'A product can have at most {{most}} facts',
    'Un producto puede tener como máximo {{most}} datos',
  ),
  'fact.missing': english('This fact is not there any more', 'Este dato ya no existe'),
  'fact.filler': validation(
    'This does not say anything about the product yet',
    'Esto todavía no dice nada del producto',
  ),
  'fact.known': validation('The product already has this fact', 'El producto ya tiene este dato'),
  'answer.required': validation('Write an answer', 'Escribe una respuesta'),
  'price.unread': validation(
    'Write a price such as 5.80 €, or “on request”',
    'Escribe un precio como 5,80 € o «a consultar»',
  ),
  'compare.lower': validation(
    'The price before must be higher than the price now',
    'El precio anterior tiene que ser más alto que el actual',
  ),
  'compare.none': english(
    'There is no price before that could be confirmed',
    'No hay ningún precio anterior que confirmar',
  ),
  'currency.required': validation('Choose the currency of the price', 'Elige la moneda del precio'),
  'text.nothing': validation(
    'Nothing was found in this text that could be said of the product',
    'En este texto no se ha encontrado nada que se pueda decir del producto',
  ),
} satisfies Record<string, Message>;

/** What an imported row of a product may have to say. */
export const productImportMessages = {
  'name.missing': validation('The row has no name', 'Falta el nombre en la fila'),
  'parent.missing': validation(
    'It belongs to the product “{{parent}}”, which is neither in the file nor in COMERZIA',
    'Es del producto «{{parent}}», que no está ni en el archivo ni en COMERZIA',
  ),
  'status.archived': validation('It is archived in the shop', 'Está archivado en la tienda'),
  'record.binned': validation(
    'It is in the bin. Restore it to have it changed.',
    'Está en la papelera. Restáuralo para que se pueda cambiar.',
  ),
  'price.unread': validation(
    '“{{value}}” is not a price, so the price stays empty',
    '«{{value}}» no es un precio, así que el precio queda vacío',
  ),
  'currency.unread': validation(
    '“{{value}}” is not a currency, so it is left out',
    '«{{value}}» no es una moneda, así que se deja fuera',
  ),
  'link.unread': validation(
    '“{{value}}” is not a web address, so it is left out',
    '«{{value}}» no es una dirección web, así que se deja fuera',
  ),
  'photo.unread': validation(
    'There is no PNG or JPEG of at most 5 MB to be fetched at “{{value}}”, so the product has no photo yet',
    'En «{{value}}» no hay ninguna imagen PNG o JPEG de hasta 5 MB, así que el producto se queda de momento sin foto',
  ),
  'text.cut': validation(
    '“{{value}}…” is longer than {{max}} characters and is cut there',
    '«{{value}}…» tiene más de {{max}} caracteres y se corta ahí',
  ),
  'compare.asked': validation(
    'The price before is kept, and shown only once you confirm that it was the lowest of the last 30 days',
    'El precio anterior se guarda y solo se enseña cuando confirmes que fue el más bajo de los últimos 30 días',
  ),
} satisfies Record<string, Message>;

/** What each missing point asks for. */
export const productQuestions = {
  name: english('What is the product called?', '¿Cómo se llama el producto?'),
  audience: english(
    'Who buys it? Describe the target audience of the company.',
    '¿Quién lo compra? Describe el público objetivo de la empresa.',
  ),
  category: english('What kind of product is it?', '¿Qué tipo de producto es?'),
  features: english(
    'What is it made of, how large is it, how is it made? Give a figure if there is one.',
    '¿De qué está hecho, cuánto mide o pesa, cómo se hace? Da una cifra si la hay.',
  ),
  advantages: english(
    'What can whoever buys it do with it, or save, that was not possible before?',
    '¿Qué consigue o se ahorra quien lo compra que antes no podía?',
  ),
  price: english(
    'What does it cost, or is the price told on request?',
    '¿Cuánto cuesta? ¿O el precio es a consultar?',
  ),
  proof: english(
    'Why should anybody believe it: years, a certificate, a test, a customer who may be named?',
    '¿Por qué creerlo: años, un certificado, una prueba, un cliente al que se pueda nombrar?',
  ),
  offer: english(
    'On which terms is it sold: delivery, deadline, discount, guarantee?',
    '¿En qué condiciones se vende: entrega, plazo, descuento, garantía?',
  ),
  url: english('At which address can it be seen or bought?', '¿En qué dirección se puede ver o comprar?'),
} satisfies Record<string, Message>;
