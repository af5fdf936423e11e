import { english, type Message, validation } from '../../../message';

/** What is said about sets of campaigns and their campaigns. */
export const setMessages = {
  'set.missing': english(
    'This set of campaigns isn’t there any more',
    'Este conjunto de campañas ya no existe',
  ),
  'set.busy': english('This set is being written already', 'Este conjunto ya se está escribiendo'),
  'set.over': english('This set isn’t being written', 'Este conjunto no se está escribiendo'),
  'set.failed': english(
    'The set couldn’t be written. Try again; what was finished is kept.',
    'No se pudo escribir el conjunto. Inténtalo de nuevo; lo terminado se conserva.',
  ),
  'set.facts': english(
    'The product doesn’t say yet what you call it in a sentence. Answer that question and write the set again.',
    'Falta decir cómo llamas al producto en una frase. Responde a esa pregunta y vuelve a escribir el conjunto.',
  ),
  'set.kept': english(
    'Your text stays in the pieces that you edited ({{count}}); the new wording is among their versions.',
    'Las piezas que editaste ({{count}}) conservan tu texto; la nueva redacción está entre las versiones.',
  ),
  'campaign.missing': english(
    'This campaign isn’t there, or is in the bin',
    'Esta campaña no existe o está en la papelera',
  ),
  'campaign.faults': validation(
    'Mend what is marked before you approve',
    'Corrige lo que está marcado antes de aprobar',
  ),
  'campaign.approved': english('This version is approved already', 'Esta versión ya está aprobada'),
  'campaign.open': english('This campaign isn’t cancelled', 'Esta campaña no está cancelada'),
  'campaign.noPost': english(
    'Only the campaigns of posts for social media are cancelled',
    'Solo se cancelan las campañas de publicaciones para redes sociales',
  ),
  'campaign.ended': english(
    'This campaign has ended and can’t be changed',
    'Esta campaña ha terminado y no se puede cambiar',
  ),
  'campaign.type': validation(
    'This text belongs to another type of campaign',
    'Este texto es de otro tipo de campaña',
  ),
  'campaign.taken': english(
    'Another campaign has taken its place in the set. Delete that one first.',
    'Ya hay otra campaña en ese lugar del conjunto. Elimina primero esa.',
  ),
  'campaign.nothing': english(
    'There is no newly approved version to take the place of the scheduled one',
    'No hay ninguna versión recién aprobada que sustituya a la programada',
  ),
  'campaign.single': english(
    'This campaign belongs to no set, so no other wording can be written for it',
    'Esta campaña no pertenece a ningún conjunto, así que no se puede redactar de otra manera',
  ),
  'place.missing': validation(
    'No sentence of the template stands at this place, so it has no other wording',
    'En este lugar no hay ninguna frase de la plantilla, así que no hay otra redacción',
  ),
  'piece.required': validation('Write the piece', 'Escribe la pieza'),
} satisfies Record<string, Message>;
