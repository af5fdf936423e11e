import type { Texts } from '@/i18n/texts';
import type { texts as english } from './legal-notice.en';

export const texts: Texts<typeof english> = {
  title: 'Aviso legal',
  description: 'Quién está detrás de este sitio, en qué condiciones puedes usarlo y qué ley se aplica.',
  lead: 'Quién está detrás de este sitio y en qué condiciones puedes usarlo.',
  more: 'Si necesitas saber algo más de quien lleva el sitio, escribe a esa dirección: te responde una persona.',
  sections: {
    owner: {
      title: 'Titular del sitio',
      text: 'En cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI), estos son los datos del titular:',
    },
    use: {
      title: 'Condiciones de uso',
      text: 'Puedes leer el sitio sin registrarte y sin pagar. Si abres una cuenta, guarda tu contraseña y avísanos si crees que alguien más la conoce.\n\nUsa el sitio para lo que está hecho. No intentes acceder donde no te corresponde, saturarlo ni enviar mensajes en nombre de otra persona.',
    },
    account: {
      title: 'Tu cuenta',
      text: 'Lo que introduces en los portales sigue siendo tuyo: solo lo usamos para prestarte el servicio, y en los ajustes, en «Tus datos», puedes descargarlo todo en un archivo.\n\nTambién ahí puedes borrar tu cuenta cuando quieras. Si nadie más es miembro, todo lo que contiene se borra al momento. Si hay más miembros, la cierra su titular: durante {{days}} días pueden leerla y descargar sus datos, y el titular todavía puede conservarla. Después se borra. Lo borrado no se puede recuperar.',
    },
    content: {
      title: 'Contenido',
      text: 'Revisamos lo que publicamos, pero una página puede haber quedado anticuada o contener un error. Lo que nos obliga a ambas partes es la propuesta que te enviemos y aceptes, no una página.\n\nEn desarrollo, marcado como «próximamente» y todavía sin poder contratarse: {{developing}}.\n\nA petición (las ponemos en marcha o las desarrollamos solo si nos las pides): {{onRequest}}.\n\nLas cifras marcadas como comerciales o estimadas no son una promesa.',
    },
    finance: {
      title: 'Finanzas descentralizadas e inversión',
      text: 'Nada de lo que hay en este sitio es asesoramiento personal de inversión, fiscal o jurídico, ni una oferta para invertir. Con los activos digitales y el trading puedes perder todo lo que pongas. Decide con tu propia información y, si tienes dudas, con un asesor autorizado.',
    },
    property: {
      title: 'Propiedad intelectual e industrial',
      text: 'Los textos, los dibujos y los programas de este sitio son de {{name}} o se usan con permiso. Puedes citarlos y enlazar cualquier página pública. Las demás marcas pertenecen a sus titulares.',
    },
    links: {
      title: 'Enlaces a otros sitios',
      text: 'Algunos enlaces llevan a sitios de terceros. Los elegimos de buena fe, pero no los controlamos; en cuanto sepamos que uno lleva a algo ilícito, lo quitaremos.',
    },
    law: {
      title: 'Ley aplicable',
      text: 'Se aplica la ley española. Si actúas como consumidor, conservas los derechos que te da la ley de tu país de residencia y puedes acudir a sus tribunales.',
    },
  },
};
