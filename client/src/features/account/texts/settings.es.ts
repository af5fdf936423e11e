import type { Texts } from '@/i18n/texts';
import type { texts as english } from './settings.en';

export const texts: Texts<typeof english> = {
  currentPassword: 'Contraseña actual',
  profile: {
    passwordHint: 'La necesitas para cambiar el correo. Avisaremos a la dirección anterior.',
    title: 'Perfil',
    username: 'Usuario',
    email: 'Correo electrónico',
    name: 'Nombre completo',
    save: 'Guardar cambios',
    saved: 'Cambios guardados',
    failed: 'No se han guardado los cambios',
  },
  preferences: {
    title: 'Idioma y aspecto',
    text: 'Se guardan en este navegador.',
    language: 'Idioma de los portales',
    theme: 'Tema',
    light: 'Claro',
    dark: 'Oscuro',
  },
  password: {
    title: 'Contraseña',
    text: 'Al cambiarla se cierran las demás sesiones de tu cuenta.',
    next: 'Contraseña nueva',
    nextHint: 'Al menos 6 caracteres',
    confirm: 'Confirmar la contraseña nueva',
    save: 'Cambiar contraseña',
    saved: 'Contraseña cambiada',
    savedText: 'Se han cerrado las demás sesiones.',
    failed: 'No se ha cambiado la contraseña',
  },
  sessions: {
    title: 'Sesiones',
    text: 'Cierra todas las sesiones de tu cuenta, en este dispositivo y en los demás.',
    open: 'Cerrar todas las sesiones',
    question: '¿Cerrar todas las sesiones?',
    consequence: 'Tendrás que volver a iniciar sesión en cada dispositivo, también en este.',
    done: 'Sesiones cerradas',
    doneText: 'Se han cerrado todas las sesiones de tu cuenta.',
    failed: 'No se han podido cerrar las sesiones',
  },
  data: {
    title: 'Tus datos',
    text: 'Todo lo que contiene tu cuenta en los tres portales, en un solo archivo (JSON).',
    download: 'Descargar todos mis datos',
    pending: 'Preparando tus datos…',
    failed: 'No se han podido descargar tus datos',
  },
  removal: {
    title: 'Eliminar la cuenta',
    text: 'Elimina tu usuario y todo a lo que solo tú tienes acceso. No se puede deshacer.',
    open: 'Eliminar mi cuenta',
    question: '¿Eliminar tu cuenta?',
    consequence:
      'Perderás tu perfil y, en cada cuenta de la que nadie más sea miembro, las empresas con sus contactos, productos, departamentos, problemas, fortalezas, análisis DAFO e informes, los enlaces a esos informes y todo lo que haya en COMERZIA y LEADMANAGER. Nadie podrá recuperarlo. Lo que hayas hecho en las cuentas de otras personas se queda en ellas.',
    confirm: 'Eliminar para siempre',
    done: 'Cuenta eliminada',
    doneText: 'Se han eliminado tu usuario y las cuentas de las que nadie más era miembro.',
    failed: 'No se ha eliminado la cuenta',
  },
};
