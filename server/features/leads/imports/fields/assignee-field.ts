import type { TargetField } from '../../../../platform/imports/target-field';
import type { NamedMember } from '../../members.queries';
import { field } from './field';
import { spellings } from './spellings';

/** The column of our own files. */
const own = 'assignee';

const headers = spellings(`
  assigned to | owner | responsable | asignado a | contact owner | company owner | deal owner | account owner | lead
  owner | record owner | opportunity owner | task owner | owner name | owner email | owner.name | propietario |
  propietario del contacto | propietario de la empresa | propietario del negocio | propietario del registro |
  propietario de la tarea | propietaria | asignada a | assigned user | assigned_to | assignee email | salesperson |
  sales rep | sales owner | account manager | comercial | vendedor | comercial asignado | gestor | person - owner |
  organization - owner | deal - owner | activity - assigned to user | assigned to user | user_id/name | hubspot owner
  | hubspot_owner_id | agente | agente asignado | encargado | encargada | responsable comercial
`);

/**
 * Whom a record is assigned to, among the members of the account: by address, user name or name. Who is alone has
 * nobody to assign records to, so that only a column of our own files is taken.
 */
export const assigneeField = (members: readonly NamedMember[]): TargetField => ({
  ...field('assigneeId', 'choice', members.length > 1 ? [own, ...headers] : [own]),
  isAsked: true,
  choices: members.map(({ id, name }) => ({ value: String(id), label: name })),
  words: Object.fromEntries(members.map(({ id, email, username }) => [String(id), [email, username]])),
});
