import type { Texts } from '@/i18n/texts';
import type { texts as english } from './comercia-landing.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'La página de destino de una campaña de ComerzIA',
    description:
      'Ejemplo de página de destino con ComerzIA: cómo se construye, parte por parte, la página a la que lleva una campaña y qué pasa con quien deja sus datos.',
    keywords:
      'ComerzIA, página de destino, landing page, AIDA, captación de personas interesadas, doble confirmación, WebIA',
  },
  hero: {
    eyebrow: 'ComerzIA · ejemplo de página de destino',
    title: 'Una campaña, una página, un solo paso que dar',
    lead: 'Quien hace clic en una campaña llega con una única pregunta. Esta es la página con la que ComerzIA la responde, y lo que ocurre cuando alguien deja sus datos.',
    home: 'Volver al inicio',
    parts: 'Ver la página por partes',
    caption:
      'Una página de destino de ejemplo, para los desayunos de una panadería, con sus cuatro partes numeradas; la última es un formulario.',
  },
  features: {
    title: 'Cuatro partes, cada una con su cometido',
    lead: 'Los números son los de la imagen de arriba.',
    items: {
      attention: {
        title: 'Atención',
        text: 'Un titular que retoma las palabras del anuncio, para que nadie dude de si está donde quería.',
      },
      interest: {
        title: 'Interés',
        text: 'De tres a cinco ventajas, cada una en una frase. Lo que valdría para cualquier producto se queda fuera.',
      },
      desire: {
        title: 'Deseo',
        text: 'Los datos: qué hace, qué incluye y cuánto cuesta. Todos salen de la ficha del producto.',
      },
      action: {
        title: 'Acción',
        text: 'Un botón y un formulario corto, con una frase que dice para qué se usarán los datos.',
      },
    },
  },
  steps: {
    title: 'Del clic a la primera respuesta',
    lead: 'La página es solo el principio de la conversación.',
    items: {
      click: {
        title: 'Alguien hace clic',
        text: 'La página se abre al instante, en el idioma de la campaña.',
      },
      form: {
        title: 'Deja sus datos',
        text: 'El posible spam se aparta para que lo revises; no se borra nada.',
      },
      confirm: {
        title: 'Lo confirma por correo',
        text: 'Un enlace y nada más: así en la lista solo está quien quiere saber de ti.',
      },
      reply: {
        title: 'Recibe una primera respuesta',
        text: 'El correo que has aprobado. Tú recibes sus datos, la campaña de origen y su consentimiento.',
      },
    },
  },
  ways: {
    title: 'La página de una campaña o una web entera',
    lead: 'Resuelven cosas distintas y se complementan.',
    items: {
      campaign: {
        title: 'Para una campaña: ComerzIA',
        text: 'La página viene con la campaña que lleva hasta ella y con la lista que va llenando.',
        link: 'Ver ComerzIA',
      },
      website: {
        title: 'Para una web entera: WebIA',
        text: 'Páginas, idiomas y formularios para todo lo que haces, más allá de una campaña.',
        link: 'Ver WebIA',
      },
    },
  },
  action: {
    title: 'Tu primera página, de tu primer producto',
    text: 'El portal de clientes está abierto: crea una cuenta, describe un producto y lee su página antes que nadie.',
    register: 'Crear una cuenta',
    portal: 'Mira el portal por dentro',
    demo: 'Probar la demo',
  },
  note: {
    title: 'Un ejemplo',
    text: 'Es un ejemplo, no un cliente real, y no promete resultados. WebIA está en desarrollo.',
  },
};
