import type { Texts } from '@/i18n/texts';
import type { texts as english } from './questions.en';

export const texts: Texts<typeof english> = {
  title: 'Sis preguntes abans de començar',
  lead: 'Respostes curtes, cadascuna amb el lloc on la pots comprovar.',
  data: {
    q: 'On són les meves dades?',
    a: 'En una sola base de dades, al servidor d’aquest lloc. De la contrasenya només se’n desa un resum xifrat, i res no va a anunciants.',
    link: 'Què es desa i quant de temps',
  },
  model: {
    q: 'Les llegeix un model de llenguatge?',
    a: 'L’informe, no: l’escriuen unes regles fixes. A COMERZIA només escriu un model si n’hi ha un de connectat a aquest lloc. Rep els noms i les dades d’un producte, mai contactes ni leads, i els seus textos van marcats.',
    link: 'Com funciona COMERZIA',
  },
  leave: {
    q: 'Me les puc endur?',
    a: 'Sí. A la configuració ho baixes tot en un fitxer, i l’informe surt en PDF. Si esborres el compte, s’esborra tot el que conté.',
    link: 'Els teus drets sobre les teves dades',
  },
  person: {
    q: 'Qui em respon?',
    a: 'Una persona. Els missatges del formulari es llegeixen de dilluns a divendres, de 9 a 18 h (Espanya), i es contesten per correu.',
    link: 'Al formulari de contacte',
  },
  cost: {
    q: 'Quant costa?',
    a: 'Un compte i la primera trucada no costen res. Després de la trucada reps un preu per escrit, abans que comenci res.',
    link: 'Què cal en cada servei',
  },
  limits: {
    q: 'Què no pot fer?',
    a: 'Decidir per tu ni saber el que no li has explicat. L’informe apunta com a preguntes el que no sap; cap campanya no surt sense que algú l’aprovi; cap xifra d’aquí no és una promesa.',
    link: 'Un informe amb les seves preguntes obertes',
  },
};
