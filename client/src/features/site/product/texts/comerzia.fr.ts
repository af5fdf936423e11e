import type { Texts } from '@/i18n/texts';
import type { texts as english } from './comerzia.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'ComerzIA, votre directeur commercial IA',
    description:
      'ComerzIA mène un produit de son analyse aux prospects qui ont reçu une réponse, en six étapes : campagnes AIDA, visuels, publication, captation et réponses automatiques. Le portail client est ouvert.',
    keywords:
      'ComerzIA, directeur commercial IA, campagnes AIDA, publication sur les réseaux sociaux, captation de prospects, réponses automatiques',
  },
  hero: {
    title: 'ComerzIA, votre directeur commercial IA',
    lead: 'Vous décrivez un produit. ComerzIA écrit les campagnes, les publie, réunit les personnes intéressées et envoie la première réponse. Vous décidez de ce qui part.',
    open: 'Le portail client est ouvert. Le compte est gratuit ; tout autre prix vous parvient par écrit, avant de commencer.',
    home: 'Retour à l’accueil',
  },
  drawing: {
    caption:
      'Un exemple de ce que cela donne\u00a0: la publication d’une boulangerie et les chiffres d’un mois.',
  },
  steps: {
    title: 'D’un produit à des prospects qui ont leur réponse, en six étapes',
    lead: 'Chaque étape laisse quelque chose que vous pouvez voir, changer et utiliser.',
    items: {
      analysis: {
        title: 'Analyse du produit',
        text: 'Ce qu’il fait, pour qui, et pourquoi on le choisirait plutôt qu’un autre. Ce qui manque vous est demandé.',
      },
      campaigns: {
        title: 'Génération de 3 campagnes AIDA',
        text: 'Attention, intérêt, désir, action : trois angles différents sur le même produit, pour l’e-mail, les réseaux et les pages d’atterrissage.',
      },
      assets: {
        title: 'Création de visuels',
        text: 'Des images pour chaque campagne, à vos couleurs et aux formats que demande chaque réseau.',
      },
      publishing: {
        title: 'Publication sur les réseaux sociaux',
        text: 'Les campagnes que vous approuvez paraissent sur vos réseaux, aux jours de votre choix.',
      },
      capture: {
        title: 'Captation de prospects',
        text: 'Toute personne intéressée rejoint une seule liste, avec la campagne d’où elle vient.',
      },
      replies: {
        title: 'Réponses automatiques aux prospects',
        text: 'Chaque nouveau prospect reçoit la première réponse que vous avez approuvée, et les relances s’arrêtent dès qu’il répond. À vous de poursuivre.',
      },
    },
  },
  figure: {
    title: 'Que davantage d’intéressés vous laissent leurs coordonnées',
    value: '32\u00a0%',
    label: 'de prospects captés en plus',
    note: 'Chiffre commercial, pas une promesse.',
    text: 'Ce que vous captez dépend de votre produit, de votre public et de votre rythme de publication. ComerzIA montre vos propres chiffres, et le dit quand les données ne suffisent pas.',
  },
  audiences: {
    title: 'Pour ceux qui vendent bien de vive voix et peu en ligne',
    lead: 'Petites entreprises et indépendants sans service marketing.',
    point1: 'Vous publiez quand vous en trouvez le temps, et vous le trouvez rarement.',
    point2: 'Les messages arrivent par quatre portes et certains restent sans réponse.',
    point3: 'Chaque campagne repart d’une page blanche.',
  },
  control: {
    title: 'Il propose, vous décidez',
    lead: 'Un directeur rend des comptes. Celui-ci les rend à vous.',
    point1: 'Aucune campagne ne part sans votre accord.',
    point2: 'Chaque chiffre d’un texte vient de ce que vous avez dit du produit.',
    point3:
      'Seules les personnes qui y ont consenti reçoivent des e-mails, et un clic suffit pour s’en désinscrire.',
  },
  action: {
    title: 'Commencez par un produit',
    text: 'Dans le portail client, vous le décrivez et voyez ses campagnes un instant plus tard. Ou dites-nous d’abord ce que vous vendez et à qui : une personne vous répond par e-mail.',
    ask: 'Parlez-nous de votre produit',
    demo: 'Essayer la démo',
    register: 'Créer un compte',
    landing: 'Voir la page d’atterrissage',
  },
  note: {
    title: 'Ce qui doit encore venir',
    text: 'Les six étapes fonctionnent aujourd’hui. Encore en développement : les conversations automatiques, qui répondront à ce qu’on vous écrit ensuite. Se renseigner n’engage à rien.',
  },
};
