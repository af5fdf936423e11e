import { View } from '@react-pdf/renderer';
import type { Project } from '../../../../../../../../shared/consulting/report/projects/projects';
import { departmentText } from '../../../../../../../../shared/consulting/report/texts/department-text';
import { colors, sheet, styles, urgencyColors } from '../../look';
import { linesIn, onOnePage } from '../../parts/lines';
import { Say } from '../../say';
import type { Sheet } from '../../sheet';

const labels = 112;
const padding = 14;
const fontSize = { problem: 11, fact: 9 } as const;

/** Lines of a card besides the texts that somebody typed. */
const ownLines = 14;

/** Whether the card of a project surely fits on one page, where it then stays. */
export function isWhole({ problem, strengths, measure }: Project): boolean {
  const inner = sheet.content - 2 * padding;
  const typed = [...strengths.map(({ description }) => description), measure ?? ''];
  const facts = typed.reduce((sum, text) => sum + linesIn(text, inner - labels, fontSize.fact), 0);
  return ownLines + facts + linesIn(problem, inner, fontSize.problem) <= onOnePage;
}

/** A project by what is known of it; the rest is asked once, after the problems. */
export const ProjectCard = ({ of: { words }, project }: { of: Sheet; project: Project }) => {
  const { number, priority, urgency, problem } = project;
  return (
    <View style={[card, { borderLeftColor: urgencyColors[urgency] }]} wrap={!isWhole(project)}>
      <View style={[styles.row, { justifyContent: 'space-between' }]} wrap={false}>
        <Say style={[styles.strong, { color: colors.brand }]}>{words.projects.project(number)}</Say>
        <Say style={styles.note}>{words.figures.priorities.priority(priority)}</Say>
      </View>
      <Say style={{ fontSize: fontSize.problem, lineHeight: 1.35, fontWeight: 600, marginBottom: 5 }}>
        {problem}
      </Say>
      {factsOf(project, words).map((fact) => (
        <Fact key={fact.label} {...fact} />
      ))}
    </View>
  );
};

interface FactProps {
  label: string;
  told: string;
  note?: string;
  isStrong?: boolean;
}

function factsOf(project: Project, { projects, report }: Sheet['words']): FactProps[] {
  const { cost, hoursPerMonth, responsible, measure, strengths, module, phase } = project;
  const { labels: names } = projects;
  const fact = (label: string, told: string | null | undefined): FactProps[] =>
    told ? [{ label, told }] : [];
  const leaving: FactProps[] = cost
    ? [{ label: names.cost, told: projects.cost(cost), note: projects.formula(cost), isStrong: true }]
    : fact(names.cost, hoursPerMonth ? projects.hours(hoursPerMonth) : null);
  const quotes = strengths.map(({ description }) => projects.quoted(description)).join('\n');
  const claim = module?.claim ? { note: projects.claim[module.claim] } : {};
  const helpedBy: FactProps[] = module
    ? [{ label: names.module, told: report.module[module.module], ...claim }]
    : [];
  return [
    ...leaving,
    ...fact(names.firstStep, projects.firstStep(project.firstStep)),
    ...fact(names.responsible, responsible && projects.person(responsible.name, responsible.position)),
    ...fact(names.measure, measure),
    ...fact(names.department, departmentText(project, projects)),
    ...fact(names.strengths, quotes),
    ...helpedBy,
    ...fact(names.phase, projects.phase(phase)),
  ];
}

const Fact = ({ label, told, note, isStrong }: FactProps) => (
  <View style={[styles.row, { marginTop: 2.5 }]}>
    <Say style={[styles.note, { width: labels, paddingRight: 8 }]}>{label}</Say>
    <View style={{ flex: 1 }}>
      <Say style={[{ fontSize: fontSize.fact, lineHeight: 1.35 }, isStrong ? styles.strong : {}]}>{told}</Say>
      {note && <Say style={[styles.note, { lineHeight: 1.35 }]}>{note}</Say>}
    </View>
  </View>
);

const card = {
  marginTop: 9,
  paddingVertical: 9,
  paddingHorizontal: padding,
  borderWidth: 0.75,
  borderColor: colors.line,
  borderLeftWidth: 3,
  borderRadius: 4,
} as const;
