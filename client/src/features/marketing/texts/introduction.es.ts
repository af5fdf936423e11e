import type { Texts } from '@/i18n/texts';
import type { texts as english } from './introduction.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'COMERZIA, el portal de marketing y ventas',
    description:
      'COMERZIA, el portal de marketing y ventas: un asistente de IA para tus empresas, productos, campañas, contenidos, personas interesadas y cifras. Entra o mira lo que hace.',
    keywords:
      'COMERZIA, portal de marketing, IA de marketing, automatización de ventas, generación de leads, campañas digitales',
  },
  hero: {
    eyebrow: 'COMERZIA · portal de clientes',
    title: 'De tu producto a consultas respondidas',
    lead: 'El portal de marketing y ventas: un asistente de IA que reúne en un mismo sitio tus empresas, productos, campañas, contenidos, personas interesadas y cifras.',
    signIn: 'Entrar en COMERZIA',
    product: 'Mira para qué sirve ComerzIA',
    register: 'Crear una cuenta',
    demo: 'Probar la demo',
  },
  figure: {
    caption:
      'El espacio de trabajo con un ejemplo: una campaña en tres canales, las personas interesadas que ha traído y la primera respuesta que recibieron.',
    leads: 'Personas interesadas',
    sections: {
      product: 'Producto',
      campaigns: 'Campañas',
      assets: 'Imágenes',
      publishing: 'Publicación',
      leads: 'Personas interesadas',
      replies: 'Respuestas',
    },
  },
  facts: {
    get: {
      name: 'Qué te llevas',
      value:
        'Tres campañas por producto, sus imágenes, publicaciones, una página con formulario y las respuestas',
    },
    takes: {
      name: 'Qué hace falta',
      value: 'Los datos de un producto: seis preguntas cortas, y tu logo si lo tienes',
    },
    start: {
      name: 'Cómo empezar',
      value: 'Crea una cuenta, responde y aprueba el primer texto. Antes no sale nada.',
    },
    cost: {
      name: 'Qué cuesta',
      value:
        'La cuenta y la primera llamada son gratis; cualquier otro precio, por escrito y antes de empezar',
    },
  },
  steps: {
    title: 'Los seis pasos',
    lead: 'La primera vez, en este orden; después vas directo al que necesites.',
    items: {
      analysis: {
        title: 'Análisis del producto',
        text: 'Qué hace tu producto, para quién y qué lo distingue, en una ficha de datos.',
      },
      campaigns: {
        title: 'Generación de 3 campañas AIDA',
        text: 'Atención, interés, deseo, acción: tres enfoques distintos entre los que elegir.',
      },
      assets: {
        title: 'Creación de piezas gráficas',
        text: 'Imágenes con tus colores, en los formatos que pide cada red.',
      },
      publishing: {
        title: 'Publicación en redes sociales',
        text: 'Publicaciones planificadas en un calendario, allí donde están tus clientes.',
      },
      capture: {
        title: 'Captación de personas interesadas',
        text: 'Una página de destino y un formulario para recoger a quien se interese.',
      },
      replies: {
        title: 'Respuestas automáticas a las personas interesadas',
        text: 'Una primera respuesta al momento y un seguimiento que para cuando contestan, solo para quien lo ha aceptado.',
      },
    },
  },
  action: {
    title: 'Empieza por un producto',
    text: 'Regístrate, describe lo que vendes y lee sus campañas antes que nadie. La misma cuenta te abre todos los portales de clientes.',
    ask: 'Escribirnos',
  },
};
