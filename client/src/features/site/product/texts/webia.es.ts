import type { Texts } from '@/i18n/texts';
import type { texts as english } from './webia.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'WebIA, páginas y aplicaciones web hechas con IA',
    description:
      'Cuéntale a qué te dedicas y WebIA preparará tu web: páginas, textos en tus idiomas, formulario de contacto y pequeñas aplicaciones. Tú lo revisas todo antes de publicarla. Próximamente.',
    keywords:
      'WebIA, diseño web con IA, creador de páginas web, creador de aplicaciones web, web bilingüe, web para ONG y asociaciones',
  },
  hero: {
    eyebrow: 'WebIA · diseño web',
    title: 'Cuenta lo que haces y míralo hecho web',
    lead: 'Responderás a unas preguntas y WebIA te preparará una primera versión completa: páginas, textos, diseño y formulario de contacto. Tú la corriges y se publica cuando tú digas.',
    ask: 'Preguntar por WebIA',
    case: 'Ver cómo se hizo una web',
  },
  figure: {
    caption:
      'Un ejemplo: cuatro respuestas y la página que WebIA hace con ellas. Lo que falta lo pregunta; aquí, el precio.',
    what: {
      question: '¿A qué te dedicas?',
      answer: 'Hacemos pan y llevamos desayunos a oficinas.',
    },
    whom: {
      question: '¿Quiénes son tus clientes?',
      answer: 'El vecindario y las oficinas de cerca.',
    },
    languages: {
      question: '¿En qué idiomas?',
      answer: 'Español e inglés.',
    },
    missing: {
      question: 'WebIA pregunta: ¿cuánto cuesta un desayuno?',
      answer: '3,50\u00a0€ por persona.',
    },
    menu: {
      bread: 'Pan',
      breakfasts: 'Desayunos',
      contact: 'Contacto',
    },
  },
  features: {
    title: 'Una web entera, no una plantilla por rellenar',
    lead: 'Tú pones lo que solo tú sabes. De lo que siempre se queda a medias se ocupará WebIA.',
    items: {
      structure: {
        title: 'Las páginas que hacen falta',
        text: 'Según lo que ofreces y quién lo busca, te propondrá qué páginas tener, en qué orden y qué debe resolver cada una.',
      },
      texts: {
        title: 'Textos con tus datos',
        text: 'Escribirá a partir de tus respuestas. Si falta un precio o una fecha, te lo preguntará: no se lo inventará.',
      },
      languages: {
        title: 'Cada idioma en su sitio',
        text: 'Cada lengua tendrá su propia dirección web, para que lectores y buscadores lleguen a la página que toca.',
      },
      speed: {
        title: 'Páginas que se abren al instante',
        text: 'Listas para leer, igual de bien en el móvil que en pantalla grande.',
      },
      forms: {
        title: 'Consultas que te llegan',
        text: 'Un formulario que explica qué se hace con los datos y deja cada mensaje en tu correo.',
      },
      apps: {
        title: 'Pequeñas aplicaciones',
        text: 'Una calculadora, un catálogo con buscador, una petición de cita: lo que un texto no puede hacer.',
      },
    },
  },
  steps: {
    title: 'Cuatro pasos, y la última palabra es tuya',
    lead: 'Mientras no des el visto bueno, no se publica nada.',
    items: {
      tell: {
        title: 'Tú cuentas',
        text: 'A qué te dedicas, para quién, en qué idiomas y qué webs te gustan.',
      },
      draft: {
        title: 'WebIA propone',
        text: 'Estructura, textos y diseño, en una web por la que ya puedes navegar.',
      },
      review: {
        title: 'Tú corriges',
        text: 'Cambia frases, imágenes o páginas tantas veces como haga falta.',
      },
      publish: {
        title: 'Se publica',
        text: 'En tu dominio, después de comprobar el formulario, la velocidad y la accesibilidad.',
      },
    },
  },
  audiences: {
    title: 'Para quien tiene algo que contar y no tiene tiempo de montarlo',
    lead: 'No hace falta saber cómo se hace una web. Basta con conocer lo tuyo.',
    items: {
      business: {
        title: 'Pequeños negocios',
        text: 'No tienes web, o tienes una que nadie se atreve a tocar.',
        point1: 'Servicios y precios donde se buscan',
        point2: 'Horario, dirección y una forma de preguntar',
        point3: 'Cambios que puedes hacer por tu cuenta',
      },
      nonprofit: {
        title: 'Asociaciones y ONG',
        text: 'Quieres que se entienda lo que hace tu entidad y cómo echarle una mano.',
        point1: 'Su labor, explicada con palabras sencillas',
        point2: 'Lo mismo en cada idioma de tu gente',
        point3: 'Poco mantenimiento después',
      },
      launch: {
        title: 'Productos nuevos',
        text: 'Quieres saber si interesa antes de desarrollarlo entero.',
        point1: 'Una página con un mensaje y un botón',
        point2: 'Un formulario para quien quiera saber más',
        point3: 'Margen para crecer hasta una web o una aplicación',
      },
    },
  },
  case: {
    title: 'Huyu Projects: una web bilingüe para una entidad sin ánimo de lucro',
    text: 'La web de Huyu Projects se hizo con WebIA. Te contamos qué se construyó y cómo.',
    link: 'Leer el caso práctico',
  },
  action: {
    title: '¿Tienes una web en mente?',
    text: 'Dinos qué debería hacer. Te responderemos si WebIA es el camino y qué puedes hacer mientras no abre.',
    ask: 'Háblanos de tu web',
  },
  note: {
    title: 'En desarrollo',
    text: 'WebIA está en desarrollo: esta página explica lo que hará. Todavía no se puede contratar, y preguntar no te compromete a nada.',
  },
};
