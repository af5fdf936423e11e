import type { Texts } from '@/i18n/texts';
import type { texts as english } from './common.en';

export const texts: Texts<typeof english> = {
  actions: {
    add: 'Afegeix',
    back: 'Torna',
    cancel: 'Cancel·la',
    close: 'Tanca',
    create: 'Crea',
    retry: 'Torna-ho a provar',
    save: 'Desa',
    search: 'Cerca',
  },
  discard: {
    title: 'Vols descartar el que has escrit?',
    description: 'Encara no s’ha desat.',
    keep: 'Continua editant',
    discard: 'Descarta',
  },
  confirmation: {
    typed: 'Escriu «{{text}}» per confirmar',
  },
  error: {
    title: 'Alguna cosa ha anat malament',
    load: 'No s’ha pogut carregar. Comprova la connexió i torna-ho a provar.',
  },
  field: {
    optional: 'opcional',
    hidePassword: 'Amaga la contrasenya',
    showPassword: 'Mostra la contrasenya',
    choose: 'Tria…',
  },
  language: {
    label: 'Idioma',
    en: 'English',
    es: 'Español',
  },
  loading: 'S’està carregant…',
  notFound: {
    title: 'Error 404: no s’ha trobat la pàgina',
    hint: 'Has oblidat afegir la pàgina a l’encaminador?',
    home: 'Torna a l’inici',
  },
  notifications: 'Notificacions',
  skip: 'Ves al contingut',
  theme: {
    dark: 'Fes servir el tema fosc',
    light: 'Fes servir el tema clar',
  },
};
