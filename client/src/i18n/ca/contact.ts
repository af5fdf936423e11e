import type { contact as english } from '../en/contact';
import type { Texts } from '../texts';

export const contact: Texts<typeof english> = {
  fields: {
    name: 'Nom',
    email: 'Correu electrònic',
    company: 'Empresa',
    service: 'Servei',
    message: 'Missatge',
    leaveEmpty: 'Deixa aquest camp buit',
  },
  messageHint: 'A què et dediques i què voldries millorar.',
  send: 'ENVIA EL MISSATGE',
  sending: 'S’ESTÀ ENVIANT...',
  sent: 'El teu missatge s’ha enviat correctament! Et contactarem aviat.',
  sentToast: {
    title: 'Missatge enviat',
    description: 'Gràcies pel teu missatge. Et respondrem ben aviat.',
  },
  failed: {
    refused: 'Error en enviar missatge',
    other: 'Error en enviar el missatge',
  },
  failedToast: {
    title: 'Error',
    description: 'Hi ha hagut un problema en enviar el teu missatge. Torna-ho a provar més tard.',
  },
  privacy:
    'Fem servir el que ens envies només per respondre’t. Per veure-ho, corregir-ho o esborrar-ho, escriu a {{email}}.',
};
