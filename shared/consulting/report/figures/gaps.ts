import type { CompanyData } from '../company-data';
import { plainText } from '../../../plain-text';
import { affectedDepartment, inReportOrder, needsImprovement } from '../findings';
import type { ChosenModule } from '../modules/modules';
import { type ReportPart, reportParts } from '../readiness';
import { type RecordRef, recordsOf } from './records';

/** Missing information that would improve a report; `records` are the records concerned. */
export type DataGap =
  /** A list with a single item. */
  | { gap: 'oneItem'; list: ReportPart; records: RecordRef[] }
  /** Descriptions and functions that are too short to be useful. */
  | { gap: 'shortText'; list: ReportPart; records: RecordRef[] }
  /** Items of a list with the same text, ignoring case and accents. */
  | { gap: 'repeated'; list: ReportPart; records: RecordRef[] }
  /** Problems without a department. */
  | { gap: 'noDepartment'; list: 'problems'; records: RecordRef[] }
  /** Departments at a low level without a problem, although other problems name their department. */
  | { gap: 'lowWithoutProblem'; list: 'departments'; records: RecordRef[] }
  /** Three or more items that all have the same level, so that none ranks first. */
  | { gap: 'sameLevel'; list: 'departments' | 'problems' | 'strengths'; level: number; records: RecordRef[] }
  /** No record contains a keyword of a module. */
  | { gap: 'noModule'; list: 'problems'; records: RecordRef[] };

/** A description with fewer characters says too little. */
export const shortText = 20;

/** Minimum number of items for which equal levels are a gap. */
const sameFrom = 3;

/** The gaps in the data, the most obvious first; empty when there are none. */
export function dataGaps(given: CompanyData, modules: ChosenModule[]): DataGap[] {
  const data = inReportOrder(given);
  return [
    ...reportParts.flatMap((list) => gapsOfList(list, data)),
    ...sameLevels(data),
    ...links(data),
    ...(modules.length === 1 ? [{ gap: 'noModule', list: 'problems', records: [] } satisfies DataGap] : []),
  ];
}

function gapsOfList(list: ReportPart, data: CompanyData): DataGap[] {
  const records = recordsOf(data)[list];
  const short = records.filter(({ text }) => text.trim().length < shortText);
  const seen = new Map<string, number>();
  const said = ({ label, text }: (typeof records)[number]) => plainText(`${label}\n${text}`);
  for (const record of records) seen.set(said(record), (seen.get(said(record)) ?? 0) + 1);
  const repeated = records.filter((record) => seen.get(said(record))! > 1);
  const gap = (kind: 'oneItem' | 'shortText' | 'repeated', concerned: typeof records): DataGap[] =>
    concerned.length > 0 ? [{ gap: kind, list, records: concerned.map(reference) }] : [];
  return [
    ...gap('oneItem', records.length === 1 ? records : []),
    ...gap('shortText', short),
    ...gap('repeated', repeated),
  ];
}

function sameLevels(data: CompanyData): DataGap[] {
  const levels = {
    departments: data.departments.map((one) => one.digitalizationLevel),
    problems: data.problems.map((one) => one.priority),
    strengths: data.strengths.map((one) => one.impact),
  };
  return (['departments', 'problems', 'strengths'] as const)
    .filter((list) => levels[list].length >= sameFrom && new Set(levels[list]).size === 1)
    .map((list) => ({ gap: 'sameLevel', list, level: levels[list][0]!, records: [] }));
}

function links(data: CompanyData): DataGap[] {
  const { departments, problems } = recordsOf(data);
  const affected = data.problems.map((one) => affectedDepartment(one, data.departments)?.id);
  const hurt = new Set(affected);
  const loose = problems.filter((_record, index) => affected[index] === undefined);
  const low = departments.filter((_record, index) => needsImprovement(data.departments[index]!));
  const unhurt = low.filter(({ id }) => !hurt.has(id));
  const someAreLinked = loose.length < problems.length;
  return [
    ...(loose.length > 0
      ? [{ gap: 'noDepartment', list: 'problems', records: loose.map(reference) } satisfies DataGap]
      : []),
    ...(someAreLinked && unhurt.length > 0
      ? [{ gap: 'lowWithoutProblem', list: 'departments', records: unhurt.map(reference) } satisfies DataGap]
      : []),
  ];
}

const reference = ({ kind, id, label }: RecordRef): RecordRef => ({ kind, id, label });
