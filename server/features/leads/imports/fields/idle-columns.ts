import { lettersOf } from '../../../../../shared/plain-text';
import { spellings } from './spellings';

/** Headers of what programs keep for themselves: who may see a record, where its row stands, how it was typed. */
const idle = new Set(
  spellings(`
    sales_id | nb_tasks | nb_notes | nb_contacts | nb_deals | avatar | logo | photo | index | updated_at | last
    update | last modified date | modified time | modified by | modified by.id | last modified | last modified by |
    update time | system modstamp | modified_time | last_changed | fecha de última modificación | última
    modificación | modificado el | última actualización | created by.id | contact owner.id | account owner.id | deal
    owner.id | lead owner.id | owner id | account owner id | contact owner id | opportunity owner id | owner.id |
    created by / source | created by / name | created by / context | created by / workspace member id | position |
    deleted at | updated by / source | updated by / name | updated by / workspace member id | avatar url | search
    vector | deletedAt | updatedAt | createdBy | e-mail type | e-mail display name | e-mail 2 type | e-mail 2
    display name | e-mail 3 type | e-mail 3 display name | sensitivity | private | initials | directory server |
    tipo de correo electrónico | nombre de pantalla de correo electrónico | tipo de correo electrónico 2 | nombre de
    pantalla de correo electrónico 2 | privado | iniciales | tipo de correo electrónico 3 | nombre de pantalla de
    correo electrónico 3 | confidencialidad | leid | euid | optin_ip | confirm_ip | gmtoff | dstoff | latitude |
    longitude | file as | visible to | phones / primary phone country code | weighted value | weighted amount |
    expected revenue | is closed won | is deal closed? | is closed lost | display name | nombre mostrado | locked |
    address 1 - formatted | recurrence | associated contact | associated contact ids | associated company ids |
    associated deal | associated deal ids | associated note ids | associated contacts | associated deals |
    associated ticket ids | createdbyid | lastmodifiedbyid | is deleted | isdeleted | record type id | last viewed
    date | last referenced date | last activity date | fiscal period | fiscal quarter | fiscal year | is
    closed | is won | has opportunity line item | photo url | push count | write_date | write_uid | create_uid |
    last updated on | last updated by | __last_update | message_ids | activity_ids | color index |
    modified_on | last_modified | modified on | fecha de modificación | fecha modificación | last edited time | last
    edited by | created by | creado por | modificado por | última edición | row id
  `).map(lettersOf),
);

/** Counts of other records, which are made from these here too: `Number of Associated Deals`, `Person - Won deals`. */
const counted =
  /^(?:person|organization|deal)(?:people|(?:open|closed|won|lost)deals|totalactivities|doneactivities|activitiestodo|emailmessagescount)$/;
const ofPipedrive = /^(?:person|organization|deal|activity)(?=(?:updatetime|visibleto|weightedvalue)$)/;
const labelOf = /^(?:address|website|event|relation)\d(?:label|type)$/;
const countOf = /^number(?:ofassociated|oftimescontacted|ofsalesactivities|ofopendeals|ofchild)/;

/** Whether a column says nothing of the record that would be kept: what only its program needs, and counts that it made. */
export function isIdle(header: string): boolean {
  const name = lettersOf(header);
  if (labelOf.test(name)) return true;
  return counted.test(name) || countOf.test(name) || idle.has(name.replace(ofPipedrive, ''));
}
