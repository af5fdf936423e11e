import { expect, test } from 'vitest';
import { type ImportedEntity, importedFields } from '../../../../../shared/leads/imports/scales';
import type { TargetField } from '../../../../platform/imports/target-field';
import { communicationFields, taskFields } from './activity-fields';
import { companyFields } from './company-fields';
import { contactFields } from './contact-fields';
import { opportunityFields } from './opportunity-fields';

test.each<[ImportedEntity, readonly TargetField[]]>([
  ['contact', contactFields([])],
  ['company', companyFields([])],
  ['opportunity', opportunityFields([], [])],
  ['communication', communicationFields],
  ['task', taskFields()],
])('the fields of a file of %s are the ones that the screens have names for', (entity, fields) => {
  expect(fields.map(({ name }) => name).toSorted()).toEqual([...importedFields[entity]].toSorted());
});
