import type { Texts } from '@/i18n/texts';
import type { texts as english } from './cookies.en';

export const texts: Texts<typeof english> = {
  title: 'Política de cookies',
  description:
    'Las dos cookies que puede usar este sitio, qué guarda en tu navegador y por qué no hay aviso de cookies.',
  lead: 'Dos cookies como mucho: una si inicias sesión y otra para tu idioma. Por eso no hay ningún aviso que aceptar.',
  sections: {
    what: {
      title: 'Qué son',
      text: 'Una cookie es un texto breve que un sitio deja en tu navegador y recibe de vuelta en cada visita. El almacenamiento local es un espacio de tu navegador que una página puede leer y escribir; lo que hay en él no se envía por sí solo.',
    },
    used: {
      title: 'Qué usa este sitio',
      text: 'Todo ello es estrictamente necesario para lo que pides, así que la ley (artículo 22.2 de la LSSI) no exige tu consentimiento:',
    },
    none: {
      title: 'Qué no usa',
      text: 'Ni publicidad, ni analítica, ni píxeles de seguimiento, ni fuentes o scripts de otras empresas.',
    },
    remove: {
      title: 'Cómo borrarlas',
      text: 'Al cerrar la sesión se eliminan la cookie y el código de sesión. Lo demás puedes borrarlo en los ajustes del navegador, en los datos de sitios. El sitio sigue funcionando; solo olvida lo que elegiste.',
    },
  },
  table: {
    name: 'Nombre',
    kind: 'Tipo',
    purpose: 'Para qué sirve',
    lasts: 'Cuánto dura',
    cookie: 'Cookie',
    storage: 'Almacenamiento local',
    tab: 'Solo esta pestaña',
  },
  items: {
    session: {
      purpose:
        'Mantiene tu sesión abierta. Solo se crea al iniciar sesión, con uno de estos dos nombres, nunca con los dos.',
      lasts: '{{days}} días desde tu última visita, o hasta que cierras la sesión',
    },
    languageCookie: {
      purpose: 'Recuerda tu idioma en las páginas de acceso.',
      lasts: 'Un año desde tu última visita',
    },
    auth_token: {
      purpose:
        'Tu código de sesión, que acompaña a tus propias peticiones mientras tienes la sesión abierta.',
      lasts: 'Hasta que cierras la sesión',
    },
    language: {
      purpose: 'Recuerda el idioma que has elegido o en el que llegaste.',
      lasts: 'Hasta que lo borras',
    },
    theme: {
      purpose: 'Recuerda si has elegido claro u oscuro.',
      lasts: 'Hasta que lo borras',
    },
    letter_keys: {
      purpose: 'Recuerda si usas los atajos de una tecla en LEADMANAGER.',
      lasts: 'Hasta que lo borras',
    },
    first_problem: {
      purpose:
        'Lleva la frase que pediste guardar en la página de inicio al formulario de tu primera empresa.',
      lasts: 'Hasta que se guarda allí o cierras la pestaña',
    },
    found_in: {
      purpose: 'Si un enlace lleva a otra de tus cuentas, recuerda a cuál, para decírtelo.',
      lasts: 'Hasta que lo ves o cierras la pestaña',
    },
  },
};
