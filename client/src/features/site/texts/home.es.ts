import type { Texts } from '@/i18n/texts';
import type { texts as english } from './home.en';

export const texts: Texts<typeof english> = {
  hero: {
    eyebrow: 'Inteligencia artificial y finanzas descentralizadas',
    title: 'Una IA que se gana su sitio en tu negocio',
    lead: 'Te decimos dónde compensa y dónde no, ponemos en marcha soluciones listas para usar y desarrollamos lo que aún no existe. Para empresas y particulares.',
    services: 'Ver los servicios',
    solutions: 'Ver las soluciones',
    sample: 'Ver un informe de ejemplo',
  },
  about: {
    title: 'Una consultora con una norma: primero, te lo explicamos',
    lead: 'Trabajamos donde la IA y las finanzas descentralizadas se cruzan con el día a día.',
    mission: {
      title: 'Nuestra misión',
      text: 'Poner la IA a trabajar donde te ahorre tiempo o dinero, y decirte con claridad dónde no lo hará.',
    },
    vision: {
      title: 'Nuestra visión',
      text: 'Que una tienda de tres personas use las mismas herramientas que una empresa de trescientas, y sepa qué hacen.',
    },
    valuesTitle: 'Cuatro valores',
    values: {
      simplicity: {
        title: 'Simplicidad',
        text: 'Si basta con un paso, no te vendemos tres.',
      },
      transparency: {
        title: 'Transparencia',
        text: 'Antes de empezar sabes lo que cuesta, lo que puede hacer y dónde falla.',
      },
      partnership: {
        title: 'Colaboración',
        text: 'Decidimos contigo y tu equipo queda listo para seguir sin nosotros.',
      },
      results: {
        title: 'Resultados',
        text: 'Acordamos al principio qué debe mejorar, y eso medimos.',
      },
    },
  },
  services: {
    title: 'Tres maneras de empezar',
    lead: 'Elige la que más se parezca a tu caso. Lo primero es hablar, no firmar.',
    ask: 'Preguntar',
    consultoria_ia: {
      need: 'Quieres usar la IA, pero no sabes por dónde empezar.',
      text: 'Vemos cómo trabajas y te decimos dónde la IA te ahorraría tiempo o dinero.',
      get1: 'Una foto clara de tu punto de partida',
      get2: 'Los pocos pasos que merecen la pena, en orden',
      get3: 'Qué exige cada uno: datos, personas, tiempo',
    },
    soluciones_ia: {
      need: 'Quieres algo que funcione pronto.',
      text: 'Ponemos en marcha una solución lista para usar, desde un agente de atención hasta finanzas descentralizadas, y te enseñamos a manejarla.',
      get1: 'Una solución elegida para tu caso',
      get2: 'Configurada con tus datos y cuentas',
      get3: 'Sus límites y riesgos, explicados antes',
    },
    custom_ai: {
      need: 'Ningún producto hace lo que necesitas.',
      text: 'Lo desarrollamos contigo, en etapas cortas que dejan cambiar de rumbo.',
      get1: 'Algo que probar en cada etapa',
      get2: 'Conectado a los sistemas que ya tienes',
      get3: 'Documentación y formación para tu equipo',
    },
  },
  solutions: {
    title: 'Once soluciones, cada una para una tarea',
    lead: 'Busca la que te suene. Puedes preguntar por todas y usar ya algunas.',
    all: 'Ver todas en detalle',
  },
  call: {
    title: '¿No sabes por dónde empezar?',
    text: 'Empieza por tus números: la calculadora te dice, gratis, cuántas ventas cubren tus costes.',
    button: 'Abrir la calculadora',
  },
  contact: {
    title: 'Cuéntanos qué necesitas',
    lead: 'Bastan unas líneas. Una persona te responde por correo, y la primera llamada es gratis.',
  },
};
