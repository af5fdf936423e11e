import type { CompanyData } from '../company-data';

/** Maximum number of times that a report names a department. */
export const mostNamed = 3;

/** A company whose departments have a mark in their names that nothing else has, to count how often each is named. */
export function withMarkedDepartments(data: CompanyData): { data: CompanyData; marks: string[] } {
  const markOf = (index: number) => `Zq${index}z`;
  return {
    data: {
      ...data,
      departments: data.departments.map((one, index) => ({ ...one, name: `${one.name} ${markOf(index)}` })),
    },
    marks: data.departments.map((_, index) => markOf(index)),
  };
}
