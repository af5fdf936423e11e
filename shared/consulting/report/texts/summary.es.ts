import { listFormat } from '../../../list-format';
import { thresholds } from '../../scales';
import type { Approach } from '../figures/layers';
import { counted, outOf } from '../layout';
import type { ModuleName, RecordKind } from '../modules/modules';
import type { FirstOf, SummaryFacts } from '../summary/summary-facts';
import type { SummaryWords } from './summary.en';

const listed = ({ named, more }: FirstOf<string>) =>
  listFormat('es').format(more > 0 ? [...named, `${more} más`] : named);

const inSentence: Record<ModuleName, string> = {
  analytics: 'el módulo de analítica',
  automation: 'la automatización de procesos',
  predictive: 'el sistema predictivo',
  integration: 'la plataforma de integración',
};

const records: Record<RecordKind, (count: number) => string> = {
  department: (count) => counted(count, 'departamento', 'departamentos'),
  problem: (count) => counted(count, 'problema', 'problemas'),
  strength: (count) => counted(count, 'fortaleza', 'fortalezas'),
};

const architecture: Record<Approach, string> = {
  light: 'La arquitectura es ligera y de bajo coste, como conviene a una empresa pequeña.',
  modular: 'La arquitectura es modular y escalable, como conviene a una empresa mediana.',
  robust: 'La arquitectura es robusta, de nivel empresarial, como conviene a una empresa grande.',
};

const months = (count: number) =>
  `${Math.floor(count)} ${Math.floor(count) === 1 ? 'mes' : 'meses'}${count % 1 === 0 ? '' : ' y medio'}`;

function topProblems({ top: { named, more, priority }, problems }: SummaryFacts): string {
  const count = named.length + more;
  if (count === 1) {
    const [{ phrase, department } = { phrase: '', department: null }] = named;
    const which = problems === 1 ? 'El único problema' : `El más urgente de los ${problems} problemas`;
    return `${which} (prioridad ${outOf(priority)}${department ? `, en ${department}` : ''}): «${phrase}».`;
  }
  const names = named.map(({ phrase, department }) => `«${phrase}»${department ? ` (${department})` : ''}`);
  const which =
    count === problems
      ? `Los ${problems} problemas tienen la misma prioridad, ${outOf(priority)}`
      : `${count} de los ${problems} problemas comparten la prioridad más alta, ${outOf(priority)}`;
  return `${which}: ${listed({ named: names, more })}.`;
}

function firstAct({ top, urgent, problems }: SummaryFacts): string {
  if (urgent > 1) {
    return `Por los ${urgent} problemas de prioridad alta: dar a cada uno un responsable y una fecha de cierre.`;
  }
  if (urgent === 1) return 'Por ese problema: darle un responsable y una fecha de cierre.';
  if (top.urgency === 'medium') {
    return problems === 1
      ? 'El problema no es urgente: fijarle una fecha de inicio y acordar antes cómo se medirá la mejora.'
      : 'Ningún problema es urgente: fijar una fecha de inicio para cada uno y acordar antes cómo se medirá la mejora.';
  }
  return problems === 1
    ? 'El problema no corre prisa: tenerlo en una lista y actuar si su prioridad sube.'
    : 'Ningún problema corre prisa: tenerlos en una lista y actuar si su prioridad sube.';
}

export const es: SummaryWords = {
  heading: 'Resumen',
  headings: {
    hurts: 'Lo que más duele',
    begin: 'Por dónde empezar',
    modules: 'Qué módulos',
    length: 'Cuánto dura en total',
    next: 'El siguiente paso',
  },
  hurts: (facts) => [
    topProblems(facts),
    facts.mostAffected &&
      `${facts.mostAffected.name} es el departamento más afectado: ${facts.mostAffected.problems} de los ${facts.problems} problemas.`,
  ],
  begin: (facts) => [
    firstAct(facts),
    facts.low.named.length > 0 &&
      `Después, subir la digitalización de ${listed({
        named: facts.low.named.map(({ name, level }) => `${name} (nivel ${outOf(level)})`),
        more: facts.low.more,
      })} al nivel ${outOf(thresholds.lowDigitalization + 1)} como mínimo.`,
    facts.great.named.length > 0 &&
      `Apoyarse en lo que ya funciona: ${listed({
        named: facts.great.named.map(({ phrase, impact }) => `«${phrase}» (impacto ${outOf(impact)})`),
        more: facts.great.more,
      })}.`,
  ],
  modules: ({ modules, approach }) => [
    modules.length === 0
      ? 'Solo la plataforma de integración, que conecta todas las herramientas: ningún dato pide un módulo concreto.'
      : `Los datos piden ${listed({
          named: modules.map((one) => `${inSentence[one.module]} (${records[one.kind](one.records)})`),
          more: 0,
        })}, sobre la plataforma de integración, que conecta todas las herramientas.`,
    architecture[approach],
  ],
  length: ({ min, max }, starts, ends) => [
    `Entre ${min % 1 === 0 ? min : months(min)} y ${months(max)}, en cuatro fases.`,
    starts && ends && `Si se empieza el ${starts}, terminan entre el ${ends.earliest} y el ${ends.latest}.`,
    'Después viene el seguimiento continuo, sin fecha de fin.',
  ],
  next: ({ departments, problems }, diagnosis, starts) => [
    starts
      ? `El diagnóstico, desde el ${starts} (${diagnosis}):`
      : `Elegir el día en que empieza el diagnóstico (${diagnosis}):`,
    `contrastar estas conclusiones con ${departments === 1 ? 'el departamento' : `los ${departments} departamentos`} y acordar cómo se medirá el avance en ${problems === 1 ? 'el problema' : `los ${problems} problemas`}.`,
  ],
};
