import type { CompanyData } from '../company-data';
import { inReportOrder } from '../findings';
import { type ChosenModule, chosenModules } from '../modules/modules';
import { type Digitalization, digitalization } from './digitalization';
import { type DataGap, dataGaps } from './gaps';
import { type ArchitectureDrawing, architectureLayers } from './layers';
import { type PriorityBand, priorityBands, type StrengthFigure, strengthsByImpact } from './priorities';
import { type DepartmentChart, departmentChart } from './radar';
import { type Finding, reportFindings } from './report-findings';

export interface ReportFigures {
  digitalization: Digitalization;
  chart: DepartmentChart;
  priorities: PriorityBand[];
  strengths: StrengthFigure[];
  modules: ChosenModule[];
  architecture: ArchitectureDrawing;
  gaps: DataGap[];
  findings: Finding[];
}

/**
 * All figures of a report, from its snapshot in any order of rows; the screen and the PDF draw them and calculate
 * nothing. `planTimeline` gives the dates of the plan.
 */
export function reportFigures(data: CompanyData): ReportFigures {
  const modules = chosenModules(inReportOrder(data));
  return {
    digitalization: digitalization(data),
    chart: departmentChart(data),
    priorities: priorityBands(data, modules),
    strengths: strengthsByImpact(data, modules),
    modules,
    architecture: architectureLayers(data, modules),
    gaps: dataGaps(data, modules),
    findings: reportFindings(data, modules),
  };
}
