import { listFormat } from '../../../list-format';
import { moneyText } from '../../../money-text';
import { thresholds } from '../../scales';
import { counted, outOf } from '../layout';
import type { ModuleName } from '../modules/modules';
import type { LaterName } from '../overview/later-names';
import type { SummaryHead } from '../overview/summary-head';
import type { OverviewWords } from './overview.en';

const number = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });
const listed = (names: string[]) => listFormat('es').format(names);
const months = (count: number) => `${Math.floor(count)}${count % 1 === 0 ? '' : '½'}`;

const inSentence: Record<ModuleName, string> = {
  analytics: 'la analítica',
  automation: 'la automatización de procesos',
  predictive: 'el sistema predictivo',
  integration: 'la plataforma de integración',
};

const numbered = ({ by, number: one }: Exclude<LaterName, { by: 'name' }>) =>
  `${by === 'project' ? 'proyecto' : 'problema'} ${one}`;

const inList = (department: LaterName) =>
  department.by === 'name' ? department.name : `el del ${numbered(department)}`;

function mostUrgent({ phrase, priority, problems, sharing, before, ofDepartment }: SummaryHead['urgent']) {
  const level = outOf(priority);
  const alone =
    problems === 1
      ? `Es el único problema, de prioridad ${level}.`
      : `Tiene la prioridad más alta de los ${problems} problemas: ${level}.`;
  const others = sharing === 2 ? 'Otro problema tiene' : `Otros ${sharing - 1} problemas tienen`;
  const reason = before === 'hours' ? 'es el que más horas tiene anotadas' : 'es el primero de la lista';
  const shared =
    sharing === problems
      ? `Los ${problems} problemas tienen prioridad ${level}; este ${reason}.`
      : `${others} la misma prioridad, ${level}; este ${reason}.`;
  return [
    `${phrase ? `«${phrase}»` : 'El del proyecto 1'}. ${sharing === 1 ? alone : shared}`,
    ofDepartment !== null &&
      `Su departamento tiene ${ofDepartment} de los ${problems} problemas, más que ningún otro.`,
  ];
}

function beginWith(projects: number, strengths: number) {
  const first = `Por el proyecto 1${strengths > 0 ? `, que se apoya en ${strengths === 1 ? 'una' : strengths} de tus fortalezas` : ''}`;
  if (projects === 1) return `${first}.`;
  return `${first}; después ${projects === 2 ? 'va el 2' : 'van el 2 y el 3'}.`;
}

export const es: OverviewWords = {
  summary: {
    heading: 'Resumen',
    by: (author) => `De ${author}`,
    for: (name, position) => `Para ${name}, ${position}`,
    headings: { urgent: 'Lo más urgente', begin: 'Por dónde empezar', next: 'El siguiente paso' },
    labels: {
      score: 'Digitalización',
      time: ({ told, problems }) => {
        if (problems === 1) return 'Tiempo que lleva el problema';
        if (told === problems) return 'Tiempo que llevan los problemas';
        return `Tiempo que ${told === 1 ? 'lleva' : 'llevan'} ${told} de los ${problems} problemas`;
      },
      months: 'Duración del plan',
    },
    score: (score, before) => {
      if (before === null) return `${score} de 100`;
      if (score === before) return `${score} de 100; igual que la vez anterior`;
      return `${score} de 100; ${Math.abs(score - before)} ${score > before ? 'más' : 'menos'} que la vez anterior`;
    },
    hours: ({ hours }) => `${number.format(hours)} ${hours === 1 ? 'hora' : 'horas'} al mes`,
    money: (perMonth, currency) => `${moneyText(perMonth, currency, 'es')} al mes`,
    months: ({ min, max }) => `De ${months(min)} a ${months(max)} meses`,
    urgent: mostUrgent,
    begin: ({ projects, remaining, strengths, low, goal }) => [
      beginWith(projects, strengths),
      remaining > 0 &&
        (remaining === 1
          ? 'El problema que queda está en la tabla que sigue a los proyectos.'
          : `Los otros ${remaining} problemas están en la tabla que sigue a los proyectos.`),
      low > 0 &&
        `Luego, llevar al nivel ${outOf(goal)} como mínimo ${low === 1 ? 'el departamento que está' : `los ${low} departamentos que están`} en el ${outOf(thresholds.lowDigitalization)} o por debajo.`,
    ],
    next: ({ lacksResponsible, questions }, diagnosis, starts) => [
      lacksResponsible
        ? starts
          ? `Decidir quién es responsable del proyecto 1 antes de que empiece el diagnóstico, el ${starts} (${diagnosis}).`
          : `Decidir quién es responsable del proyecto 1 y elegir el día en que empieza el diagnóstico (${diagnosis}).`
        : starts
          ? `Empezar el diagnóstico el ${starts} (${diagnosis}).`
          : `Elegir el día en que empieza el diagnóstico (${diagnosis}).`,
      questions > 0 &&
        `Para entonces conviene tener respuesta a ${questions === 1 ? 'la pregunta' : `las ${questions} preguntas`} de «Qué preguntar antes de empezar».`,
    ],
  },
  matrix: {
    heading: 'Problemas por departamento y urgencia',
    noDepartment: 'Sin departamento',
    key: 'Más abajo se propone como proyecto',
    without: (departments) =>
      departments === 1
        ? 'Un departamento no tiene ningún problema asignado.'
        : `${departments} departamentos no tienen ningún problema asignado.`,
  },
  choices: {
    heading: 'Por qué está cada módulo',
    columns: { module: 'Módulo', record: 'Dato', word: 'Palabra' },
    department: (department) =>
      department.by === 'name'
        ? `Departamento «${department.name}»`
        : `Departamento del ${numbered(department)}`,
    itsName: 'su nombre',
    strength: (text) => (text ? `Fortaleza «${text}»` : 'Una fortaleza'),
  },
  moduleDoes: {
    analytics: 'Reúne las cifras en cuadros de mando compartidos, para decidir con ellas.',
    automation: 'Hace por software los pasos rutinarios; las excepciones las deciden las personas.',
    predictive:
      'Estima lo que viene a partir de datos pasados y compara cada previsión con lo que ocurre después.',
    integration:
      'Conecta las herramientas que se usan, y todo lo que se les añada, para que nada tenga que introducirse dos veces.',
  },
  programs: {
    heading: 'Programas que leerían los módulos',
    columns: { program: 'Programas', readBy: 'Los leerían' },
    connected:
      'La plataforma de integración conecta los programas que permiten sacar sus datos. Lo que hoy va en papel o por teléfono se introduce una sola vez.',
    ask: {
      none: '¿Con qué programas se trabaja y quién los usa? La plataforma de integración tendrá que conectarlos.',
      departments: ([first, ...rest]) => {
        if (!first) return '';
        const one = first.by === 'name' ? `«${first.name}»` : `del ${numbered(first)}`;
        return rest.length === 0
          ? `¿Con qué programas trabaja el departamento ${one}?`
          : `¿Con qué programas trabajan estos departamentos: ${listed([first, ...rest].map(inList))}?`;
      },
    },
    readsUnknown: (modules) =>
      `¿Dónde se guardan los datos que ${modules.length === 1 ? 'leería' : 'leerían'} ${listed(modules.map((module) => inSentence[module]))}?`,
  },

  fullText: 'Texto completo',
  firstLook: {
    heading: 'Una primera mirada',
    known: ({ products, departments, problems, strengths, score, priority }) => [
      `Lo introducido hasta ahora: ${counted(products, 'producto o servicio', 'productos y servicios')}, ${counted(departments, 'departamento', 'departamentos')}, ${counted(problems, 'problema', 'problemas')} y ${counted(strengths, 'fortaleza', 'fortalezas')}.`,
      `La digitalización está en ${score} de 100; ${problems === 1 ? 'el problema tiene' : 'el problema más urgente tiene'} prioridad ${outOf(priority)}.`,
    ],
    knownHeading: 'Qué se sabe',
    askHeading: 'Cinco preguntas cuyas respuestas cambiarían más',
    then: 'Sigue el informe sobre lo que se sabe hasta ahora.',
    question: {
      moreProblems: '¿Qué más cuesta tiempo, dinero o clientes?',
      onPaper: '¿Qué sigue yendo en papel, por teléfono o de memoria?',
      ranking: 'Si este año solo se pudiera resolver uno de estos problemas, ¿cuál sería?',
      byHand: '¿Qué se hace a mano o se teclea dos veces?',
      moreDepartments: '¿Qué queda fuera del departamento descrito: compras, ventas, facturas?',
      hours: '¿Cuántas horas al mes se lleva el problema más urgente?',
      hourCost: '¿Cuánto cuesta una hora de trabajo?',
      department: '¿A qué departamento afecta el problema más urgente?',
      programs: '¿Con qué programas se trabaja?',
      keptData: '¿Qué registros de años anteriores se guardan y dónde?',
      moreProducts: '¿Qué más se vende y qué es lo que más ingresa?',
      measure: '¿Qué mostraría que el problema más urgente está resuelto?',
      responsible: '¿Quién respondería de que se resuelva?',
      deadline: '¿Para cuándo tiene que estar resuelto y por qué entonces?',
      tried: '¿Qué se ha probado ya y por qué no duró?',
      exceptions: '¿Qué casos se salen de la forma habitual de trabajar?',
      ifNothing: '¿Qué pasa si en un año no cambia nada?',
      others: '¿Quién de fuera de la empresa notaría el cambio?',
    },
  },
};
