import type { Texts } from '@/i18n/texts';
import type { texts as english } from './swot.en';

export const texts: Texts<typeof english> = {
  title: 'Análisis DAFO',
  open: 'Análisis DAFO',
  intro: 'También en las listas de la empresa:',
  next: 'Siguiente: el informe',
  loading: 'Cargando el análisis…',
  print: 'Imprimir',
  add: 'Añadir',
  more: 'Ver {{count}} más',
  strengths: {
    title: 'Fortalezas',
    hint: 'Lo que la empresa hace bien',
    add: 'Añadir fortaleza',
    empty: 'Aún no hay fortalezas. Por ejemplo: datos de muchos años, un equipo fiel, un nombre conocido.',
  },
  weaknesses: {
    title: 'Debilidades',
    hint: 'Los problemas de la empresa',
    add: 'Añadir debilidad',
    empty:
      'Aún no hay debilidades. Por ejemplo: pedidos que se teclean dos veces, respuestas tardías, clientes que se van.',
  },
  opportunities: {
    title: 'Oportunidades',
    hint: 'Lo que la favorece desde fuera',
    add: 'Añadir oportunidad',
    empty: 'Aún no hay oportunidades. Por ejemplo: un mercado nuevo, una ayuda, un competidor que cierra.',
  },
  threats: {
    title: 'Amenazas',
    hint: 'Lo que la amenaza desde fuera',
    add: 'Añadir amenaza',
    empty: 'Aún no hay amenazas. Por ejemplo: costes que suben, un competidor nuevo, una ley que cambia.',
  },
  move: 'Mover {{name}} a…',
  moveTo: {
    strengths: 'Mover a fortalezas',
    weaknesses: 'Mover a debilidades',
    opportunities: 'Mover a oportunidades',
    threats: 'Mover a amenazas',
  },
  drag: 'Arrastra a otro cuadrante',
  moved: '«{{name}}» está ahora en {{quadrant}}',
  movedBack: '«{{name}}» vuelve a estar en {{quadrant}}',
  notMoved: 'No se ha podido mover',
  undo: 'Deshacer',
  edit: {
    strengths: 'Editar fortaleza',
    weaknesses: 'Editar debilidad',
    opportunities: 'Editar oportunidad',
    threats: 'Editar amenaza',
  },
  delete: {
    title: '¿Quitar esto del análisis?',
    strengths: 'No podrás recuperarlo; desaparece también de las fortalezas de la empresa.',
    weaknesses: 'No podrás recuperarlo; desaparece también de los problemas de la empresa.',
    opportunities: 'No podrás recuperarlo.',
    threats: 'No podrás recuperarlo.',
    done: 'Eliminado',
  },
  saved: 'Guardado',
  notSaved: 'No se ha guardado',
};
