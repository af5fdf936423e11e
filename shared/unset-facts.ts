import { example, site } from './site';

/** What the legal notice states about the operator, and the addresses that the site leads to. */
const facts = [
  'legalName',
  'taxId',
  'address',
  'registry',
  'email',
  'phone',
  'domain',
  'professionalNetwork',
  'huyuProjects',
] as const;

type Fact = (typeof facts)[number];

export type OperatorFacts = Record<Fact, string | undefined>;

const examples: Partial<OperatorFacts> = example;

/** The facts and links that the operator has still to set: those without a value, and those with the example's. */
export const unsetFacts = (of: OperatorFacts = site): { fact: Fact; isMissing: boolean }[] =>
  facts
    .filter((fact) => !of[fact] || of[fact] === examples[fact])
    .map((fact) => ({ fact, isMissing: !of[fact] }));
