import { communicationFields, communicationOrder } from '@shared/leads/communications/fields';
import { companyFields, companyOrder } from '@shared/leads/companies/fields';
import { contactFields, contactOrder } from '@shared/leads/contacts/fields';
import {
  type AnyFields,
  type FieldLine,
  inOrder,
  type Orders,
  writtenNames,
} from '@shared/leads/fields/field-table';
import { opportunityFields, opportunityOrder } from '@shared/leads/opportunities/fields';
import type { RecordSection } from '@shared/leads/sections';
import { taskFields, taskOrder } from '@shared/leads/tasks/fields';

/** The fields that the records of each section have by themselves. */
export const builtInFields = {
  contacts: contactFields,
  companies: companyFields,
  opportunities: opportunityFields,
  communications: communicationFields,
  tasks: taskFields,
} satisfies Record<RecordSection, AnyFields>;

export type BuiltInFields = typeof builtInFields;

export const fieldOrders: Record<RecordSection, Orders<AnyFields>> = {
  contacts: contactOrder,
  companies: companyOrder,
  opportunities: opportunityOrder,
  communications: communicationOrder,
  tasks: taskOrder,
};

/** What is known of a field of a section; undefined for an own one. */
export const lineOf = (section: RecordSection, name: string): FieldLine | undefined =>
  (builtInFields[section] as AnyFields)[name];

type Labels<Fields extends AnyFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { text: infer Text } ? Text : `fields.${Name}`;
}[keyof Fields & string];

/** Where the names of fields stand in the texts of records; a field without one does not compile. */
export type FieldLabel = NonNullable<{ [Of in RecordSection]: Labels<BuiltInFields[Of]> }[RecordSection]>;

/** Where the name of a field stands; null for one that nobody reads by itself. */
export const labelOf = (name: string, { text }: FieldLine) =>
  (text === undefined ? `fields.${name}` : text) as FieldLabel | null;

type WithoutPlus<Code extends string> = Code extends `${infer Rest}+` ? Rest : Code;

type Words<Fields extends AnyFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { choices: readonly (infer Code extends string)[] }
    ? `${Fields[Name] extends { words: infer Under extends string } ? Under : Name}.${WithoutPlus<Code>}`
    : never;
}[keyof Fields & string];

/** Where the words of codes stand in the texts of records; a code without any does not compile. */
export type CodeWord = { [Of in RecordSection]: Words<BuiltInFields[Of]> }[RecordSection];

/** The name of a code in the texts. */
export const wordOf = (code: string) => code.replace('+', '');

/** Where the words of a field's code stand. */
export const codeWord = (name: string, { words = name }: FieldLine, code: string) =>
  `${words}.${wordOf(code)}` as CodeWord;

/** The fields that people read among the facts of a record, in the order of its page. */
export const factsOf = (section: RecordSection): string[] => {
  const fields: AnyFields = builtInFields[section];
  const shown = writtenNames(fields).filter(
    (name) => fields[name]?.text !== null && fields[name]?.page !== 'elsewhere',
  );
  return inOrder<string>(shown, fieldOrders[section].page);
};
