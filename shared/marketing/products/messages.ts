import { english, type Message, validation } from '../../message';
import type { Place } from './brief/places';

export const productMessages = {
  'product.missing': english(
    'This product isn’t there, or is in the bin',
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
  'fact.missing': english('This fact isn’t there any more', 'Este dato ya no existe'),
  'fact.filler': validation(
    'This doesn’t say anything about the product yet',
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
  'prices.many': validation('At most {{most}} prices', 'Como máximo {{most}} precios'),
  'goal.required': validation('Choose what your texts ask for', 'Elige qué piden tus textos'),
  'label.required': validation(
    'Give this detail a name, such as Hours or Where',
    'Ponle un nombre a este dato, por ejemplo Horario o Dónde',
  ),
  'reply.required': validation(
    'Write what you answer when people ask this',
    'Escribe qué respondes cuando te lo preguntan',
  ),
  'point.missing': validation(
    'What matters must stand in the answer itself',
    'Lo que importa tiene que estar en la propia respuesta',
  ),
  'contradiction.missing': english(
    'These two don’t contradict each other any more',
    'Esos dos datos ya no se contradicen',
  ),
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
    '“{{value}}” isn’t a price, so the price stays empty',
    '«{{value}}» no es un precio, así que el precio queda vacío',
  ),
  'currency.unread': validation(
    '“{{value}}” isn’t a currency, so it is left out',
    '«{{value}}» no es una moneda, así que se deja fuera',
  ),
  'link.unread': validation(
    '“{{value}}” isn’t a web address, so it is left out',
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

/** That a place has as many answers as it takes; those that are more are moved or go. */
export const placesFull = {
  thing: validation(
    'It is called something already: change that answer instead',
    'Ya está dicho cómo se llama: cambia esa respuesta',
  ),
  kind: validation(
    'It is said already what it is: change that answer instead',
    'Ya está dicho qué es: cambia esa respuesta',
  ),
  who: validation(
    'It is said already whom it is for: change that answer instead',
    'Ya está dicho para quién es: cambia esa respuesta',
  ),
  voice: validation(
    'There are {{most}} sentences of customers already, which is all that fit',
    'Ya hay {{most}} frases de clientes y no caben más',
  ),
  result: validation(
    'There are {{most}} results already, which is all that fit',
    'Ya hay {{most}} resultados y no caben más',
  ),
  includes: validation(
    '“You get” has {{most}} items already, which is all that fit',
    '«Incluye» ya tiene {{most}} elementos y no caben más',
  ),
  how: validation(
    '“How it works” has {{most}} steps already, which is all that fit',
    '«Así funciona» ya tiene {{most}} pasos y no caben más',
  ),
  different: validation(
    '“What sets us apart” has {{most}} sentences already, which is all that fit',
    '«Lo que nos distingue» ya tiene {{most}} frases y no caben más',
  ),
  proof: validation(
    '“Why believe us” has {{most}} reasons already, which is all that fit',
    '«Por qué fiarse» ya tiene {{most}} razones y no caben más',
  ),
  doubt: validation(
    'There are {{most}} questions with their answers already, which is all that fit',
    'Ya hay {{most}} preguntas respondidas y no caben más',
  ),
  offer: validation('There is an offer already: change that one instead', 'Ya hay una oferta: cambia esa'),
  detail: validation(
    'There are {{most}} practical details already, which is all that fit',
    'Ya hay {{most}} datos prácticos y no caben más',
  ),
  case: validation(
    'There is a real case already: change that one instead',
    'Ya hay un caso real: cambia ese',
  ),
  loose: validation(
    '“Features” has {{most}} lines already, which is all that fit',
    '«Características» ya tiene {{most}} líneas y no caben más',
  ),
} satisfies Record<Place, Message>;
