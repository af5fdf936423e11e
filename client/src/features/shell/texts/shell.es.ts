import type { Texts } from '@/i18n/texts';
import type { texts as english } from './shell.en';

export const texts: Texts<typeof english> = {
  portals: {
    label: 'Portales',
    consultia: 'CONSULTIA',
    consultiaHint: 'Consultoría',
    comerzia: 'COMERZIA',
    comerziaHint: 'Marketing y ventas',
    leadmanager: 'LEADMANAGER',
    leadmanagerHint: 'Contactos y oportunidades',
  },
  today: 'Hoy',
  toPortal: 'Ir a {{portal}}',
  sections: 'Secciones',
  account: 'Cuenta',
  accounts: {
    current: 'Cuenta de esta página:',
    others: 'Tus otras cuentas',
    roles: { reader: 'Lector', editor: 'Editor', owner: 'Titular' },
    unknown: 'No estás en esta cuenta',
    unknownText: 'Puede que te hayan quitado de ella o que la dirección no sea correcta.',
    found: 'Está en tu cuenta {{name}}',
    toOwn: 'Ir a tu cuenta',
  },
  menu: 'Abrir el menú',
  menuTitle: 'Menú',
  menuHint: 'Portales, secciones y tu cuenta',
  breadcrumb: 'Estás aquí',
  search: 'Buscar en todo',
  enquiries: 'Consultas recibidas',
  settings: 'Ajustes',
  signedInAs: 'Sesión de {{name}}',
  signOut: 'Cerrar sesión',
  signedOut: 'Sesión cerrada',
  signedOutText: 'Has cerrado la sesión.',
  signOutFailed: 'Error al cerrar sesión',
};
