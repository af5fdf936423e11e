import type { Texts } from '@/i18n/texts';
import type { texts as english } from './meta.en';

export const texts: Texts<typeof english> = {
  home: {
    title: 'Consultoría, soluciones y desarrollo de IA a medida',
    description:
      'Te decimos dónde compensa la inteligencia artificial, ponemos en marcha soluciones listas para usar y desarrollamos lo que aún no existe. Para empresas y particulares.',
    keywords:
      'consultoría IA, inteligencia artificial, soluciones de IA, desarrollo de IA a medida, finanzas descentralizadas, DeFi, España',
  },
  about: {
    title: 'Quiénes somos: misión, visión y valores',
    description:
      'Para qué estamos, hacia dónde vamos y los cuatro valores con los que trabajamos: simplicidad, transparencia, colaboración y resultados.',
    keywords: 'quiénes somos, misión, visión, valores, consultora de IA, España',
  },
  services: {
    title: 'Servicios de IA: consultoría, soluciones y proyectos a medida',
    description:
      'Tres maneras de empezar con la inteligencia artificial: que te digamos dónde compensa, una solución lista para usar o una hecha para ti. Mira qué te llevas con cada una.',
    keywords:
      'servicios de IA, estrategia de IA, consultoría IA, integración de IA, proyectos de IA a medida',
  },
  solutions: {
    title: 'Once soluciones de IA y DeFi',
    description:
      'Agentes que venden, automatizan y ayudan, herramientas para analizar un negocio y finanzas DeFi: para qué sirve cada una de nuestras once soluciones, para quién es y cómo pedirla.',
    keywords:
      'agentes de IA, agente de ventas, automatización de procesos, RPA, análisis DAFO, punto de equilibrio, optimizador de redes, DeFi',
  },
  contact: {
    title: 'Contacto',
    description:
      'Cuéntanos en unas líneas a qué te dedicas y qué te gustaría mejorar. Una persona lee cada mensaje y te responde por correo.',
    keywords: 'contacto, consulta sobre IA, hablar con un consultor de IA, España',
  },
};
