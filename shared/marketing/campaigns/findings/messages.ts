import { type Message, validation } from '../../../message';
import type { FindingCode } from './codes';

/** The text of each finding with what to do; `words` are the words at fault. */
export const findingMessages = {
  'aida.order': validation(
    'Keep attention, interest, desire and action in this order, each with a sentence, and one call to act at the end.',
    'Mantén atención, interés, deseo y acción en este orden, cada una con una frase, y una sola llamada a la acción al final.',
  ),
  'length.subject': validation(
    'Shorten the subject to 60 characters at most.',
    'Acorta el asunto a 60 caracteres como máximo.',
  ),
  'length.preheader': validation(
    'Write a preview text of 40 to 110 characters.',
    'Escribe un texto de vista previa de 40 a 110 caracteres.',
  ),
  'length.body': validation(
    'Write an email of 60 to 180 words (from 25 for a product with few facts).',
    'Escribe un correo de 60 a 180 palabras (desde 25 si el producto tiene pocos datos).',
  ),
  'length.network': validation(
    'This post is longer than its network takes. Shorten or remove a sentence.',
    'Esta publicación es más larga de lo que admite la red. Acorta o quita una frase.',
  ),
  'length.tags': validation(
    'Use fewer tags, each one word without spaces or marks.',
    'Usa menos etiquetas, cada una de una palabra sin espacios ni signos.',
  ),
  'length.cta': validation(
    'Write a button of 28 characters at most, with the verb first.',
    'Escribe un botón de 28 caracteres como máximo, con el verbo delante.',
  ),
  'length.h1': validation(
    'Shorten the heading to 70 characters at most.',
    'Acorta el título a 70 caracteres como máximo.',
  ),
  'length.benefits': validation(
    'Give three to five benefits (from two for a product with few facts).',
    'Da de tres a cinco beneficios (desde dos si el producto tiene pocos datos).',
  ),
  'length.faq': validation(
    'Give two to five questions with answers.',
    'Da de dos a cinco preguntas con respuesta.',
  ),
  'length.seo': validation(
    'For search engines, write a title of 60 characters at most and a description of 70 to 155.',
    'Para los buscadores, escribe un título de 60 caracteres como máximo y una descripción de 70 a 155.',
  ),
  'length.ads': validation(
    'Write five ad headlines of 30 characters at most and three descriptions of 90 at most.',
    'Escribe cinco titulares de anuncio de 30 caracteres como máximo y tres descripciones de 90 como máximo.',
  ),
  'text.cut': validation(
    'This text is cut off. Finish the sentence.',
    'Este texto está cortado. Termina la frase.',
  ),
  'text.punctuation': validation(
    'Check the marks: a full stop at the end, every bracket, quote, ¿ and ¡ closed or opened, none doubled.',
    'Revisa los signos: punto final, paréntesis, comillas, ¿ y ¡ completos, y ninguno repetido.',
  ),
  'text.placeholder': validation(
    'Write the real words in place of “{{words}}”.',
    'Escribe las palabras de verdad en lugar de «{{words}}».',
  ),
  'fact.number': validation(
    '“{{words}}” is in no fact that this sentence cites. Correct it, cite the fact, or add it as a fact.',
    '«{{words}}» no está en ningún dato que cite esta frase. Corrígelo, cita el dato o añádelo como dato.',
  ),
  'fact.name': validation(
    'The name “{{words}}” is in no cited fact. Take it out, cite the fact, or add it as a fact.',
    'El nombre «{{words}}» no está en ningún dato citado. Quítalo, cita el dato o añádelo como dato.',
  ),
  'fact.contact': validation(
    '“{{words}}” is no address or number of the company or the product. Correct it or take it out.',
    '«{{words}}» no es una dirección ni un número de la empresa o del producto. Corrígelo o quítalo.',
  ),
  'fact.claim': validation(
    '“{{words}}” promises more than the facts say. Take it out, or add the fact that backs it.',
    '«{{words}}» promete más de lo que dicen los datos. Quítalo o añade el dato que lo respalda.',
  ),
  'fact.sensitive': validation(
    '“{{words}}” claims an effect on health, environment, money or safety. Take it out, or add the fact that proves it.',
    '«{{words}}» afirma un efecto sobre la salud, el medio ambiente, el dinero o la seguridad. Quítalo o añade el dato que lo prueba.',
  ),
  'fact.risky': validation(
    '“{{words}}” is a claim about health or money. The law restricts it in advertising (for food, Regulation (EC) 1924/2006; health services and investments have rules of their own), so keep it out of subjects, headings, pictures and ads.',
    '«{{words}}» es una afirmación sobre la salud o el dinero. La ley la limita en publicidad (en alimentos, el Reglamento (CE) 1924/2006; los servicios sanitarios y las inversiones tienen normas propias): no la pongas en asuntos, titulares, imágenes ni anuncios.',
  ),
  'fact.cited': validation(
    'This sentence speaks of the product but cites no fact that says so. Choose its fact, or add it as one.',
    'Esta frase habla del producto, pero no cita ningún dato que lo diga. Elige el dato que la respalda o añádela como dato.',
  ),
  'must.name': validation('Name the product at least once.', 'Nombra el producto al menos una vez.'),
  'must.fact': validation('Cite at least one fact of the product.', 'Cita al menos un dato del producto.'),
  'must.price': validation(
    'Say the price, or that it is told on request.',
    'Di el precio, o que es a consultar.',
  ),
  register: validation(
    '“{{words}}” addresses the reader otherwise than the rest. Speak to businesses as usted and to consumers as tú.',
    '«{{words}}» no trata al lector como el resto: o todo de tú o todo con la forma de cortesía, que es la de las empresas.',
  ),
  language: validation(
    'This sentence is in another language. Write it in the language of the campaign.',
    'Esta frase está en otro idioma. Escríbela en el idioma de la campaña.',
  ),
  'angle.similar': validation(
    'This piece says nearly the same as another angle of the set. Say it differently, or ask for other wording.',
    'Esta pieza dice casi lo mismo que otro enfoque del conjunto. Dilo de otra manera o pide otra redacción.',
  ),
  'angle.headline': validation(
    'Another angle of the set begins with the same words. Write another beginning.',
    'Otro enfoque del conjunto empieza con las mismas palabras. Escribe otro comienzo.',
  ),
  'offer.expired': validation(
    'The fact {{words}} no longer holds on the day this goes out. Take it out, or change its last day.',
    'El dato {{words}} ya no vale el día en que sale esta pieza. Quítalo o cambia el día en que termina.',
  ),
  voice: validation(
    'The company avoids the word “{{words}}”. Use another one.',
    'La empresa evita la palabra «{{words}}». Usa otra.',
  ),
  'style.cliche': validation(
    '“{{words}}” is a worn phrase. Say it in your own words.',
    '«{{words}}» es una frase gastada. Dilo con tus palabras.',
  ),
} satisfies Record<FindingCode, Message>;
