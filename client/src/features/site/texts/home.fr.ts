import type { Texts } from '@/i18n/texts';
import type { texts as english } from './home.en';

export const texts: Texts<typeof english> = {
  hero: {
    eyebrow: 'Intelligence artificielle et finance décentralisée',
    title: 'Une IA qui mérite sa place dans votre entreprise',
    lead: 'Nous vous disons où elle est rentable et où elle ne l’est pas, mettons en place des solutions prêtes à l’emploi et développons ce qui n’existe pas encore. Pour les entreprises et pour les particuliers.',
    services: 'Voir les services',
    solutions: 'Voir les solutions',
    sample: 'Voir un exemple de rapport',
  },
  about: {
    title: 'Un cabinet avec une règle : expliquer d’abord',
    lead: 'Nous travaillons là où l’intelligence artificielle et la finance décentralisée rencontrent le quotidien d’une entreprise.',
    mission: {
      title: 'Notre mission',
      text: 'Mettre l’IA au travail là où elle vous fait gagner du temps ou de l’argent, et dire clairement là où ce n’est pas le cas.',
    },
    vision: {
      title: 'Notre vision',
      text: 'Qu’une boutique de trois personnes utilise les mêmes outils qu’une entreprise de trois cents, et sache ce qu’ils font.',
    },
    valuesTitle: 'Quatre valeurs qui guident notre travail',
    values: {
      simplicity: {
        title: 'Simplicité',
        text: 'Si une étape suffit, nous n’en vendons pas trois.',
      },
      transparency: {
        title: 'Transparence',
        text: 'Vous savez ce que cela coûte, ce que cela sait faire et où cela échoue avant de commencer.',
      },
      partnership: {
        title: 'Partenariat',
        text: 'Nous décidons avec vous et laissons votre équipe capable de continuer sans nous.',
      },
      results: {
        title: 'Résultats',
        text: 'Nous convenons au départ de ce qui doit s’améliorer, et c’est cela que nous mesurons.',
      },
    },
  },
  services: {
    title: 'Trois façons de commencer',
    lead: 'Choisissez celle qui vous ressemble. Tout commence par une conversation, pas par un contrat.',
    ask: 'Se renseigner',
    consultoria_ia: {
      need: 'Vous voulez utiliser l’IA sans savoir par où commencer.',
      text: 'Nous regardons comment vous travaillez et disons où l’IA vous ferait gagner du temps ou de l’argent, et où elle n’apporterait rien.',
      get1: 'Un état des lieux clair',
      get2: 'Les quelques étapes utiles, dans l’ordre',
      get3: 'Ce que chacune demande : données, personnes, temps',
    },
    soluciones_ia: {
      need: 'Vous voulez quelque chose qui fonctionne vite.',
      text: 'Nous mettons en place une solution prête à l’emploi, de l’agent qui répond à vos clients à la finance décentralisée, et vous montrons comment vous en servir.',
      get1: 'Une solution choisie pour votre cas',
      get2: 'Configurée avec vos données et vos comptes',
      get3: 'Ses limites et ses risques, expliqués avant',
    },
    custom_ai: {
      need: 'Aucun produit du marché ne fait ce qu’il vous faut.',
      text: 'Nous le développons avec vous, par étapes assez courtes pour changer de cap.',
      get1: 'Quelque chose à essayer à chaque étape',
      get2: 'Relié à vos systèmes existants',
      get3: 'Documentation et formation pour votre équipe',
    },
  },
  solutions: {
    title: 'Onze solutions, une tâche chacune',
    lead: 'Cherchez la tâche qui vous parle. Vous pouvez vous renseigner sur chacune, et certaines s’utilisent dès maintenant.',
    all: 'Toutes les solutions en détail',
  },
  call: {
    title: 'Vous ne savez pas par où commencer ?',
    text: 'Commencez par vos chiffres : le calculateur vous dit, gratuitement, combien de ventes couvrent vos coûts.',
    button: 'Ouvrir le calculateur',
  },
  contact: {
    title: 'Dites-nous ce qu’il vous faut',
    lead: 'Quelques lignes suffisent. Une personne vous répond par e-mail, et le premier appel est gratuit.',
  },
};
