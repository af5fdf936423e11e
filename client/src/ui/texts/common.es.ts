import type { Texts } from '@/i18n/texts';
import type { texts as english } from './common.en';

export const texts: Texts<typeof english> = {
  actions: {
    add: 'Añadir',
    back: 'Volver',
    cancel: 'Cancelar',
    close: 'Cerrar',
    create: 'Crear',
    retry: 'Reintentar',
    save: 'Guardar',
    search: 'Buscar',
  },
  discard: {
    title: '¿Descartar lo que has escrito?',
    description: 'Aún no se ha guardado.',
    keep: 'Seguir editando',
    discard: 'Descartar',
  },
  confirmation: {
    typed: 'Escribe «{{text}}» para confirmar',
  },
  error: {
    title: 'Algo salió mal',
    load: 'No se ha podido cargar. Comprueba tu conexión e inténtalo de nuevo.',
  },
  field: {
    optional: 'opcional',
    hidePassword: 'Ocultar contraseña',
    showPassword: 'Mostrar contraseña',
    choose: 'Elige…',
  },
  language: {
    label: 'Idioma',
    en: 'English',
    es: 'Español',
  },
  loading: 'Cargando…',
  notFound: {
    title: 'Error 404: página no encontrada',
    hint: '¿Has olvidado añadir la página al enrutador?',
    home: 'Volver al inicio',
  },
  notifications: 'Notificaciones',
  skip: 'Ir al contenido',
  theme: {
    dark: 'Usar el tema oscuro',
    light: 'Usar el tema claro',
  },
};
