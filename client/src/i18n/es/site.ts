import type { site as english } from '../en/site';
import type { Texts } from '../texts';

export const site: Texts<typeof english> = {
  nav: {
    label: 'Principal',
    toStart: '{{name}}, inicio',
    home: 'Inicio',
    services: 'Servicios',
    contact: 'Contacto',
    writeToUs: 'Contacta con nosotros',
    signIn: 'Acceso de clientes',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
  },
  home: {
    title: 'Consultoría, soluciones y desarrollo de IA a medida',
    description:
      'Te decimos dónde compensa la inteligencia artificial, ponemos en marcha soluciones listas para usar y desarrollamos lo que aún no existe. Para empresas y particulares.',
    keywords:
      'consultoría IA, inteligencia artificial, soluciones de IA, desarrollo de IA a medida, finanzas descentralizadas, DeFi, España',
  },
  hero: {
    eyebrow: 'Inteligencia artificial y finanzas descentralizadas',
    title: 'Una IA que se gana su sitio en tu negocio',
    lead: 'Te decimos dónde compensa y dónde no, ponemos en marcha soluciones listas para usar y desarrollamos lo que aún no existe. Para empresas y para particulares.',
    services: 'Ver los servicios',
    contact: 'Cuéntanos qué necesitas',
  },
  services: {
    eyebrow: 'Qué hacemos',
    title: 'Tres maneras de empezar',
    lead: 'Elige la que más se parezca a tu caso. Y si no lo tienes claro, escríbenos igualmente: lo primero es una conversación, no un contrato.',
    gets: 'Qué te llevas',
    ask: 'Preguntar por {{service}}',
    consultoria_ia: {
      need: 'Quieres usar la IA, pero no sabes por dónde empezar.',
      text: 'Vemos cómo trabajas, te decimos dónde la IA te ahorraría tiempo o dinero y dónde no, y ponemos los pasos en orden.',
      get1: 'Una explicación clara de dónde estás',
      get2: 'Los pocos pasos que merecen la pena, en orden',
      get3: 'Qué exige cada uno: datos, personas, tiempo',
    },
    soluciones_ia: {
      need: 'Quieres algo que funcione pronto.',
      text: 'Ponemos en marcha soluciones listas para usar, desde un agente que atiende a tus clientes hasta herramientas de finanzas descentralizadas, y te enseñamos a manejarlas.',
      get1: 'Una solución elegida para tu caso',
      get2: 'Configurada con tus propios datos y cuentas',
      get3: 'Sus límites y riesgos, explicados antes',
    },
    custom_ai: {
      need: 'Ningún producto del mercado hace lo que necesitas.',
      text: 'Lo desarrollamos contigo y lo conectamos a los programas que ya usas, en etapas lo bastante cortas para cambiar de rumbo.',
      get1: 'Algo que probar al final de cada etapa',
      get2: 'Conectado a los sistemas que ya tienes',
      get3: 'Documentación y formación para tu equipo',
    },
  },
  contact: {
    eyebrow: 'Contacto',
    title: 'Cuéntanos qué necesitas',
    lead: 'Con unas líneas basta. Una persona lee cada mensaje, y la respuesta te llega por correo.',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    hours: 'Horario',
    hoursText: 'De lunes a viernes, de {{opens}} a {{closes}} (España)',
  },
  footer: {
    navigation: 'Sitio',
    contact: 'Contacto',
    portals: 'Portales de clientes',
    consultia: 'CONSULTIA, consultoría',
    comerzia: 'COMERZIA, marketing y ventas',
    leadmanager: 'LEADMANAGER, contactos',
    network: 'Red profesional',
    claim: 'Inteligencia artificial y finanzas descentralizadas, explicadas antes de venderlas.',
    legal: '© {{year}} {{name}}. Todos los derechos reservados.',
  },
};
