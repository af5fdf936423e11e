import type { Texts } from '@/i18n/texts';
import type { texts as english } from './huyu-projects.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'Huyu Projects, caso práctico de WebIA',
    description:
      'Cómo se hizo con WebIA la web de Huyu Projects, una entidad sin ánimo de lucro: páginas en dos idiomas que se abren al instante y un formulario de contacto.',
    keywords: 'Huyu Projects, WebIA, caso práctico, web para una ONG, web bilingüe',
  },
  hero: {
    eyebrow: 'Caso práctico · WebIA',
    title: 'Una web en dos idiomas para Huyu Projects',
    lead: 'Cómo se hizo con WebIA, quién hizo qué y cómo empezar una parecida.',
    ask: 'Preguntar por una web así',
    visit: 'Visitar la web de Huyu Projects',
    leaves: 'Este enlace sale de {{name}} y abre {{host}}.',
    webia: 'Qué es WebIA',
    caption: 'Es un dibujo, no una captura: en español en el ordenador y en inglés en el móvil.',
  },
  facts: {
    client: { name: 'Cliente', value: 'Una entidad sin ánimo de lucro' },
    built: { name: 'Qué se hizo', value: 'Su web, con formulario de contacto' },
    languages: { name: 'Idiomas', value: 'Español e inglés' },
    tool: { name: 'Herramienta', value: 'WebIA, aún en desarrollo' },
  },
  features: {
    title: 'Tres cosas que la web tenía que hacer bien',
    lead: 'Una entidad sin ánimo de lucro necesita que la entiendan, que le escriban y que su web se lea en cualquier móvil, sin gastar en mantenimiento.',
    items: {
      languages: {
        title: 'Páginas en dos idiomas',
        text: 'Quien apoya una causa y quien la necesita no siempre hablan la misma lengua. Cada cual lee la web entera en la suya.',
      },
      form: {
        title: 'Un formulario de contacto',
        text: 'Para ayudar, preguntar o proponer algo bastan unas líneas. No hay que andar buscando una dirección.',
      },
      speed: {
        title: 'Páginas que se abren al instante',
        text: 'Van bien hasta en un móvil viejo con poca cobertura y dan poco trabajo después.',
      },
    },
  },
  steps: {
    title: 'Del contenido a la web publicada, y quién hace qué',
    lead: 'En cada paso, cómo se hizo esta web y, para la tuya, qué te toca a ti y qué a nosotros.',
    step: 'Así se hizo esta',
    you: 'En tu web: tu parte',
    us: 'En tu web: nuestra parte',
    items: {
      content: {
        title: 'Empezar por el contenido',
        text: 'Primero se decidió qué tenía que decir la web y a quién. El diseño vino después.',
        you: 'Nos dices qué tiene que contar la web, a quién y en qué idiomas.',
        us: 'Preguntamos lo que falta. Lo que nadie nos dice, no lo inventamos.',
      },
      draft: {
        title: 'Montar una primera versión con WebIA',
        text: 'Las páginas y sus textos se montaron a la vez en los dos idiomas.',
        you: 'Todavía nada: recibes una web por la que ya puedes navegar.',
        us: 'WebIA monta páginas y textos; nosotros miramos la propuesta antes que tú.',
      },
      review: {
        title: 'Leer y corregir',
        text: 'Lo que propone una máquina no es un texto acabado: cada página la repasaron personas.',
        you: 'Lees cada página y dices qué hay que cambiar.',
        us: 'Hacemos los cambios y comprobamos que todos los idiomas sigan diciendo lo mismo.',
      },
      publish: {
        title: 'Publicar',
        text: 'Las páginas terminadas se publicaron en el dominio de la entidad.',
        you: 'Decides cuándo se publica y en qué dominio.',
        us: 'Comprobamos el formulario, la velocidad y la accesibilidad, y la publicamos.',
      },
    },
  },
  action: {
    title: '¿Tu entidad necesita algo parecido?',
    text: 'Dinos a qué se dedica y en qué idiomas quieres la web. La primera llamada es gratis, y te diremos qué se puede hacer ya.',
    ask: 'Preguntar por WebIA',
    webia: 'Ver WebIA',
  },
  note: {
    title: 'Sobre esta página',
    honest:
      'Cuenta qué se hizo y cómo. No lleva cifras de visitas ni citas, porque no tenemos ninguna que podamos enseñarte.',
    text: 'Lo que hace Huyu Projects lo cuenta mejor su propia web.',
  },
};
