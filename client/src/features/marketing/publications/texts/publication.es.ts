import type { Texts } from '@/i18n/texts';
import type { texts as english } from './publication.en';

export const texts: Texts<typeof english> = {
  title: 'Publicación',
  missing: 'Esta publicación ya no existe.',
  details: 'Detalles',
  slot: 'Sale el',
  move: 'Mover',
  see: 'Verla en {{channel}}',
  ownLink: 'Su propio enlace corto, con el que se cuentan los clics: {{link}}',
  openNetwork: 'Abrir {{network}}',
  reconnect: 'Volver a conectar el canal',
  failed: 'No ha funcionado',
  nothingWaits: 'Nada te espera',
  nothingWaitsText:
    'Aquí aparece lo que hay que publicar a mano, lo que va con retraso, lo que está sin confirmar y lo que ha fallado.',
  needs: {
    assisted: 'Publícala tú',
    late: 'Con retraso',
    unconfirmed: '¿Está publicada?',
    failed: 'No publicada',
  },
  copy: {
    text: 'Copiar texto',
    picture: 'Copiar imagen',
    pictureDone: 'Imagen copiada',
    pictureFailed: 'El navegador no ha permitido copiar la imagen. Guárdala en su lugar.',
    save: 'Guardar la imagen',
    link: 'Copiar enlace',
  },
  confirm: {
    ask: 'La red no ha dicho si la ha aceptado. Míralo allí: ¿está publicada?',
    address: 'Dirección de la publicación',
    there: 'Está publicada',
  },
  acts: {
    retry: 'Reintentar',
    send: 'Enviar ahora',
    cancel: 'Cancelarla',
    undo: 'Retirarla',
    absent: 'No está publicada',
    pause: 'Pausar la campaña',
    resume: 'Reanudar la campaña',
    replace: 'Sustituir por el texto nuevo',
  },
  done: {
    retry: 'Vuelve a salir',
    send: 'Sale ahora',
    cancel: 'Publicación cancelada',
    undo: 'Publicación retirada',
    absent: 'Anotado: vuelve a salir',
    pause: 'Nada de esta campaña sale hasta que la reanudes',
    resume: 'La campaña sigue',
    replace: 'Sale el texto nuevo',
    confirmed: 'Anotada como publicada',
  },
  ask: {
    cancel: {
      title: '¿Cancelar esta publicación?',
      text: 'No saldrá en {{channel}}. El texto sigue aprobado y puedes volver a programarlo.',
      confirm: 'Cancelar la publicación',
    },
    undo: {
      title: '¿Retirar esta publicación?',
      text: 'Se borra en {{channel}}, con las respuestas que tenga allí. Sus clics siguen contando.',
      confirm: 'Retirarla',
    },
  },
  replace: {
    title: 'Hay un texto más nuevo aprobado',
    text: 'Lo programado conserva el texto que se aprobó entonces hasta que tú lo digas. Se sustituye en todo lo que queda por salir de esta campaña.',
  },
  oldPicture: {
    title: 'La imagen es de otra versión del texto',
    text: 'Todavía no hay ninguna imagen con las palabras de la versión que sale. Créala y la publicación la toma sola; si no, sale con esta.',
    link: 'Crear las imágenes',
  },
  ledger: {
    title: 'Llamadas a la red',
    kinds: { publish: 'Publicar', read: 'Comprobar', undo: 'Retirar' },
    outcomes: {
      open: 'en curso',
      accepted: 'aceptada',
      notSent: 'no ha llegado nada',
      refused: 'rechazada',
      unknown: 'sin respuesta clara',
      found: 'está allí',
      absent: 'no está allí',
      undone: 'borrada',
    },
  },
};
