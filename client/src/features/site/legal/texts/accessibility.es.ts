import type { Texts } from '@/i18n/texts';
import type { texts as english } from './accessibility.en';

export const texts: Texts<typeof english> = {
  title: 'Accesibilidad',
  description: 'A qué aspiramos, cómo lo probamos, qué sabemos que falta y cómo avisarnos de un obstáculo.',
  lead: 'Cualquier persona debería poder usar este sitio. Aquí decimos hasta dónde hemos llegado y cómo avisarnos de lo que falla.',
  sections: {
    aim: {
      title: 'A qué aspiramos',
      text: 'El sitio y los portales están hechos para cumplir el nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2. Lo hemos comprobado nosotros; nadie más lo ha certificado.',
    },
    does: {
      title: 'Qué significa aquí',
      text: '- Todo funciona con el teclado y siempre se ve dónde estás.\n- Los textos sirven también para lectores de pantalla: se anuncian títulos, etiquetas, errores y cambios de página.\n- Los textos y los controles tienen contraste suficiente, en claro y en oscuro, y el color nunca es la única señal.\n- Puedes ampliar las páginas hasta el 400\u00a0% y leerlas en una pantalla estrecha sin desplazarte de lado.\n- Si tu sistema pide menos movimiento, no se mueve nada.\n- Las páginas públicas se leen y el formulario de contacto se envía también sin JavaScript.',
    },
    tests: {
      title: 'Cómo lo probamos',
      text: 'Probamos cada pantalla de forma automática y con el teclado, en claro y en oscuro, en ventana estrecha y ancha. Las pruebas automáticas solo detectan una parte de los obstáculos, así que tu aviso cuenta.',
    },
    limits: {
      title: 'Qué sabemos que falta',
      text: 'Ninguna entidad externa ha auditado el sitio, y no hemos probado todos los lectores de pantalla con todos los navegadores. Lo que tú escribes o subes a los portales es tan accesible como tú lo hagas, y los sitios que enlazamos no podemos arreglarlos.',
    },
    report: {
      title: 'Si encuentras un obstáculo',
      text: 'Escríbenos. Dinos en qué página ha sido, qué querías hacer y qué usas (navegador, lector de pantalla). Te respondemos y, mientras tanto, te damos lo que necesites por otra vía.',
    },
  },
};
