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

  columns: { phase: 'Fase' },
  notes: {
    method: (hasStatistics) =>
      `${hasStatistics ? 'Salvo las estadísticas públicas, todo' : 'Todo'} sale de los datos introducidos, con estas reglas.`,
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
    told: (count) => (count === 1 ? 'Una que está en el análisis' : `${count} que están en el análisis`),
  },
};
