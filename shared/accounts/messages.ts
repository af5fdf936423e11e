import { english, type Message } from '../message';

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
} satisfies Record<string, Message>;
