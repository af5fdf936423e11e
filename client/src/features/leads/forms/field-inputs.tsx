import { Fragment, type ReactNode } from 'react';
import { addressFields } from '@shared/leads/fields/address-fields';
import {
  type AnyFields,
  type FieldLine,
  inOrder,
  type WrittenName,
  writtenNames,
} from '@shared/leads/fields/field-table';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { type BuiltInFields, builtInFields, fieldOrders, labelOf } from '../built-in-fields';
import { recordsTexts } from '../texts/records';
import { useMembers } from '../assigning/use-members';
import { useChoices } from '../values/use-choices';
import { AddressFields } from './address-fields';
import { type InputKind, type InputWiring, ValueInput } from './value-input';

type KindOf<Fields extends AnyFields, Name extends keyof Fields> = Fields[Name]['kind'];

/** The fields that no input of one kind can write; tags and own fields have their place in every form. */
type SpecialName<Fields extends AnyFields> = {
  [Name in WrittenName<Fields>]: Fields[Name] extends { form: 'elsewhere' }
    ? never
    : KindOf<Fields, Name> extends InputKind | 'country' | 'tags' | 'own'
      ? never
      : Name;
}[WrittenName<Fields>];

export interface FieldInputsProps<Of extends RecordSection, Front extends WrittenName<BuiltInFields[Of]>> {
  section: Of;
  wiring: InputWiring;
  /** The fields that stand in front of these. */
  front: readonly Front[];
  /** Inputs of fields that are not written as their kind says. */
  special: { [Name in Exclude<SpecialName<BuiltInFields[Of]>, Front>]: ReactNode } & {
    [Name in WrittenName<BuiltInFields[Of]>]?: ReactNode;
  };
}

const inAddress = Object.keys(addressFields);

/** Whether the inputs of the postal address, which stand together in the place of its first line, write the field. */
const isAddressed = (name: string) => inAddress.includes(name) && name !== 'address';

/** The inputs of all fields of a record that do not stand in front; a new field is among them. */
export function FieldInputs<Of extends RecordSection, const Front extends WrittenName<BuiltInFields[Of]>>({
  section,
  wiring,
  front,
  special,
}: FieldInputsProps<Of, Front>) {
  const fields: AnyFields = builtInFields[section];
  const given: Partial<Record<string, ReactNode>> = special;
  const inFront: readonly string[] = front;
  const names = writtenNames(fields).filter(
    (name) => !inFront.includes(name) && !isAddressed(name) && fields[name]?.form !== 'elsewhere',
  );
  return inOrder<string>(names, fieldOrders[section].form).map((name) => (
    <Fragment key={name}>
      {name in given ? (
        given[name]
      ) : (
        <BuiltInInput name={name} line={fields[name] as FieldLine} wiring={wiring} />
      )}
    </Fragment>
  ));
}

interface BuiltInInputProps {
  name: string;
  line: FieldLine;
  wiring: InputWiring;
}

/** The input of a built-in field by its kind; each field of a postal address brings those of the others. */
export function BuiltInInput({ name, line, wiring }: BuiltInInputProps): ReactNode {
  const t = useTexts(recordsTexts);
  const choicesOf = useChoices();
  const { isShared } = useMembers();
  const { kind, required = false, words = name, choices = [], of } = line;
  const label = labelOf(name, line);
  if (inAddress.includes(name)) return <AddressFields wiring={wiring} />;
  if (label === null || (kind === 'member' && !isShared)) return null;
  switch (kind) {
    case 'tags':
    case 'own':
    case 'points':
    case 'people':
    case 'path':
    case 'stage':
    case 'records':
    case 'consultingCompany':
    case 'country':
      return null;
    default:
      return (
        <ValueInput
          name={name}
          kind={kind}
          wiring={wiring}
          required={required}
          of={of}
          label={t(label)}
          choices={choicesOf(words, choices)}
        />
      );
  }
}
