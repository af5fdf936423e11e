import type { Texts } from '@/i18n/texts';
import type { texts as english } from './algorithmia.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'AlgorithmIA, le trading algorithmique avec l’IA',
    description:
      'AlgorithmIA réunira modèles de trading, backtests, bot et limites de risque sur une seule plateforme. En préparation : ce qu’elle fera, en trois étapes, et les risques.',
    keywords:
      'trading algorithmique, bot de trading IA, backtesting, apprentissage par renforcement, gestion du risque, modèles de trading',
  },
  hero: {
    eyebrow: 'AlgorithmIA, le trading algorithmique avec l’IA',
    title: 'Éprouvez le modèle avant que le marché ne le fasse',
    lead: 'AlgorithmIA est une plateforme pour qui veut investir selon des règles et non sur un coup de tête, et peut supporter une perte : vous choisissez ou écrivez un modèle, vous l’essayez sur des cours passés et un bot le suit, dans la limite des pertes que vous avez acceptées d’avance.',
    soon: 'Bientôt disponible',
    soonReason: 'AlgorithmIA est en préparation : on ne peut pas encore l’utiliser.',
    explore: 'Découvrir les fonctions',
    ask: 'Se renseigner',
  },
  figure: {
    caption:
      'Un modèle essayé sur des cours inventés\u00a0: le solde monte, recule sans atteindre le stop général et remonte en partie.',
    balance: 'Solde simulé',
    stop: 'Stop général',
    invented: 'Données inventées',
    buys: 'achat',
    sells: 'vente',
    below: 'sous son plus haut',
    readings: 'Cet essai',
    capital: 'Capital de départ',
    axis: 'Semaines depuis le début',
    length: 'Durée',
    weeks_one: '{{count}} semaine',
    weeks_other: '{{count}} semaines',
    deepest: 'Plus fort recul depuis le plus haut',
    end: 'Solde final',
  },
  target: {
    title: 'Ce qui est visé, et ce qui n’est pas promis',
    figure: '2-4\u202f%',
    label: 'Rendement mensuel visé, estimé',
    note: 'Chiffre commercial : une estimation, pas une promesse.',
    results:
      'AlgorithmIA n’est pas encore lancée : aucun résultat de compte réel ne se trouve derrière ce chiffre.',
    losses: 'Un objectif peut être manqué. Un mois peut finir par une perte, une année aussi.',
    capital: 'N’engagez que l’argent que vous pourriez perdre sans changer de vie.',
  },
  features: {
    title: 'Six éléments, dont vous fixez les limites',
    lead: 'Voici ce que nous construisons. Les descriptions sont celles de la plateforme achevée.',
    items: {
      models: {
        title: 'Modèles de trading personnalisables',
        text: 'Momentum, retour à la moyenne, cassure, ou un modèle de votre création.',
      },
      backtesting: {
        title: 'Backtesting',
        text: 'Essayez un modèle sur des cours passés avec votre capital, vos frais et votre stop-loss.',
      },
      bot: {
        title: 'Bot de trading par IA',
        text: 'Il exécute le modèle et apprend de chaque opération, par apprentissage par renforcement.',
      },
      charts: {
        title: 'Graphiques TradingView et webhooks',
        text: 'Suivez les cours sur les graphiques TradingView et recevez des signaux externes par webhook.',
      },
      risk: {
        title: 'Gestion du risque',
        text: 'Un stop général, une perte maximale et des alertes quand la volatilité sort de l’ordinaire.',
      },
      coach: {
        title: 'Coach IA',
        text: 'Recommande un modèle selon votre profil d’investisseur, votre tolérance au risque et l’état du marché.',
      },
    },
  },
  steps: {
    title: 'Trois étapes, et rien en jeu avant la troisième',
    lead: 'Ce que vous décidez à une étape peut être changé avant de passer à la suivante.',
    items: {
      onboarding: {
        title: 'Prise en main',
        text: 'Vous dites quel investisseur vous êtes et jusqu’où vous voulez aller.',
        point1: 'Profil d’investisseur',
        point2: 'Tolérance au risque',
        point3: 'Répartition du capital',
        point4: 'Connexion au courtier par API sécurisée',
      },
      testing: {
        title: 'Modèle et essais',
        text: 'Vous cherchez un modèle qui tient, les bonnes années comme les mauvaises.',
        point1: 'Choix du modèle',
        point2: 'Essais sur le passé',
        point3: 'Optimisation des paramètres',
      },
      live: {
        title: 'Trading en direct',
        text: 'Le bot opère, vous surveillez et vous l’arrêtez quand vous voulez.',
        point1: 'Opérations par le bot',
        point2: 'Suivi',
        point3: 'Alertes',
      },
    },
  },
  action: {
    title: 'La liste d’attente n’est pas encore ouverte',
    text: 'Jusqu’à son ouverture, nous n’acceptons de personne ni inscription, ni dépôt, ni données de carte pour AlgorithmIA. Si vous voulez en savoir plus, écrivez-nous\u00a0: une personne vous répond.',
    soon: 'Bientôt disponible',
    soonReason: 'L’inscription sera possible dès l’ouverture de la liste d’attente.',
    ask: 'Nous écrire',
    home: 'Retour à l’accueil',
  },
  specifications: {
    title: 'Spécifications techniques',
    lead: 'Ce que nous annonçons pour la plateforme. Aucun tiers indépendant ne l’a encore audité.',
    items: {
      broker: {
        title: 'OAuth avec le courtier',
        text: 'Vous autorisez la connexion chez votre courtier, sans nous donner votre mot de passe.',
      },
      encryption: {
        title: 'Chiffrement AES',
        text: 'Les données confiées à la plateforme sont chiffrées.',
      },
      activity: {
        title: 'Surveillance de l’activité',
        text: 'Ce qui se passe sur votre compte est surveillé, pour que tout fait inhabituel ressorte.',
      },
    },
  },
  note: {
    title: 'Avertissement sur les risques',
    losses:
      'Opérer sur les marchés financiers comporte un risque élevé : vous pouvez perdre tout ou partie du capital engagé. Les résultats passés, et plus encore les résultats simulés, ne préjugent pas des résultats futurs.',
    advice:
      'Cette page informe sur un produit en préparation. Elle n’est ni une offre ni un conseil en investissement, et tout rendement cité ici est une estimation commerciale, pas une promesse.',
    trademark:
      'TradingView est une marque de son titulaire. Elle est citée pour dire avec quoi la plateforme fonctionnera.',
  },
};
