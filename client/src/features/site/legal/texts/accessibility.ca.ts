import type { Texts } from '@/i18n/texts';
import type { texts as english } from './accessibility.en';

export const texts: Texts<typeof english> = {
  title: 'Accessibilitat',
  description: 'A què aspirem, com ho provem, què sabem que falta i com avisar-nos d’un obstacle.',
  lead: 'Tothom hauria de poder fer servir aquest lloc web. Aquí diem fins on hem arribat i com avisar-nos del que falla.',
  sections: {
    aim: {
      title: 'A què aspirem',
      text: 'El lloc web i els portals estan fets per complir el nivell AA de les Pautes d’accessibilitat per al contingut web (WCAG) 2.2. Ho hem comprovat nosaltres; ningú més no ho ha certificat.',
    },
    does: {
      title: 'Què vol dir aquí',
      text: '- Tot funciona amb el teclat i sempre es veu on ets.\n- Els textos serveixen també per a lectors de pantalla: s’anuncien títols, etiquetes, errors i canvis de pàgina.\n- Els textos i els controls tenen prou contrast, en clar i en fosc, i el color no és mai l’únic senyal.\n- Pots ampliar les pàgines fins al 400 % i llegir-les en una pantalla estreta sense desplaçar-te de costat.\n- Si el teu sistema demana menys moviment, no es mou res.\n- Les pàgines públiques es llegeixen i el formulari de contacte s’envia sense JavaScript.',
    },
    tests: {
      title: 'Com ho provem',
      text: 'Una comprovació automàtica (axe) recorre les pantalles del lloc web i dels portals, en clar i en fosc, en finestra estreta i ampla, i es repeteixen recorreguts amb el teclat en un navegador real. L’automàtic només troba una part dels obstacles, així que el teu avís compta.',
    },
    limits: {
      title: 'Què sabem que falta',
      text: 'Ningú de fora no ha auditat el lloc web, i no hem provat tots els lectors de pantalla amb tots els navegadors. El que tu escrius o puges als portals és tan accessible com ho facis. Els llocs web que enllacem no els podem arreglar.',
    },
    report: {
      title: 'Si trobes un obstacle',
      text: 'Escriu-nos. Digues a quina pàgina ha estat, què volies fer i què fas servir (navegador, lector de pantalla). Et responem i, mentrestant, et donem el que necessitis per una altra via.',
    },
  },
};
