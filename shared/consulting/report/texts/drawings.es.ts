import { scale, thresholds } from '../../scales';
import { counted, outOf } from '../layout';
import { shortText } from '../figures/gaps';
import { method } from './method.es';
import type { FigureWords } from './drawings.en';

const lists = new Intl.ListFormat('es', { type: 'conjunction' });

export const es: FigureWords = {
  contents: 'En este informe',
  sections: {
    analysis: 'Análisis',
    recommendations: 'Recomendaciones',
    aiArchitecture: 'Arquitectura de IA',
    swot: 'DAFO',
    changes: 'Qué ha cambiado desde entonces',
  },
  percent: (value) => `${value} %`,
  level: (value) => `nivel ${outOf(value)}`,

  score: {
    heading: 'Digitalización',
    outOf: 'sobre 100',
    name: 'Puntuación de digitalización',
    of: (departments) =>
      departments === 1 ? 'El nivel del único departamento' : `Media de ${departments} departamentos`,
    even: (departments, level) =>
      `Los ${departments === 2 ? 'dos' : departments} departamentos están en el nivel ${outOf(level)}: ninguno es más débil que los demás.`,
  },
  chart: {
    radar: 'Radar de departamentos',
    bars: 'Departamentos en barras',
    radarText: (departments, lowest, highest) =>
      `Radar de ${departments} ejes, uno por departamento, desde el nivel ${scale.min}, junto al centro, hasta el ${scale.max}, en el borde. El más bajo: ${lowest}. El más alto: ${highest}. En la tabla están todos los valores.`,
    barsText: (told) => `Barras del nivel ${scale.min} al ${scale.max}: ${lists.format(told)}.`,
    lowMark: `Nivel ${outOf(thresholds.lowDigitalization)} o menos: por mejorar`,
    heat: 'De menos a más digitalizado',
    table: 'Ver como tabla',
    columns: { department: 'Departamento', level: 'Nivel', percent: 'Porcentaje' },
  },
  priorities: {
    heading: 'Problemas por prioridad',
    band: {
      high: 'Alta: resolver de inmediato',
      medium: 'Media: abordar en los próximos meses',
      low: 'Baja: vigilar y planificar a largo plazo',
    },
    count: (problems) => counted(problems, 'problema', 'problemas'),
    priority: (value) => `Prioridad ${outOf(value)}`,
    hurts: (department) => `Afecta a: ${department}`,
    none: 'Ninguno.',
  },
  strengths: {
    heading: 'Fortalezas por impacto',
    impact: (value) => `Impacto ${outOf(value)}`,
  },
  modules: {
    heading: 'Los módulos y por qué están',
    because: (count) => `Según ${count === 1 ? 'uno' : count} de tus datos`,
    always: 'Forma parte de todas las arquitecturas.',
    word: (word) => `la palabra «${word}»`,
    supports: (module, word) => `Ayuda: ${module}, por «${word}»`,
  },
  architecture: {
    heading: 'La arquitectura por capas',
    approach: {
      light: 'Ligera y de bajo coste',
      modular: 'Modular y escalable',
      robust: 'Robusta, de nivel empresarial',
    },
    layer: {
      people: 'Personas',
      modules: 'Módulos',
      integration: 'Integración',
      sources: 'Datos y herramientas',
      ground: 'Base',
    },
    people: (departments) =>
      departments === 1 ? 'Toda la empresa' : `Los equipos de ${departments} departamentos`,
    integration: 'Cada dato se introduce una sola vez',
    calls: (count) => `según ${counted(count, 'dato', 'datos')}`,
    more: (count) => `${count} más`,
    tools: (departments) =>
      departments === 1 ? 'Las herramientas que se usan' : `Las herramientas de ${departments} departamentos`,
    trait: {
      readyMade: 'Nube lista para usar',
      payPerUse: 'Pago por uso',
      noServers: 'Sin servidores propios',
      independentParts: 'Piezas independientes',
      sharedData: 'Datos compartidos',
      sizedByUse: 'Crece con el uso',
      highAvailability: 'Alta disponibilidad',
      accessByRole: 'Acceso según el perfil',
      auditTrail: 'Registro de auditoría',
      separateEnvironments: 'Pruebas y producción aparte',
    },
    text: (approach, layers) => `${approach}. Capas de arriba abajo: ${layers.join('; ')}.`,
  },
  timeline: {
    heading: 'Plan en cinco fases',
    caption: 'El plan en el tiempo',
    starts: 'Empieza',
    ends: 'Termina',
    quickest: 'Plazo mínimo',
    longest: 'Plazo máximo',
    on: (date) => date,
    between: (earliest, latest) => `entre el ${earliest} y el ${latest}`,
    open: 'sin fecha de fin',
    done: (earliest, latest) =>
      `Con esa fecha de inicio, las cuatro primeras fases terminan entre el ${earliest} y el ${latest}.`,
    noStart: 'Aún no hay fecha de inicio: el plan tiene duraciones, pero no fechas.',
    text: 'Cinco barras, una tras otra. La barra llena es cada fase si todas duran lo mínimo; la del contorno, si todas duran lo máximo; el seguimiento no tiene final. Debajo están las duraciones y las fechas.',
  },
  gaps: {
    heading: 'Preguntas pendientes',
    none: 'No falta nada de lo que el informe necesita.',
    oneItem: {
      products: 'Hay un solo producto o servicio: con uno se dice poco del conjunto de la oferta.',
      departments: 'Hay un solo departamento: no hay con qué compararlo.',
      problems: 'Hay un solo problema: con uno no hay orden de prioridad.',
      strengths: 'Hay una sola fortaleza: es poco sobre lo que construir.',
    },
    shortText: (list, count) =>
      ({
        products: `${counted(count, 'producto o servicio se describe', 'productos o servicios se describen')}`,
        departments: `La función de ${counted(count, 'departamento se describe', 'departamentos se describe')}`,
        problems: `${counted(count, 'problema se describe', 'problemas se describen')}`,
        strengths: `${counted(count, 'fortaleza se describe', 'fortalezas se describen')}`,
      })[list] + ` con muy pocas palabras (menos de ${shortText} caracteres).`,
    repeated: (list, count) =>
      ({
        products: `${count} productos o servicios son iguales`,
        departments: `${count} departamentos son iguales`,
        problems: `${count} problemas dicen lo mismo`,
        strengths: `${count} fortalezas dicen lo mismo`,
      })[list] + ', así que cuentan más de una vez.',
    noDepartment: (count) =>
      count === 1
        ? 'De 1 problema no se sabe a qué departamento afecta.'
        : `De ${count} problemas no se sabe a qué departamento afectan.`,
    lowWithoutProblem: (count) =>
      `${counted(count, 'departamento está', 'departamentos están')} en el nivel ${outOf(thresholds.lowDigitalization)} o por debajo y ningún problema ${count === 1 ? 'lo' : 'los'} menciona: ¿qué le cuesta a la empresa?`,
    sameLevel: (list, level) =>
      ({
        departments: `Todos los departamentos están en el nivel ${outOf(level)}`,
        problems: `Todos los problemas tienen prioridad ${outOf(level)}`,
        strengths: `Todas las fortalezas tienen impacto ${outOf(level)}`,
      })[list] + ': las valoraciones no dicen por dónde empezar.',
    noModule:
      'Ningún departamento, problema o fortaleza contiene una palabra que pida un módulo concreto, así que solo se prevé la plataforma de integración.',
  },
  method: { heading: 'Método y fórmulas', folded: 'Cómo se calcula cada cifra', rules: method },
};
