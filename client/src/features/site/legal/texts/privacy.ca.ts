import type { Texts } from '@/i18n/texts';
import type { texts as english } from './privacy.en';

export const texts: Texts<typeof english> = {
  title: 'Privacitat',
  description:
    'Quines dades teves desem, per a què, quant de temps i com veure-les, corregir-les o esborrar-les.',
  lead: 'Quines dades teves desem, per a què, quant de temps i què ens pots demanar. En desem poques, no venem res i no seguim ningú d’un web a un altre.',
  sections: {
    controller: {
      title: 'Responsable del tractament',
      text: 'El responsable de les teves dades, segons el Reglament general de protecció de dades (RGPD), és:',
    },
    contact: {
      title: 'Quan ens escrius',
      text: 'El formulari de contacte desa el teu nom, el teu correu, la teva empresa si la indiques, el servei que tries, el teu missatge i la data. També anotem si l’hem llegit. Ens arriba per correu i a tu t’arriba una breu confirmació.\n\nHo fem servir per respondre’t i preparar el que ens demanes (article 6.1.b de l’RGPD), i per a res més. Ho conservem mentre atenem la teva consulta i el que en derivi, i ho esborrem quan ja no cal o quan ens ho demanes. Si no indiques el nom o el correu, no et podem respondre.',
    },
    account: {
      title: 'Quan obres un compte',
      text: 'Desem el teu nom d’usuari, el teu nom, el teu correu i el dia que el vas obrir. De la contrasenya només en queda una empremta (hash) calculada amb Argon2id, de la qual ningú no la pot llegir. També desem el que introdueixes als portals: empreses, contactes, productes, departaments, problemes, fortaleses i informes.\n\nHo fem servir per prestar-te el servei (article 6.1.b de l’RGPD). Ho conservem fins que esborres l’element, l’empresa o el compte; en esborrar el compte s’esborra tot el que conté. A la configuració ho pots baixar tot en un fitxer. Si introdueixes dades d’altres persones, fes-ho només si pots.',
    },
    signIn: {
      title: 'Quan inicies sessió',
      text: 'Desem una sessió i l’empremta de la seva clau d’accés fins que la tanques, o durant {{days}} dies des de la teva darrera visita. L’enllaç per crear una contrasenya nova serveix una vegada, durant una hora; també d’aquest en desem només l’empremta.',
    },
    security: {
      title: 'Perquè el lloc web sigui segur',
      text: 'Perquè ningú no endevini contrasenyes ni saturi el formulari, comptem els intents per adreça de xarxa i, en iniciar sessió, per nom de compte. De totes dues coses en desem només una empremta, que desapareix al cap d’unes hores. El registre del mateix programa té una línia per petició: quan, quina pàgina i si va funcionar; ni la teva adreça de xarxa ni el que escrius.\n\nHo fem pel nostre interès legítim que el lloc web funcioni i sigui segur (article 6.1.f de l’RGPD).',
    },
    mails: {
      title: 'Els correus que enviem',
      text: 'El text d’un correu s’esborra de la nostra cua quan surt o es rebutja definitivament. L’anotació que es va enviar es conserva 90 dies com a màxim.',
    },
    leads: {
      title: 'Quan deixes les teves dades a la pàgina d’un client nostre',
      text: 'Les empreses que fan servir ComerzIA publiquen pàgines i formularis propis. Si hi deixes les teves dades, la responsable és aquella empresa: el seu nom, la seva adreça i què en fa consten sota el formulari. Nosaltres només les guardem i enviem el que ens encarrega, com a encarregats del tractament (article 28 de l’RGPD).\n\nPer veure-les, corregir-les o esborrar-les, o per no rebre més correus, escriu a aquella empresa; cada correu automàtic porta també un enllaç per donar-te de baixa a l’instant. Si ens escrius a nosaltres, li fem arribar el teu missatge.',
    },
    model: {
      title: 'Què veu un model d’IA',
      text: 'Els informes i les xifres surten de regles fixes, sense cap model. Un model només hi intervé si n’hem connectat un a aquest lloc, i només en dues coses.\n\nCOMERZIA li envia els noms i les dades del producte de què tracta un text, mai contactes ni persones interessades, i marca el que ha escrit.\n\nL’assistent només el consulta si ho permet el titular del compte. Llavors li envia la pregunta i els registres que la responen.\n\nAls ajustos, a l’apartat de persones, el titular veu si hi ha un model connectat i en quin servidor és. Si no n’hi surt cap, no n’hi ha, i no s’envia res a cap model.',
    },
    others: {
      title: 'Qui més les veu',
      text: 'Les empreses que allotgen el lloc web i transporten el nostre correu tracten dades per encàrrec nostre, amb contracte i només segons les nostres instruccions; pregunta’ns quines són. A altres només els les donem si la llei ens hi obliga. No venem dades, no posem publicitat i no prenem decisions automatitzades sobre tu.',
    },
    rights: {
      title: 'Els teus drets',
      text: 'Pots demanar accés a les teves dades, que les rectifiquem o les suprimim, que en limitem l’ús, oposar-t’hi i rebre-les en un format que et puguis endur. Escriu a {{email}}; et responem en un mes com a màxim i no et costa res.\n\nSi no hi estàs d’acord, pots reclamar davant l’Agència Espanyola de Protecció de Dades (AEPD) o davant l’autoritat del país on vius.',
    },
  },
};
