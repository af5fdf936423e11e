import type { Texts } from '@/i18n/texts';
import type { texts as english } from './swot.en';

export const texts: Texts<typeof english> = {
  title: 'Análisis DAFO',
  open: 'Análisis DAFO',
  back: 'Volver a {{name}}',
  intro: 'Lo que añadas aquí aparece también en Fortalezas y Problemas.',
  loading: 'Cargando el análisis…',
  add: 'Añadir',
  strengths: {
    title: 'Fortalezas',
    hint: 'Interno, a favor',
    add: 'Añadir fortaleza',
    empty: 'Aún no hay fortalezas: datos de años, un equipo fiel, un nombre conocido.',
  },
  weaknesses: {
    title: 'Debilidades',
    hint: 'Interno: los problemas de la empresa',
    add: 'Añadir debilidad',
    empty: 'Aún no hay debilidades: lo que cuesta tiempo, dinero o clientes.',
  },
  opportunities: {
    title: 'Oportunidades',
    hint: 'Externo, a favor',
    add: 'Añadir oportunidad',
    empty: 'Aún no hay oportunidades: un mercado nuevo, una ayuda, un competidor que cierra.',
  },
  threats: {
    title: 'Amenazas',
    hint: 'Externo, en contra',
    add: 'Añadir amenaza',
    empty: 'Aún no hay amenazas: costes que suben, un competidor nuevo, una ley que cambia.',
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
