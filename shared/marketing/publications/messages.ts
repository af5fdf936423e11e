import { english, type Message, validation } from '../../message';

/** What is said to somebody who schedules, moves or settles publications. */
export const publicationMessages = {
  'publication.missing': english('This publication isn’t there', 'Esta publicación no existe'),
  'publication.stale': english(
    'This publication has moved on meanwhile. Look at how it stands now.',
    'Esta publicación ha cambiado entretanto. Mira cómo está ahora.',
  ),
  'publication.fixed': english(
    'This publication has begun already, so its time can’t be changed',
    'Esta publicación ya ha empezado, así que no se puede cambiar de hora',
  ),
  'publication.twice': english(
    'This text already has this time on this channel',
    'Este texto ya tiene esta hora en este canal',
  ),
  'undo.impossible': english(
    'This network lets nothing be taken back from here. Delete the post there.',
    'Desde aquí no se puede retirar nada de esta red. Borra la publicación allí.',
  ),
  'undo.late': english(
    'The network no longer lets this post be taken back from here. Delete it there.',
    'La red ya no permite retirar esta publicación desde aquí. Bórrala allí.',
  ),
  'undo.unknown': english(
    'The network didn’t confirm that the post is gone. Try again, or look there.',
    'La red no ha confirmado que la publicación se haya borrado. Vuelve a intentarlo o míralo allí.',
  ),
  'campaign.notPost': english(
    'Only posts for social media are scheduled here',
    'Aquí solo se programan las publicaciones para redes sociales',
  ),
  'campaign.unapproved': english(
    'Approve this campaign first: only approved texts are published',
    'Aprueba antes esta campaña: solo se publican textos aprobados',
  ),
  'campaign.changed': english(
    'A fact in this text has changed since it was approved. Approve it again before you schedule it.',
    'Un dato de este texto ha cambiado desde que se aprobó. Vuelve a aprobarlo antes de programarlo.',
  ),
  'campaign.idle': english(
    'Nothing of this campaign is waiting to be published',
    'No hay nada de esta campaña pendiente de publicar',
  ),
  'campaign.running': english('This campaign isn’t paused', 'Esta campaña no está en pausa'),
  'campaign.cancelled': english(
    'This campaign is cancelled. Take it up again before you schedule it.',
    'Esta campaña está cancelada. Retómala antes de programarla.',
  ),
  'campaign.paused': english(
    'This campaign is paused. Resume it before you schedule more of it.',
    'Esta campaña está en pausa. Reanúdala antes de programar más.',
  ),
  'channel.missing': validation(
    'This channel isn’t there any more. Choose another one.',
    'Este canal ya no existe. Elige otro.',
  ),
  'channel.off': validation(
    '{{channel}} is switched off. Switch it on, or choose another channel.',
    '{{channel}} está desactivado. Actívalo o elige otro canal.',
  ),
  'channel.reconnect': validation(
    '{{channel}} has to be connected again first',
    'Antes hay que volver a conectar {{channel}}',
  ),
  'post.none': validation(
    'This campaign has no post for {{channel}}: there was nothing more to say there. Choose another channel.',
    'En esta campaña falta la publicación para {{channel}}: no quedaba nada más que decir. Elige otro canal.',
  ),
  'channel.none': validation('Choose a channel', 'Elige un canal'),
  'slot.none': validation('Choose a day and a time', 'Elige un día y una hora'),
  'slot.past': validation(
    'This time is over. Choose a later one.',
    'Esta hora ya ha pasado. Elige otra posterior.',
  ),
  'slot.far': validation('Choose a time within the next year', 'Elige una hora dentro del próximo año'),
  'slot.most': validation(
    'Schedule at most {{most}} posts at once',
    'Programa como máximo {{most}} publicaciones a la vez',
  ),
  'slot.offer': validation(
    'The offer in this text is over by then. Choose an earlier day.',
    'Para entonces la oferta de este texto ya habrá terminado. Elige un día anterior.',
  ),
  'zone.invalid': validation('Choose a time zone of the list', 'Elige una zona horaria de la lista'),
  'picture.required': validation(
    '{{channel}} takes no post without a picture. Make the pictures of this post, or choose one.',
    '{{channel}} no admite publicaciones sin imagen. Crea las imágenes de esta publicación o elige una.',
  ),
  'picture.other': validation('Choose a picture of this campaign', 'Elige una imagen de esta campaña'),
  'text.long': validation(
    'The post is too long for {{channel}}: {{count}} of {{most}} characters. Shorten it there.',
    'El texto es demasiado largo para {{channel}}: {{count}} de {{most}} caracteres. Acórtalo.',
  ),
  'address.required': validation(
    'Paste the address of the post (https://…)',
    'Pega la dirección de la publicación (https://…)',
  ),
  'range.long': validation('Ask for at most 100 days', 'Pide como máximo 100 días'),
} satisfies Record<string, Message>;

/** Why a publication is where it is, in its ledger and beside its status. */
export const publicationProblems = {
  'fact.changed': english(
    'A fact that this post states was changed after it was scheduled. Approve the text again and schedule it anew.',
    'Un dato que aparece en este texto cambió después de programarlo. Vuelve a aprobar el texto y prográmalo de nuevo.',
  ),
  'link.none': english(
    'Its link leads nowhere: publish a landing page of this product, or give the product an address. Then try again.',
    'El enlace de este texto no lleva a ningún sitio: publica una página de este producto o indica la dirección del producto. Después, vuelve a intentarlo.',
  ),
  'post.none': english(
    'The text that took the place of the scheduled one has no post for this channel',
    'En el texto que sustituyó al programado falta la publicación para este canal',
  ),
  'offer.expired': english(
    'The offer in this post was over at its time, so it wasn’t published',
    'La oferta de este texto ya había terminado a la hora prevista, así que no se publicó',
  ),
  'picture.gone': english(
    'The picture of this post can’t be drawn any more. Choose another one and schedule it anew.',
    'La imagen de esta publicación ya no se puede crear. Elige otra y prográmala de nuevo.',
  ),
  'campaign.gone': english(
    'The campaign of this post is in the bin',
    'La campaña de esta publicación está en la papelera',
  ),
  'campaign.cancelled': english(
    'The campaign of this post was cancelled',
    'La campaña de esta publicación se canceló',
  ),
  'channel.gone': english(
    'The channel of this post was removed',
    'El canal de esta publicación se ha quitado',
  ),
  late: english(
    'Its time went by while it couldn’t be published. Send it now, move it or cancel it.',
    'Pasó la hora sin que se pudiera publicar. Envíala ahora, cámbiala de hora o cancélala.',
  ),
  skipped: english(
    'Its time went by while it couldn’t be published, and the company skips what is late',
    'Pasó la hora sin que se pudiera publicar, y la empresa ha elegido omitir lo que llega tarde',
  ),
  assisted: english(
    'Publish it by hand: copy the text, the picture and the link, then paste the address of the post here',
    'Publícala a mano: copia el texto, la imagen y el enlace y pega aquí la dirección de la publicación',
  ),
  interrupted: english(
    'The call didn’t end, so the post may or may not be there',
    'La llamada no terminó, así que puede que se haya publicado o puede que no',
  ),
  exhausted: english(
    'It didn’t go through in six tries. The last answer was: {{answer}}',
    'No se pudo enviar en seis intentos. La última respuesta fue: {{answer}}',
  ),
} satisfies Record<string, Message>;
