import type { CompanyData } from '../company-data';
import { needsImprovement } from '../findings';
import { item, section, sections, step } from '../layout';
import type { ChosenModule, Reason } from '../modules/modules';
import { type PhaseName, phases } from '../phases';
import type { ReportWords } from '../texts/report.en';

/**
 * The text on the approach for the company's size, the modules with their reasons, and the plan; `data` must be in
 * report order.
 */
export function architecture(data: CompanyData, modules: ChosenModule[], words: ReportWords): string {
  const texts = words.architecture;
  const { size } = data.company;
  return sections(
    texts.title,
    section(texts.approach[size], texts.approachText[size]),
    section(texts.modules(modules.length), ...modules.map((chosen) => moduleItem(chosen, words))),
    section(texts.plan, ...plan(data, modules, words)),
  );
}

function moduleItem({ module, because }: ChosenModule, words: ReportWords): string {
  const { always, because: heading } = words.architecture;
  const why =
    because.length === 0 ? [always] : [heading, ...because.map((reason) => item(reasonText(reason, words)))];
  return item(words.module[module], words.moduleText[module], ...why);
}

/** The line of a module's item that names a record and its word. */
export function reasonText({ kind, field, label, word }: Reason, words: ReportWords): string {
  const texts = words.architecture.reason;
  if (kind !== 'department') return texts[kind](label, word);
  return field === 'name' ? texts.name(label, word) : texts.function(label, word);
}

function plan(data: CompanyData, modules: ChosenModule[], words: ReportWords): string[] {
  const work = phaseWork(data, modules, words);
  return phases.map(({ name, duration }, index) => {
    const length = duration ? words.duration(duration) : words.ongoing;
    return step(index + 1, `${words.phase[name]}: ${length}`, work[name]);
  });
}

function phaseWork(
  { departments, problems }: CompanyData,
  modules: ChosenModule[],
  words: ReportWords,
): Record<PhaseName, string> {
  const texts = words.phaseText;
  const specific = modules
    .filter(({ because }) => because.length > 0)
    .map(({ module }) => words.module[module]);
  const low = departments.filter(needsImprovement).map(({ name }) => name);
  const topPriority = Math.max(...problems.map(({ priority }) => priority));
  return {
    diagnosis: texts.diagnosis(departments.length, problems.length),
    components: specific.length > 0 ? texts.components(specific) : texts.noComponents(topPriority),
    integration: texts.integration(words.module.integration),
    rollout: low.length > 0 ? texts.rolloutStartingWith(low) : texts.rollout,
    monitoring: texts.monitoring,
  };
}
