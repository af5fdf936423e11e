import type { Texts } from '@/i18n/texts';
import type { texts as english } from './common.en';

export const texts: Texts<typeof english> = {
  actions: {
    add: 'Ajouter',
    back: 'Retour',
    cancel: 'Annuler',
    close: 'Fermer',
    create: 'Créer',
    retry: 'Réessayer',
    save: 'Enregistrer',
    search: 'Rechercher',
  },
  discard: {
    title: 'Abandonner votre saisie ?',
    description: 'Elle n’a pas été enregistrée.',
    keep: 'Continuer la saisie',
    discard: 'Abandonner',
  },
  confirmation: {
    typed: 'Tapez « {{text}} » pour confirmer',
  },
  error: {
    title: 'Un problème est survenu',
    load: 'Le chargement a échoué. Vérifiez votre connexion et réessayez.',
  },
  field: {
    optional: 'facultatif',
    hidePassword: 'Masquer le mot de passe',
    showPassword: 'Afficher le mot de passe',
    choose: 'Choisir…',
  },
  language: {
    label: 'Langue',
    en: 'English',
    es: 'Español',
  },
  loading: 'Chargement…',
  notFound: {
    title: 'Erreur 404 : page introuvable',
    hint: 'Avez-vous oublié d’ajouter la page au routeur ?',
    home: 'Retour à l’accueil',
  },
  notifications: 'Notifications',
  skip: 'Aller au contenu',
  theme: {
    dark: 'Utiliser le thème sombre',
    light: 'Utiliser le thème clair',
  },
};
