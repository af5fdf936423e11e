import type { Texts } from '@/i18n/texts';
import type { texts as english } from './example.en';

export const texts: Texts<typeof english> = {
  company: 'Panadería Espiga (exemple)',
  languages: 'ES | EN',
  address: 'espiga.example',
  product: 'Petits déjeuners au bureau',
  headline: 'Le petit déjeuner à votre bureau avant neuf heures',
  fresh: 'Pain et viennoiseries du jour',
  change: 'La commande se modifie jusqu’à la veille à dix-huit heures',
  term: 'Sans engagement',
  price: '3,50\u00a0€ par personne',
  included: 'Livraison comprise, à moins de deux kilomètres de la boulangerie.',
  order: 'Commander un premier petit déjeuner',
  fields: {
    email: 'Votre adresse e-mail',
    people: 'Combien êtes-vous\u00a0?',
  },
  consent: 'Nous vous répondons par e-mail\u00a0; des offres, seulement si vous en demandez.',
  channels: {
    email: 'E-mail',
    social: 'Réseaux sociaux',
    landing: 'Page d’atterrissage',
  },
  campaigns: {
    email: 'Qui descend chercher le petit déjeuner demain\u00a0? Personne\u00a0: il monte tout seul.',
    social: 'Du pain tout frais à la réunion de neuf heures, pour 3,50\u00a0€ par personne.',
    landing: 'Le petit déjeuner à votre bureau avant neuf heures. Sans engagement.',
  },
  leads: {
    small: {
      who: 'Bureau de 12 personnes',
      what: 'Par la page d’atterrissage · première réponse envoyée',
    },
    large: {
      who: 'Bureau de 40 personnes',
      what: 'Par l’e-mail · première réponse envoyée',
    },
  },
  reply: {
    name: 'Première réponse automatique',
    text: 'Merci de votre intérêt pour les petits déjeuners au bureau. Ils coûtent 3,50\u00a0€ par personne, livraison comprise. Quel matin vous conviendrait\u00a0?',
  },
};
