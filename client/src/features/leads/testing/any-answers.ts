import {
  anyCommunication,
  anyCompany,
  anyContact,
  anyOpportunity,
  anyTask,
  leadsOnServer,
} from './leads-on-server';

export function answerAnything(): void {
  leadsOnServer({
    contacts: [anyContact()],
    companies: [anyCompany()],
    opportunities: [anyOpportunity()],
    communications: [anyCommunication()],
    tasks: [anyTask()],
  });
}
