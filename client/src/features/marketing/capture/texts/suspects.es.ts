import type { Texts } from '@/i18n/texts';
import type { texts as english } from './suspects.en';

export const texts: Texts<typeof english> = {
  label: 'Sospechosos',
  intro:
    'Estos formularios parecen spam. No reciben correos ni cuentan como contactos. A los 30 días se borran.',
  leaves_one: 'se borra en {{count}} día',
  leaves_other: 'se borra en {{count}} días',
  leavesToday: 'se borra hoy',
  why: 'Por qué está aquí',
  reasons: {
    honeypot: 'Se rellenó un campo que las personas no ven',
    token: 'El formulario no se abrió en una página tuya',
    tooFast: 'Se envió menos de 3 segundos después de abrirlo',
    tooOld: 'El formulario llevaba más de 24 horas abierto',
    addressLimit: 'Más de 5 formularios desde la misma conexión en 10 minutos',
    emailLimit: 'Más de 3 formularios con este correo en una hora',
    disposable: 'El correo es de un servicio de direcciones de usar y tirar',
    linkInName: 'Hay un enlace en el nombre',
    linksInText: 'Hay dos o más enlaces en el mensaje',
    sameText: 'El mismo mensaje llegó cuatro veces en una hora',
  },
  release: 'Es auténtico',
  releaseOf: 'Es auténtico: {{email}}',
  spam: 'Es spam',
  spamOf: 'Es spam: {{email}}',
  released: 'Ya es un contacto',
  show: 'Abrir',
  discarded: 'Borrado como spam',
  failed: 'No se ha podido hacer',
  more: 'Ver más',
  askSpam: {
    title: '¿Borrar esto como spam?',
    text: 'Lo que se envió se borra para siempre.',
    confirm: 'Borrar como spam',
  },
  empty: {
    title: 'No hay sospechosos',
    text: 'Los formularios que parecen spam esperan aquí tu decisión.',
  },
};
