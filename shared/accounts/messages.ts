import { english, type Message, validation } from '../message';

/** The messages about accounts and their members. */
export const accountMessages = {
  'account.unknown': english('You are not a member of this account', 'No eres miembro de esta cuenta'),
  'role.reader': english('You can’t see this account', 'No puedes ver esta cuenta'),
  'role.editor': english(
    'You can read this account but not change it',
    'En esta cuenta puedes leer, pero no hacer cambios',
  ),
  'role.owner': english(
    'Only the owner of the account can do this',
    'Solo puede hacerlo quien es titular de la cuenta',
  ),
  'model.none': english(
    'This server has no language model',
    'En este servidor no hay ningún modelo de lenguaje',
  ),
  'name.required': validation('The account needs a name', 'La cuenta necesita un nombre'),
  'role.unknown': validation('Choose what they may do', 'Elige qué podrá hacer'),
  'member.missing': english('There is no such member', 'No existe ese miembro'),
  'member.again': english('They are a member already', 'Ya es miembro de la cuenta'),
  'member.none': english(
    'An account can only be handed over to one of its members',
    'Una cuenta solo se puede traspasar a quien ya es miembro de ella',
  ),
  'owner.needed': english(
    'Every account needs an owner. Hand it over first',
    'Toda cuenta necesita titular. Antes hay que traspasarla',
  ),
  'invited.again': english(
    'That address is invited already. You can send the invitation again',
    'Esa dirección ya tiene una invitación. Puedes volver a enviarla',
  ),
  'account.full': english('An account has at most 25 members', 'Una cuenta tiene como máximo 25 miembros'),
  'invitations.full': english(
    'There are 50 open invitations. Withdraw one first',
    'Hay 50 invitaciones pendientes. Antes retira alguna',
  ),
  'accounts.full': english(
    'A person can be a member of at most 10 accounts',
    'Una persona puede ser miembro de 10 cuentas como máximo',
  ),
  'invitation.missing': english('There is no such invitation', 'No existe esa invitación'),
  'invitation.over': english(
    'This invitation is no longer valid. Ask whoever invited you to send it again',
    'Esta invitación ya no es válida. Pide que te la vuelvan a enviar',
  ),
  'invitation.other': english(
    'This invitation is for another email address. Sign in with that one to accept it',
    'Esta invitación es para otro correo electrónico. Inicia sesión con ese para aceptarla',
  ),
  'name.wrong': validation('That is not the name of this account', 'No es el nombre de esta cuenta'),
  'account.closing': english(
    'This account is being closed, so it can only be read. Its owner can keep it: Settings, People',
    'Esta cuenta se está cerrando y ya solo se puede leer. Quien es titular puede conservarla: Ajustes, Personas',
  ),
  'factor.own': english(
    'Set up a second step of your own first: Settings, Security',
    'Antes configura tu propio segundo paso: Ajustes, Seguridad',
  ),
  'demo.alone': english(
    'The demo account is shared by everybody, so it has one member and one name',
    'La cuenta de demostración es de todos, así que no admite más miembros ni otro nombre',
  ),
} satisfies Record<string, Message>;
