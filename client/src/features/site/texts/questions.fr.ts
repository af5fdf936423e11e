import type { Texts } from '@/i18n/texts';
import type { texts as english } from './questions.en';

export const texts: Texts<typeof english> = {
  title: 'Six questions avant de commencer',
  lead: 'Des réponses courtes, chacune avec l’endroit où la vérifier.',
  data: {
    q: 'Où sont mes données ?',
    a: 'Dans une seule base de données, sur le serveur de ce site. De votre mot de passe, il ne garde qu’une empreinte, et rien ne va à des annonceurs.',
    link: 'Ce qui est conservé, et combien de temps',
  },
  model: {
    q: 'Un modèle de langage les lit-il ?',
    a: 'Pas pour le rapport : des règles fixes l’écrivent. Dans COMERZIA, un modèle n’écrit que s’il y en a un de connecté à ce site. Il reçoit les noms et les faits d’un produit, jamais de contacts ni de leads, et ses textes sont signalés.',
    link: 'Comment fonctionne COMERZIA',
  },
  leave: {
    q: 'Puis-je les emporter ?',
    a: 'Oui. Les réglages vous donnent tout en un fichier, et le rapport existe en PDF. Supprimer le compte supprime tout ce qu’il contient.',
    link: 'Vos droits sur vos données',
  },
  person: {
    q: 'Qui me répond ?',
    a: 'Une personne. Les messages du formulaire sont lus du lundi au vendredi, de 9 h à 18 h (Espagne), et la réponse arrive par e-mail.',
    link: 'Vers le formulaire de contact',
  },
  cost: {
    q: 'Combien cela coûte-t-il ?',
    a: 'Un compte et le premier appel ne coûtent rien. Après l’appel, vous recevez un prix par écrit, avant que rien ne commence.',
    link: 'Ce qu’il faut pour chaque service',
  },
  limits: {
    q: 'Que ne peut-elle pas faire ?',
    a: 'Décider à votre place ni savoir ce que vous n’avez pas dit. Le rapport note en questions ce qu’il ignore ; aucune campagne ne part sans accord ; aucun chiffre d’ici n’est une promesse.',
    link: 'Un rapport avec ses questions ouvertes',
  },
};
