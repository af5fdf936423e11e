import type { Texts } from '@/i18n/texts';
import type { texts as english } from './consultia.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'ConsultIA, le conseiller financier par IA pour vous et votre famille',
    description:
      'ConsultIA examine ensemble votre épargne, vos placements, votre crédit immobilier et vos assurances, et vous dit quoi changer et pourquoi. Pour les particuliers et les familles.',
    keywords:
      'conseiller financier IA, finances personnelles, budget familial, plan d’épargne, comparaison de crédits immobiliers, assurances, Espagne',
  },
  hero: {
    back: 'Retour à l’accueil',
    eyebrow: 'ConsultIA, vos finances personnelles avec l’IA',
    title: 'Un conseiller financier pour vous et vos proches',
    lead: 'ConsultIA rassemble vos comptes, montre où part l’argent et propose la suite : combien épargner, où placer, ce que devraient coûter votre crédit et vos assurances. Il oriente, ce n’est pas un conseil réglementé : c’est vous qui décidez.',
    start: 'Commencer avec ConsultIA',
    begin:
      'Les deux boutons ouvrent le formulaire de contact et une personne vous répond. Le premier appel est gratuit ; le prix arrive par écrit, avant tout engagement.',
  },
  portal: {
    question: 'Vous avez un compte d’entreprise\u00a0?',
    signIn: 'Connectez-vous à CONSULTIA, le portail de conseil',
  },
  figure: {
    caption:
      'Une année d’exemple où un imprévu coûte 600\u00a0€. Dépenser 98\u00a0€ de moins par mois avance l’objectif de 3\u00a0000\u00a0€ du mois 12 au mois 10.',
    axis: 'Mois',
    goal: 'Objectif\u00a0: {{amount}}',
    expense: 'Dépense imprévue\u00a0: {{amount}}',
    months: 'Douze mois d’épargne',
    month: 'Un mois de l’exemple',
    income: 'Entrées',
    home: 'Logement',
    daily: 'Vie courante',
    cover: 'Assurances',
    left: 'Reste à épargner',
  },
  features: {
    title: 'Quatre volets de votre argent, vus ensemble',
    lead: 'Un crédit moins cher laisse plus à épargner, et l’épargne disponible détermine le risque raisonnable. C’est pourquoi ConsultIA regarde les quatre à la fois.',
    items: {
      savings: {
        title: 'Stratégies d’épargne personnalisées',
        text: 'D’abord des comptes clairs : ce qui entre, ce qui sort. Ensuite, un plan adapté.',
        point1: 'Classement et analyse des dépenses',
        point2: 'Optimisation du budget mensuel',
        point3: 'Objectifs d’épargne et projections',
      },
      investment: {
        title: 'Planification des placements',
        text: 'Comment répartir l’argent dont vous n’aurez pas besoin de sitôt, selon le risque que vous supportez.',
        point1: 'Répartition des actifs',
        point2: 'Optimisation du portefeuille selon le risque',
        point3: 'Recommandations qui tiennent compte des impôts',
      },
      mortgage: {
        title: 'Analyse complète du crédit immobilier',
        text: 'Que vous soyez sur le point de signer ou que vous remboursiez depuis des années : ce qu’il coûte vraiment, et ce qui pourrait le réduire.',
        point1: 'Comparaison des offres',
        point2: 'Détection des occasions de renégociation',
        point3: 'Optimisation des mensualités',
      },
      insurance: {
        title: 'Recommandations d’assurance',
        text: 'Ce qui est couvert, ce que vous payez deux fois et ce qui vous laisserait sans protection.',
        point1: 'Détection des lacunes de couverture',
        point2: 'Comparaison des prix des contrats',
        point3: 'Couverture optimisée',
      },
    },
  },
  steps: {
    title: 'De comptes éparpillés à un plan, en quatre étapes',
    lead: 'Les deux premières ne se font qu’une fois. Les deux autres durent tant que vous le souhaitez.',
    items: {
      connect: {
        title: 'Reliez vos comptes',
        text: 'Vous choisissez les comptes, les prêts et les contrats concernés, et vous pouvez en retirer à tout moment.',
      },
      analysis: {
        title: 'Analyse financière par IA',
        text: 'Chaque opération rejoint sa catégorie ; dettes, épargne et assurances sont mises en regard.',
      },
      recommendations: {
        title: 'Recommandations personnalisées',
        text: 'Une liste courte, classée par effet, chaque point avec ses raisons et les chiffres dont il découle.',
      },
      monitoring: {
        title: 'Suivi continu',
        text: 'Quand un taux, un revenu ou une dépense change, le plan est recalculé et vous savez ce qui diffère.',
      },
    },
  },
  example: {
    place: 'Une recommandation, telle que vous la liriez',
    advice: 'Dépensez un dixième de moins pour la vie courante\u00a0: {{amount}} par mois',
    before: 'Aujourd’hui',
    after: 'Avec le changement',
    reached: 'Objectif atteint',
    month: 'mois {{month}}',
    why: 'Pourquoi commencer par la vie courante',
    reason: 'Crédit et assurances sont longs à changer ; ceci peut débuter tout de suite.',
    against: 'Ce qui s’y oppose',
    doubt: 'Les médicaments et le trajet du travail ne se réduisent pas.',
  },
  audiences: {
    title: 'Pour vous ou pour toute la maison',
    lead: 'Les questions changent selon ceux qui dépendent de la réponse.',
    items: {
      individuals: {
        title: 'Particuliers',
        text: 'Vous gérez votre argent vous-même et ne voulez plus le faire à vue de nez.',
        point1: 'Gestion des finances personnelles',
        point2: 'Optimisation des dettes',
        point3: 'Préparation de la retraite',
        point4: 'Optimisation du portefeuille de placements',
      },
      families: {
        title: 'Familles',
        text: 'Plusieurs revenus, des dépenses partagées et des projets sur de longues années.',
        point1: 'Planification du budget familial',
        point2: 'Protection de la famille',
        point3: 'Financement des études',
      },
    },
  },
  action: {
    title: 'Commencez par la question qui vous préoccupe le plus',
    text: 'Pour l’essai ou la démonstration, dites-nous en quelques lignes ce que vous voulez mettre en ordre. Nous convenons de l’un ou de l’autre avec vous par e-mail.',
    trial: 'Commencer l’essai gratuit',
    demo: 'Réserver une démonstration',
  },
  note: {
    title: 'Une aide, pas un conseil réglementé',
    advice:
      'ConsultIA vous aide à organiser vos finances personnelles. Ce n’est pas un conseil réglementé en matière de placement, d’impôts, de crédit ou d’assurance, et il n’effectue aucune opération à votre place.',
    estimates:
      'Ses projections sont des estimations fondées sur les données que vous fournissez et ne garantissent aucun résultat. Avant une décision importante, vérifiez-les avec un professionnel agréé.',
  },
};
