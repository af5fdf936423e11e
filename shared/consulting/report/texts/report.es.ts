import { scale } from '../../scales';
import { counted, outOf } from '../layout';
import type { ReportWords } from './report.en';

const units = { week: ['semana', 'semanas'], month: ['mes', 'meses'] } as const;

export const es: ReportWords = {
  size: {
    small: 'pequeña (1-49 empleados)',
    medium: 'mediana (50-249 empleados)',
    large: 'grande (250 o más empleados)',
  },
  structure: { simple: 'simple', functional: 'funcional', divisional: 'divisional', matrix: 'matricial' },
  productType: { product: 'producto', service: 'servicio' },

  analysis: {
    title: (company) => `ANÁLISIS EMPRESARIAL: ${company}`,
    profile: 'PERFIL DE LA EMPRESA',
    sector: (sector) => `Sector: ${sector}`,
    size: (size) => `Tamaño: ${size}`,
    structure: (structure) => `Estructura: ${structure}`,
    summary: 'EN CIFRAS',
    formerSummary: 'RESUMEN',
    offer: (products, services) =>
      [
        products > 0 && counted(products, 'producto', 'productos'),
        services > 0 && counted(services, 'servicio', 'servicios'),
      ]
        .filter(Boolean)
        .join(' y '),
    departmentLevels: (count, lowest, highest) =>
      `${counted(count, 'departamento', 'departamentos')}, ${
        lowest === highest
          ? `nivel de digitalización ${outOf(lowest)}`
          : `niveles de digitalización de ${outOf(lowest)} a ${outOf(highest)}`
      }`,
    problemCount: (count, urgent, from) =>
      `${counted(count, 'problema', 'problemas')}, ${urgent || 'ninguno'} de prioridad alta (${outOf(from)} o más)`,
    strengthCount: (count, great, from) =>
      `${counted(count, 'fortaleza', 'fortalezas')}, ${great || 'ninguna'} de impacto alto (${outOf(from)} o más)`,
    products: (count) => `PRODUCTOS Y SERVICIOS (${count})`,
    departments: (count) => `DEPARTAMENTOS, de menos a más digitalizado (${count})`,
    department: (name, level) => `${name}: nivel de digitalización ${outOf(level)}`,
    duties: (duties) => `Función: ${duties}`,
    problems: (count) => `PROBLEMAS Y DESAFÍOS, de mayor a menor prioridad (${count})`,
    strengths: (count) => `FORTALEZAS, de mayor a menor impacto (${count})`,
    basis: 'BASE DE ESTE INFORME',
    selfAssessed:
      'Todo lo anterior lo ha aportado la empresa. Las valoraciones son suyas: digitalización e impacto ' +
      `de ${scale.min} (bajo) a ${scale.max} (alto), prioridad de ${scale.min} (baja) a ${scale.max} (crítica).`,
  },
  problem: (priority, description) => `Prioridad ${outOf(priority)}: ${description}`,
  strength: (impact, description) => `Impacto ${outOf(impact)}: ${description}`,

  recommendations: {
    title: 'RECOMENDACIONES',
    urgency: {
      high: 'PRIORIDAD ALTA: resolver de inmediato',
      medium: 'PRIORIDAD MEDIA: abordar en los próximos meses',
      low: 'PRIORIDAD BAJA: vigilar y planificar a largo plazo',
    },
    advice: {
      high: 'Conviene asignar a cada problema un responsable y una fecha de cierre, y revisar el avance cada semana.',
      medium:
        'Conviene fijar una fecha de inicio para cada problema y acordar antes cómo se medirá la mejora.',
      low: 'Conviene mantener estos problemas en una lista, repasarla con regularidad y actuar si su prioridad sube.',
    },
    improvement: (level) => `MEJORA DIGITAL: departamentos con nivel ${outOf(level)} o menos`,
    improvementAdvice:
      'En cada departamento, conviene poner por escrito cómo se trabaja hoy, digitalizar las tareas de una ' +
      'en una y formar al equipo antes de pasar a la siguiente.',
    improve: (name, level, goal) =>
      `${name}: subir la digitalización del nivel ${outOf(level)} al ${outOf(goal)} como mínimo`,
    tasks: (duties) => `Tareas que revisar: ${duties}`,
    noImprovement: 'Ningún departamento está en este nivel.',
    leverage: (impact) => `FORTALEZAS QUE APROVECHAR: impacto de ${outOf(impact)} o más`,
    leverageOnUrgent:
      'Conviene apoyarse en estas fortalezas, ante todo para resolver los problemas de prioridad alta.',
    leverageInGeneral: 'Conviene apoyarse en estas fortalezas en cada mejora que se emprenda.',
    noLeverage: 'Ninguna fortaleza tiene todavía este impacto.',
    supportedBy: (module, word) => `Con el apoyo de: ${module} (por la palabra «${word}»)`,
  },

  architecture: {
    title: 'ARQUITECTURA DE IA',
    approach: {
      small: 'ENFOQUE: ligero y de bajo coste',
      medium: 'ENFOQUE: modular y escalable',
      large: 'ENFOQUE: robusto, de nivel empresarial',
    },
    approachText: {
      small:
        'Para una empresa pequeña (1-49 empleados) recomendamos una arquitectura ligera y de bajo coste: ' +
        'servicios en la nube listos para usar y con pago por uso, los menos componentes posibles y nada ' +
        'que exija servidores ni personal técnico propios.',
      medium:
        'Para una empresa mediana (50-249 empleados) recomendamos una arquitectura modular y escalable: ' +
        'piezas independientes sobre datos compartidos, que se incorporan una a una y crecen con el uso.',
      large:
        'Para una empresa grande (250 o más empleados) recomendamos una arquitectura empresarial robusta: alta ' +
        'disponibilidad, acceso según el perfil, registro de auditoría y entornos separados de pruebas y de ' +
        'producción.',
    },
    modules: (count) => `MÓDULOS (${count})`,
    because: 'Se incluye por:',
    always: 'Forma parte de todas las arquitecturas.',
    reason: {
      name: (label, word) => `departamento «${label}»: la palabra «${word}» en su nombre`,
      function: (label, word) => `departamento «${label}»: la palabra «${word}» en su función`,
      problem: (label, word) => `problema «${label}»: la palabra «${word}»`,
      strength: (label, word) => `fortaleza «${label}»: la palabra «${word}»`,
    },
    plan: 'PLAN EN CINCO FASES',
  },
  module: {
    analytics: 'Módulo de analítica',
    automation: 'Automatización de procesos',
    predictive: 'Sistema predictivo',
    integration: 'Plataforma de integración',
  },
  moduleText: {
    analytics:
      'Reúne las cifras de estos departamentos en cuadros de mando compartidos, para decidir con ellas.',
    automation:
      'Deja en manos del software los pasos rutinarios que hay detrás de estos problemas; las excepciones las ' +
      'deciden las personas.',
    predictive:
      'Aprovecha el conocimiento que hay detrás de estas fortalezas para anticipar lo que viene y compara cada ' +
      'previsión con lo que ocurre después.',
    integration:
      'Conecta las herramientas de todos los departamentos, y todo lo que se les añada, para que nada tenga ' +
      'que introducirse dos veces.',
  },

  phase: {
    diagnosis: 'Diagnóstico',
    components: 'Componentes prioritarios',
    integration: 'Integración',
    rollout: 'Formación y despliegue',
    monitoring: 'Seguimiento continuo',
  },
  duration: ({ min, max, unit }) =>
    `${min === max ? max : `${min}-${max}`} ${units[unit][max === 1 ? 0 : 1]}`,
  ongoing: 'permanente',
  phaseText: {
    diagnosis: (departments, problems) =>
      `Contrastar las conclusiones con ${departments === 1 ? 'el departamento' : `los ${departments} departamentos`} y acordar cómo se ` +
      `medirá el avance en ${problems === 1 ? 'el problema' : `cada uno de los ${problems} problemas`}.`,
    components: (modules) => `Construir y probar: ${modules.join(', ')}.`,
    noComponents: (priority) =>
      `Los datos no piden ningún módulo concreto: empezar por los problemas más urgentes (prioridad ${outOf(priority)}).`,
    integration: (platform) =>
      `Poner en marcha la ${platform.toLowerCase()} y conectar a ella las herramientas de cada departamento.`,
    rollout: 'Formar a todos los departamentos y llevar la solución al trabajo diario.',
    rolloutStartingWith: (departments) =>
      `Formar a todos los departamentos y llevar la solución al trabajo diario, empezando por: ${departments.join(', ')}.`,
    monitoring:
      'Volver a valorar niveles, prioridades e impactos, compararlos con este informe y ajustar el plan.',
  },
};
