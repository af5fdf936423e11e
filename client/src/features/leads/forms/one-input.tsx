import type { ReactNode } from 'react';
import type { RecordSection } from '@shared/leads/sections';
import { lineOf } from '../built-in-fields';
import { ownFieldOf, useOwnFields } from '../own-fields';
import { BuiltInInput } from './field-inputs';
import { OwnInput } from './own-input';
import type { InputWiring } from './value-input';

interface OneInputProps {
  section: RecordSection;
  field: string;
  wiring: InputWiring;
  /** Inputs of fields that are not written as their kind says. */
  special: Partial<Record<string, ReactNode>>;
}

/** The input of any field of a record, an own one or a built-in one. */
export function OneInput({ section, field, wiring, special }: OneInputProps) {
  const { fields } = useOwnFields(section);
  const own = ownFieldOf(fields, field);
  const line = lineOf(section, field);
  if (own) return <OwnInput field={own} wiring={wiring} />;
  if (field in special) return special[field];
  return line && <BuiltInInput name={field} line={line} wiring={wiring} />;
}
