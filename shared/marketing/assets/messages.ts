import { english, type Message, validation } from '../../message';

/** Messages about pictures and their drawing. */
export const assetMessages = {
  'picture.missing': english(
    'This picture isn’t there, or is in the bin',
    'Esta imagen no existe o está en la papelera',
  ),
  'pictures.none': english(
    'This campaign has no pictures to download yet',
    'En esta campaña aún no hay imágenes que descargar',
  ),
  'pictures.full': english(
    'An account can have at most {{most}} pictures. Delete some that you no longer use.',
    'Una cuenta puede tener como máximo {{most}} imágenes. Elimina algunas que ya no uses.',
  ),
  'pictures.place': english(
    'Another picture of this size and layout has taken its place, so it can’t come back',
    'Ya hay otra imagen de este tamaño y diseño, así que esta no se puede recuperar',
  ),
  'set.busy': english(
    'The pictures of this campaign are being drawn already',
    'Las imágenes de esta campaña ya se están creando',
  ),
  'set.over': english('No pictures are being drawn', 'No se está creando ninguna imagen'),
  'set.failed': english(
    'The pictures couldn’t be drawn. Try again; what was finished is kept.',
    'No se pudieron crear las imágenes. Inténtalo de nuevo; lo terminado se conserva.',
  ),
  'campaign.unapproved': english(
    'Approve this campaign first: pictures show only approved words',
    'Aprueba antes esta campaña: las imágenes solo muestran textos aprobados',
  ),
  'alt.required': validation('Describe what the picture shows', 'Describe lo que muestra la imagen'),
  'drawer.busy': english(
    'Many pictures are being drawn right now. Try again in a moment.',
    'Ahora mismo se están creando muchas imágenes. Inténtalo de nuevo en un momento.',
  ),
} satisfies Record<string, Message>;

/** The reasons why a layout was not drawn. */
export const layoutReasons = {
  'headline.missing': english(
    'It needs a headline of its own: answer one more question about the product',
    'Necesita un titular propio: responde a una pregunta más sobre el producto',
  ),
  'headline.tooLong': english(
    'The headline doesn’t fit, not even in its shortest form',
    'El titular no cabe, ni siquiera en la forma más corta',
  ),
  'figure.missing': english(
    'No fact has a number, and there is no price',
    'Ningún dato tiene un número y no hay precio',
  ),
  'figure.tooLong': english('The number doesn’t fit', 'El número no cabe'),
  'facts.tooFew': english('It needs two facts at least', 'Necesita al menos dos datos'),
  'facts.tooLong': english('The facts don’t fit', 'Los datos no caben'),
  'ticket.empty': english('It needs an offer or a price', 'Necesita una oferta o un precio'),
  'texts.tooLong': english('The texts don’t fit', 'Los textos no caben'),
  'boxes.collide': english('The texts would touch each other', 'Los textos se tocarían'),
  'picture.heavy': english('Drawing it took too long', 'Se tardó demasiado en crearla'),
} satisfies Record<string, Message>;

/** Messages about a drawn or failed picture. */
export const pictureMessages = {
  'emoji.leftOut': english('Emoji are left out of pictures', 'Los emojis no se dibujan en las imágenes'),
  'headline.shortened': english(
    'A shorter headline was used, so that it fits',
    'Se ha usado un titular más corto para que quepa',
  ),
  'layout.changed': english('Another layout was used', 'Se ha usado otro diseño'),
  'glyphs.missing': english(
    'Our fonts don’t have these characters: {{characters}}. Write the words without them.',
    'Nuestras tipografías no tienen estos caracteres: {{characters}}. Escribe los textos sin ellos.',
  ),
  'headline.missing': english(
    'The headline has no words that can be drawn. Choose another one.',
    'En el titular no hay palabras que se puedan dibujar. Elige otro.',
  ),
  'photo.unreadable': english(
    'The photo can’t be read. Upload it again, or choose another one.',
    'No se puede leer la foto. Vuelve a subirla o elige otra.',
  ),
  'logo.unreadable': english(
    'The logo can’t be read. Upload it again in the details of the company.',
    'No se puede leer el logotipo. Vuelve a subirlo en los datos de la empresa.',
  ),
  shortName: english(
    'The texts don’t fit in any layout. Give the product a short name, of 40 characters at most.',
    'Los textos no caben en ningún diseño. Ponle al producto un nombre corto, de 40 caracteres como máximo.',
  ),
} satisfies Record<string, Message>;

/** The names of hues in a sentence, by the degree at which each begins. */
const hues: [from: number, en: string, es: string][] = [
  [0, 'pink', 'rosa'],
  [15, 'red', 'rojo'],
  [45, 'orange', 'naranja'],
  [75, 'yellow', 'amarillo'],
  [115, 'green', 'verde'],
  [180, 'turquoise', 'turquesa'],
  [225, 'blue', 'azul'],
  [285, 'violet', 'violeta'],
  [330, 'pink', 'rosa'],
];
const grey: (typeof hues)[number] = [0, 'grey', 'gris'];

/**
 * The message that a brand's colour was made darker or lighter. `hue` is in degrees (OKLCH), undefined for grey; `by`
 * is the change of lightness in percent, negative for darker.
 */
export function movedMessage(hue: number | undefined, by: number): Message {
  const turned = hue === undefined ? 0 : (hue + 360) % 360;
  const [, en, es] = hue === undefined ? grey : (hues.findLast(([from]) => turned >= from) ?? grey);
  const percent = Math.abs(by);
  return by < 0
    ? english(
        `We darkened your ${en} by ${percent} % so that the words can be read`,
        `Hemos oscurecido tu ${es} un ${percent} % para que se lean los textos`,
      )
    : english(
        `We lightened your ${en} by ${percent} % so that the words can be read`,
        `Hemos aclarado tu ${es} un ${percent} % para que se lean los textos`,
      );
}
