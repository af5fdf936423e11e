import type { OwnField } from '@shared/leads/fields/endpoints';
import { ownName } from '../own-fields';
import { type InputWiring, ValueInput } from './value-input';

/** The input of an own field. */
export const OwnInput = ({ field, wiring }: { field: OwnField; wiring: InputWiring }) => (
  <ValueInput
    name={ownName(field.id)}
    label={field.label}
    kind={field.kind}
    wiring={wiring}
    choices={field.choices.map(({ id, label }) => ({ value: id, label }))}
    currency={field.currency}
  />
);
