import type { Texts } from '@/i18n/texts';
import type { texts as english } from './questions.en';

export const texts: Texts<typeof english> = {
  title: 'Seis preguntas antes de empezar',
  lead: 'Respuestas cortas, y dónde comprobar cada una.',
  data: {
    q: '¿Dónde están mis datos?',
    a: 'En la base de datos de este sitio. Tu contraseña no se puede leer y nada va a anunciantes.',
    link: 'Qué se guarda y cuánto tiempo',
  },
  model: {
    q: '¿Los lee un modelo de IA?',
    a: 'El informe lo escriben reglas fijas. Si este sitio tiene un modelo, COMERZIA le envía los nombres y datos de un producto, nunca contactos ni leads, y marca sus textos. El asistente solo lo usa si lo permite el titular de tu cuenta.',
    link: 'Cómo funciona COMERZIA',
  },
  leave: {
    q: '¿Puedo llevármelos?',
    a: 'Sí. En los ajustes lo descargas todo en un archivo, y el informe sale en PDF. Al borrar la cuenta se borra todo.',
    link: 'Tus derechos sobre tus datos',
  },
  person: {
    q: '¿Quién me responde?',
    a: 'Una persona. Los mensajes se leen de lunes a viernes, de 9 a 18 h (España), y se contestan por correo.',
    link: 'Al formulario de contacto',
  },
  cost: {
    q: '¿Cuánto cuesta?',
    a: 'La cuenta y la primera llamada son gratis. El precio, por escrito y antes de empezar.',
    link: 'Qué hace falta en cada servicio',
  },
  limits: {
    q: '¿Qué no puede hacer?',
    a: 'Decidir por ti ni saber lo que no le cuentas. Lo que el informe no sabe, lo pregunta; ninguna campaña sale sin que alguien la apruebe; ninguna cifra de aquí es una promesa.',
    link: 'Un informe con sus preguntas abiertas',
  },
};
