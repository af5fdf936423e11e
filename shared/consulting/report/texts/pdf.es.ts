import type { ReportPart } from '../readiness';
import type { PdfWords } from './pdf.en';

const records: Record<ReportPart, [one: string, many: string]> = {
  products: ['producto o servicio', 'productos y servicios'],
  departments: ['departamento', 'departamentos'],
  problems: ['problema', 'problemas'],
  strengths: ['fortaleza', 'fortalezas'],
};
const counted = (count: number, [one, many]: [string, string]) => `${count} ${count === 1 ? one : many}`;

export const es: PdfWords = {
  fileName: (company) => `Informe de consultoría - ${company}`,
  title: 'Informe de consultoría',
  subject: 'Análisis, recomendaciones y arquitectura de IA',
  page: (page, pages) => `Página ${page} de ${pages}`,
  contents: 'Índice',

  cover: {
    date: 'Fecha',
    language: 'Idioma',
    languages: { en: 'inglés', es: 'español' },
    madeIn: (language) => `Español (el informe se hizo en ${language})`,
    sector: 'Sector',
    size: 'Tamaño',
    structure: 'Estructura',
    basis: 'Datos',
    data: (counts) =>
      `${counted(counts.products, records.products)}, ${counted(counts.departments, records.departments)}, ` +
      `${counted(counts.problems, records.problems)}, ${counted(counts.strengths, records.strengths)}`,
  },

  chapters: {
    digitalization: 'Digitalización',
    priorities: 'Problemas y fortalezas',
    architecture: 'Módulos y arquitectura',
    plan: 'Plan en cinco fases',
    analysis: 'Análisis',
    recommendations: 'Recomendaciones',
    aiArchitecture: 'Arquitectura de IA',
    swot: 'Análisis DAFO',
    gaps: 'Lo que los datos dejan abierto',
    appendix: 'Anexo: método y fórmulas',
  },

  more: (count) => `y ${count} más`,
  columns: { phase: 'Fase', duration: 'Duración' },
  notes: {
    leftOut:
      'El radar muestra los doce departamentos menos digitalizados; en la franja de abajo están todos.',
    starts: (day) => `Comienzo elegido: ${day}.`,
    quickest: 'Si cada fase dura lo mínimo',
    longest: 'Si cada fase dura lo máximo',
    radar:
      'Cuanto más hacia fuera está un vértice, más alto es el nivel: el anillo interior es el 1 y el borde, el 5.',
    strip: 'Cuanto más oscuro, más digitalizado. El número es el nivel, de 1 a 5.',
    shortened: 'Aquí se abrevian las descripciones largas; están completas en el análisis.',
    reasons: 'El resto está en el capítulo «Arquitectura de IA».',
    serves: (departments) => `Sirve a: ${departments}`,
    servesAll: 'Sirve a todos los departamentos',
    gaps: 'Lo que haría mejor el próximo informe y los registros a los que se refiere.',
    method: 'Todo lo que dice este informe sale de lo que introdujo la empresa, con estas reglas.',
    marks: 'Signos',
    marksText:
      'Los emoji y las letras de otros alfabetos para los que este documento no tiene signo aparecen como □.',
  },

  texts: {
    stored: 'Este es el texto tal como se hizo. No cambia.',
    retold: (language) =>
      `El informe se hizo en ${language}. Este texto cuenta en español las mismas conclusiones, con los mismos datos.`,
  },

  swot: {
    asOf: (day) =>
      `Tal como está el ${day}, día en que se hizo este documento. Sigue cambiando, a diferencia del resto del ` +
      'informe, que parte de los datos del día en que se generó.',
    quadrant: {
      strengths: 'Fortalezas',
      weaknesses: 'Debilidades',
      opportunities: 'Oportunidades',
      threats: 'Amenazas',
    },
    side: {
      strengths: 'de dentro, a favor',
      weaknesses: 'de dentro, en contra',
      opportunities: 'de fuera, a favor',
      threats: 'de fuera, en contra',
    },
    empty: 'Nada anotado todavía.',
    inFull: 'Al completo',
  },
};
