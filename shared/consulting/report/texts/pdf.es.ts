import type { PdfWords } from './pdf.en';

export const es: PdfWords = {
  fileName: (company) => `Informe de consultoría - ${company}`,
  title: 'Informe de consultoría',
  subject: 'Análisis, recomendaciones y arquitectura de IA',
  page: (page, pages) => `Página ${page} de ${pages}`,
  contents: 'Índice',

  cover: {
    languages: { en: 'inglés', es: 'español' },
    madeIn: (language) => `original en ${language}; esta es la versión en español, con los mismos datos`,
  },

  chapters: {
    analysis: 'Análisis',
    recommendations: 'Recomendaciones',
    aiArchitecture: 'Arquitectura de IA',
    swot: 'Análisis DAFO',
    method: 'Método y fórmulas',
  },

  more: (count) => `y ${count} más`,
  columns: { phase: 'Fase' },
  notes: {
    leftOut: 'El radar muestra los doce departamentos menos digitalizados; las casillas, todos.',
    quickest: 'Si cada fase dura lo mínimo',
    longest: 'Si cada fase dura lo máximo',
    radar:
      'El nivel 1 es el anillo interior del radar y el 5, el borde. Cuanto más oscura la casilla, más digitalizado.',
    word: (word) => `«${word}»`,
    serves: (departments) => `Sirve a: ${departments}`,
    servesAll: 'Sirve a todos los departamentos',
    method: 'Todo lo que dice este informe sale de lo que introdujo la empresa, con estas reglas.',
    marks: 'Signos',
    marksText:
      'Los emoji y las letras de otros alfabetos para los que este documento no tiene signo aparecen como □.',
  },

  swot: {
    asOf: (day) => `Tal como está el ${day}; sigue cambiando, a diferencia del resto del informe.`,
    quadrant: {
      strengths: 'Fortalezas',
      weaknesses: 'Debilidades',
      opportunities: 'Oportunidades',
      threats: 'Amenazas',
    },
    side: {
      strengths: 'interno, a favor',
      weaknesses: 'interno, en contra',
      opportunities: 'externo, a favor',
      threats: 'externo, en contra',
    },
    empty: 'Nada anotado todavía.',
    leftOut: (count) => `y ${count} más, que están en el análisis`,
  },
};
