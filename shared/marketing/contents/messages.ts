import { english, type Message, validation } from '../../message';

/** What is said about contents and their versions. */
export const contentMessages = {
  'content.missing': english(
    'This content isn’t there, or is in the bin',
    'Este contenido no existe o está en la papelera',
  ),
  'version.missing': english('This version isn’t there', 'Esta versión no existe'),
  'content.ofCampaign': english(
    'This content belongs to a campaign. Change it there, or copy it.',
    'Este contenido pertenece a una campaña. Cámbialo allí o cópialo.',
  ),
  'content.full': english(
    'A company can have at most {{most}} contents',
    'Una empresa puede tener como máximo {{most}} contenidos',
  ),
  'content.type': validation(
    'This content can’t be used there: choose a campaign of its type',
    'Este contenido no sirve ahí: elige una campaña del mismo tipo',
  ),
  'content.language': validation(
    'This content is in another language than the campaign',
    'Este contenido está en otro idioma que la campaña',
  ),
} satisfies Record<string, Message>;
