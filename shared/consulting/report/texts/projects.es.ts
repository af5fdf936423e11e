import { listFormat } from '../../../list-format';
import { moneyText } from '../../../money-text';
import { counted } from '../layout';
import { firstStepIn, type FirstSteps, type ProjectWords } from './projects.en';

const number = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

const firstSteps: FirstSteps = {
  high: {
    responsible: {
      known:
        'Esta semana, la persona responsable anota cómo trabaja hoy el departamento y fija una fecha de cierre.',
      unknown:
        'Esta semana, la persona responsable averigua a qué departamento afecta más y fija una fecha de cierre.',
      only: 'Esta semana, la persona responsable anota cómo se trabaja hoy y fija una fecha de cierre.',
    },
    nobody: {
      known:
        'Esta semana, decidir quién responde de ello, anotar cómo trabaja hoy el departamento y fijar una fecha de cierre.',
      unknown:
        'Esta semana, decidir quién responde de ello. Lo primero que hará es averiguar a qué departamento afecta más; lo segundo, fijar una fecha de cierre.',
      only: 'Esta semana, decidir quién responde de ello, anotar cómo se trabaja hoy y fijar una fecha de cierre.',
    },
    alone: 'Esta semana, anotar cómo se trabaja hoy y fijar una fecha de cierre.',
  },
  medium: {
    responsible: {
      known:
        'Este mes, la persona responsable acuerda con el departamento una fecha de inicio y anota cuál es la situación ese día.',
      unknown:
        'Este mes, la persona responsable averigua a qué departamento afecta más y propone una fecha de inicio.',
      only: 'Este mes, la persona responsable elige una fecha de inicio y anota cuál es la situación ese día.',
    },
    nobody: {
      known: 'Este mes, decidir quién responderá de ello y cuándo empieza el departamento.',
      unknown: 'Este mes, decidir quién responderá de ello, en qué departamento y cuándo se empieza.',
      only: 'Este mes, decidir quién responderá de ello y cuándo se empieza.',
    },
    alone: 'Este mes, elegir una fecha de inicio y anotar cuál es la situación ese día.',
  },
  low: {
    responsible: {
      known:
        'Anotar hoy cuál es la situación en el departamento. Dentro de tres meses, la persona responsable dirá si ha ido a más.',
      unknown:
        'Anotar hoy cuál es la situación. Dentro de tres meses, la persona responsable dirá si ha ido a más y dónde.',
      only: 'Anotar hoy cuál es la situación. Dentro de tres meses, la persona responsable dirá si ha ido a más.',
    },
    nobody: {
      known: 'Anotar hoy cuál es la situación en el departamento y volver a mirarlo dentro de tres meses.',
      unknown: 'Anotar hoy cuál es la situación y mirar dentro de tres meses si ha ido a más y dónde.',
      only: 'Anotar hoy cuál es la situación y volver a mirarlo dentro de tres meses.',
    },
  },
};

const ofProjects = (numbers: number[]) =>
  numbers.length === 1
    ? `del proyecto ${numbers[0]}`
    : `de los proyectos ${listFormat('es').format(numbers.map(String))}`;

const hoursText = (hours: number) => `${number.format(hours)} ${hours === 1 ? 'hora' : 'horas'} al mes`;

export const es: ProjectWords = {
  heading: 'Proyectos',
  project: (project) => `Proyecto ${project}`,
  problem: (problem) => `Problema ${problem}`,
  labels: {
    department: 'Departamento',
    strengths: 'Se apoya en',
    module: 'Módulo',
    firstStep: 'Primer paso',
    responsible: 'Responsable',
    measure: 'Cómo se sabrá',
    cost: 'Coste de dejarlo así',
    phase: 'Cuándo',
  },
  claim: {
    manual: 'Se encarga del paso que hoy se hace a mano; las excepciones las deciden las personas.',
    repetitive: 'Repite por sí solo el paso rutinario; las excepciones las deciden las personas.',
    slow: 'Se encarga de los pasos que haya detrás de la demora y sigan una regla fija.',
  },
  departmentOf: (project) => `El mismo que en el proyecto ${project}`,
  firstStep: ({ sameAs, ...step }) =>
    sameAs
      ? `Lo mismo que en el proyecto ${sameAs.project}, ${sameAs.weeks === 1 ? 'una semana' : 'dos semanas'} después.`
      : firstStepIn(firstSteps, step),
  quoted: (text) => `«${text}»`,
  person: (name, position) => `${name}, ${position}`,
  hours: hoursText,
  cost: ({ perMonth, currency }) => `${moneyText(perMonth, currency, 'es')} al mes`,
  formula: ({ hours, hourCost, currency }) =>
    `${hoursText(hours)} × ${moneyText(hourCost, currency, 'es')} la hora`,
  phase: ({ number: phase, fromWeek, toWeek }) =>
    toWeek === null
      ? `Fase ${phase} del plan: desde la semana ${fromWeek}, como pronto`
      : `Fase ${phase} del plan: entre las semanas ${fromWeek} y ${toWeek}`,

  task: {
    review: (name: string) => `Primera revisión: ${name}`,
    end: (name: string) => `¿Está resuelto? ${name}`,
  },

  remaining: {
    heading: 'Los demás problemas',
    columns: {
      number: 'N.º',
      problem: 'Problema',
      priority: 'Prioridad',
    },
  },

  ask: {
    heading: 'Qué preguntar antes de empezar',
    company: 'En general',
    question: {
      department: '¿A qué departamento afecta más?',
      hours: '¿Cuántas horas de trabajo se lleva al mes?',
      responsible: '¿Quién responde de que se resuelva?',
      measure: '¿Qué cifra mostrará que está resuelto y cuál es hoy?',
      hourCost: '¿Cuánto cuesta una hora de trabajo?',
      shortText: '¿Qué ocurre exactamente y con qué frecuencia?',
    },
  },

  decide: {
    heading: 'Lo que te pedimos que decidas',
    text: (decision, from) => {
      switch (decision.decision) {
        case 'start':
          return from
            ? `Empezar el proyecto ${decision.project}. El plan comienza el ${from}.`
            : `Empezar el proyecto ${decision.project} y elegir el día en que comienza el plan.`;
        case 'responsible':
          return `Decidir quién es responsable ${ofProjects(decision.projects)}.`;
        case 'confirm':
          return `Confirmar a ${decision.person.name} como responsable del proyecto ${decision.project}.`;
        case 'review':
          return decision.lacksMeasure.length > 0
            ? `Acordar la medida ${ofProjects(decision.lacksMeasure)} y la fecha de la primera revisión.`
            : 'Acordar la fecha de la primera revisión.';
      }
    },
    place: 'Lugar',
    date: 'Fecha',
    signature: 'Firma',
  },

  earlier: {
    heading: 'Proyectos del informe anterior',
    done: 'Hecho: ya no está entre los problemas',
    open: 'Sigue entre los problemas',
    priority: (before, after) =>
      before === after ? `prioridad ${after}, como entonces` : `prioridad ${after}; entonces, ${before}`,
    hours: (before, after) =>
      before === after
        ? `${hoursText(after)}, como entonces`
        : `${hoursText(after)}; entonces, ${number.format(before)}`,
    count: (done, all) =>
      `${done} de ${counted(all, 'proyecto', 'proyectos')} ${done === 1 ? 'hecho' : 'hechos'}`,
  },
};
