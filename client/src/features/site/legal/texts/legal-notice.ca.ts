import type { Texts } from '@/i18n/texts';
import type { texts as english } from './legal-notice.en';

export const texts: Texts<typeof english> = {
  title: 'Avís legal',
  description:
    'Qui hi ha darrere d’aquest lloc web, en quines condicions el pots fer servir i quina llei s’hi aplica.',
  lead: 'Qui hi ha darrere d’aquest lloc web i en quines condicions el pots fer servir.',
  more: 'Si necessites saber res més de qui porta el lloc, escriu a aquesta adreça: et respon una persona.',
  sections: {
    owner: {
      title: 'Titular del lloc web',
      text: 'En compliment de l’article 10 de la Llei 34/2002, de serveis de la societat de la informació i de comerç electrònic (LSSI), aquestes són les dades del titular:',
    },
    use: {
      title: 'Condicions d’ús',
      text: 'Pots llegir el lloc web sense registrar-te i sense pagar. Si obres un compte, guarda la contrasenya i avisa’ns si creus que algú altre la sap.\n\nFes servir el lloc web per al que està fet. No intentis entrar on no et correspon, saturar-lo ni enviar missatges en nom d’una altra persona.',
    },
    account: {
      title: 'El teu compte',
      text: 'El que introdueixes als portals continua sent teu: només ho fem servir per prestar-te el servei, i als ajustos ho pots descarregar tot en un fitxer.\n\nTambé hi pots eliminar el compte quan vulguis. Si ningú més n’és membre, tot el que conté s’elimina al moment. Si hi ha més membres, el tanca el titular: durant {{days}} dies el poden llegir i descarregar-ne les dades, i el titular encara el pot conservar. Després s’elimina. El que s’ha eliminat no es pot recuperar.',
    },
    content: {
      title: 'Contingut',
      text: 'Revisem el que publiquem, però una pàgina pot haver quedat antiquada o contenir un error. El que ens obliga a totes dues parts és la proposta que t’enviem i acceptes, no una pàgina.\n\nEn desenvolupament, marcat com a «properament» i encara sense poder contractar-se: {{developing}}.\n\nA petició, que posem en marxa o desenvolupem només quan ho demanes: {{onRequest}}.\n\nLes xifres marcades com a comercials o estimades no són una promesa.',
    },
    finance: {
      title: 'Finances descentralitzades i inversió',
      text: 'Res del que hi ha en aquest lloc web és assessorament personal d’inversió, fiscal o jurídic, ni una oferta per invertir. Amb els actius digitals i el trading pots perdre tot el que hi posis. Decideix amb la teva pròpia informació i, si tens dubtes, amb un assessor autoritzat.',
    },
    property: {
      title: 'Propietat intel·lectual i industrial',
      text: 'Els textos, els dibuixos i els programes d’aquest lloc web són de {{name}} o es fan servir amb permís. Els pots citar i pots enllaçar qualsevol pàgina pública. Les altres marques són dels seus titulars.',
    },
    links: {
      title: 'Enllaços a altres llocs web',
      text: 'Alguns enllaços porten a llocs web de tercers. Els triem de bona fe, però no els controlem; quan sapiguem que un porta a una cosa il·lícita, el traurem.',
    },
    law: {
      title: 'Llei aplicable',
      text: 'S’aplica la llei espanyola. Si actues com a consumidor, conserves els drets que et dona la llei del teu país de residència i pots anar als seus tribunals.',
    },
  },
};
