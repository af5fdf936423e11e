import type { Texts } from '@/i18n/texts';
import type { texts as english } from './frame.en';

export const texts: Texts<typeof english> = {
  nav: {
    label: 'Principal',
    toStart: '{{name}}, inicio',
    home: 'Inicio',
    about: 'Nosotros',
    services: 'Servicios',
    solutions: 'Soluciones',
    contact: 'Contacto',
    writeToUs: 'Contacta con nosotros',
    portal: 'Mi portal',
    signIn: 'Acceso de clientes',
    register: 'Crear cuenta',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
  },
  contact: {
    email: 'Correo electrónico',
    phone: 'Teléfono',
    hours: 'Horario',
    hoursText: 'De lunes a viernes, de {{opens}} a {{closes}} (España)',
  },
  footer: {
    navigation: 'Sitio',
    contact: 'Contacto',
    portals: 'Portales de clientes',
    consultia: 'CONSULTIA, consultoría de empresas',
    comerzia: 'COMERZIA, marketing y ventas',
    leadmanager: 'LEADMANAGER, contactos y ventas',
    claim: 'Inteligencia artificial y finanzas descentralizadas, explicadas antes de venderlas.',
    rights: '© {{year}} {{name}}. Todos los derechos reservados.',
    legalPages: 'Información legal',
    legal: 'Aviso legal',
    privacy: 'Privacidad',
    cookies: 'Cookies',
    accessibility: 'Accesibilidad',
  },
};
